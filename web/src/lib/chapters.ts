/** A recorded game as a list of moves: turns, their choices and moments, what it turned on, and where all that stands in time. */

import { turningPoints } from './course';
import { FATE } from './scenes';
import type { Msg, PlyView, RecordView } from './wire';

/** A place in a record: after how many choices, and how many moments of the last of them. */
export interface Place {
  ply: number;
  seen: number;
}

/** A turn: it begins after the choice `from` and ends with the choice `to`. */
export interface Chapter {
  /** Whose turn; -1 before the first. */
  seat: number;
  /** Which turn of the game, as the log counts them. */
  n: number;
  from: number;
  to: number;
  peaks: Peak[];
}

/** What one would look for: a battle's end, a death, a scoring, a choice at which the game turned. */
export interface Peak extends Place {
  kind: string;
  weight: number;
  message: Msg;
  turning: boolean;
}

const TURN = 'turn-began';
const POINTS = 5; // choices that are told as turning points, at most

/** Whose turn a moment begins; -1 if none. */
function begun(mark: PlyView['moments'][number]): number {
  const seat = mark.kind === TURN ? mark.message?.args['seat'] : undefined;
  return typeof seat === 'string' && seat.startsWith('seat:') ? Number(seat.slice(5)) : -1;
}

type Recorded = Pick<RecordView, 'plies' | 'standing' | 'outcome'>;

/** What is worth a mark, in the order played. */
export function peaks(record: Recorded): Peak[] {
  const turned = new Map(turningPoints(record.plies, record.standing, record.outcome?.winners ?? [], POINTS).map((turn) => [turn.ply, turn]));
  return record.plies.flatMap((choice, i) => {
    const ply = i + 1;
    const found: Peak[] = choice.moments.flatMap(({ kind, weight, message }, m) =>
      weight >= FATE && kind !== TURN && message ? [{ ply, seen: m + 1, kind, weight, message, turning: false }] : [],
    );
    if (!turned.has(ply)) return found;
    const [first, ...rest] = found;
    if (first) return [{ ...first, turning: true }, ...rest];
    return [{ ply, seen: choice.moments.length, kind: '', weight: FATE, message: choice.label, turning: true }];
  });
}

/**
 * The moment that decided it: where points are counted, the choice after which the winner stayed ahead; else the blow that
 * ended it. None where the winner was ahead from the first, or only the counting showed who had won.
 */
export function deciding(record: Recorded): (Peak & { ahead: boolean }) | null {
  const { plies, standing, outcome } = record;
  if (!outcome) return null;
  const marks = peaks(record).filter(({ kind }) => kind !== '');
  if (!outcome.scores.some((lines) => lines.length)) {
    const blow = marks.findLast(({ ply }) => ply >= plies.length);
    return blow ? { ...blow, ahead: false } : null;
  }
  const best = (ply: number, won: boolean) => Math.max(0, ...(standing[ply] ?? []).filter((_, seat) => outcome.winners.includes(seat) === won));
  const behind = plies.findLastIndex((_, ply) => best(ply, true) <= best(ply, false));
  const choice = plies[behind];
  if (!choice || behind === plies.length - 1) return null;
  const ply = behind + 1;
  const told = marks.find((mark) => mark.ply === ply);
  const plain: Peak = { ply, seen: choice.moments.length, kind: '', weight: FATE, message: choice.label, turning: true };
  return { ...(told ?? plain), ahead: true };
}

export function chapters(record: Recorded): Chapter[] {
  const marks = peaks(record);
  const last = record.plies.length;
  const found: Chapter[] = [{ seat: -1, n: 0, from: 0, to: last, peaks: [] }];
  let turns = 0;
  record.plies.forEach((choice, i) => {
    for (const mark of choice.moments) {
      const seat = begun(mark);
      if (seat < 0) continue;
      const n = Number(mark.message?.args['n'] ?? turns + 1);
      turns = n;
      found.at(-1)!.to = i + 1;
      found.push({ seat, n, from: i + 1, to: last, peaks: [] });
    }
  });
  // A turn in which nobody chooses anything is no place to go to, except the last one.
  const kept = found.filter((one, i) => one.to > one.from || (i === found.length - 1 && !i));
  return kept.map((one) => ({ ...one, peaks: marks.filter((mark) => mark.ply > one.from && mark.ply <= one.to) }));
}

/** The chapter in which the position after this choice lies. */
export function chapterAt(all: readonly Chapter[], ply: number): number {
  const at = all.findLastIndex((one) => one.from <= ply);
  return Math.max(0, at);
}

/** The record in steps of one moment each; a choice that nobody saw anything of is a step too. */
export class Steps {
  #before: number[] = [0];

  constructor(plies: readonly Pick<PlyView, 'moments'>[]) {
    for (const { moments } of plies) this.#before.push(this.#before.at(-1)! + Math.max(1, moments.length));
  }

  get most(): number {
    return this.#before.at(-1)!;
  }

  /** How many steps lead to a place. */
  of({ ply, seen }: Place): number {
    return ply ? this.#before[ply - 1]! + Math.max(1, Math.min(seen, this.width(ply))) : 0;
  }

  /** How many moments a choice has. */
  width(ply: number): number {
    return ply ? this.#before[ply]! - this.#before[ply - 1]! : 0;
  }

  /** The place after this many steps. */
  at(step: number): Place {
    const wanted = Math.max(0, Math.min(step, this.most));
    if (!wanted) return { ply: 0, seen: 0 };
    let [low, high] = [1, this.#before.length - 1];
    while (low < high) {
      const mid = (low + high) >> 1;
      if (this.#before[mid]! >= wanted) high = mid;
      else low = mid + 1;
    }
    return { ply: low, seen: wanted - this.#before[low - 1]! };
  }
}
