/** While you waited: what others did since your last move, turn by turn, and what of it concerns you. */

import { ACT, BANNER } from './scenes';
import type { EventView, LogEntry, Position } from './wire';

export interface Line {
  /** The line of the log it is of. */
  number: number;
  events: EventView[];
  weight: number;
  /** Whether it names who reads. */
  mine: boolean;
  times: number;
}

/** What somebody did, the newest last. */
export interface Turn {
  seat: number;
  lines: Line[];
}

/** What changed for who reads: by how much, under which sign. */
export interface Change {
  icon: string;
  by: number;
}

const SHOWN = 4; // of what does not name the reader, in one turn

/** What counts of one's own, by game: where it stands in the view (`#` is one's seat), and its sign. */
const COUNTED: Record<string, [path: string, icon: string][]> = {
  shards: [
    ['players/#/health', 'health'],
    ['players/#/mastery', 'mastery'],
    ['players/#/champions', 'player'],
  ],
  etherstone: [
    ['players/#/health', 'health'],
    ['players/#/vp', 'vp'],
  ],
  evolution: [
    ['players/#/tokens', 'transmute'],
    ['players/#/creatures', 'creature'],
  ],
  quarriors: [
    ['players/#/glory', 'glory'],
    ['players/#/ready', 'die'],
  ],
  elves: [
    ['lands/#', 'land'],
    ['players/#/hand', 'hand'],
  ],
};

/** Whether a fact speaks of one of these seats: by name, or by a creature that bears its letter. That the turn passes to it is no news. */
export function names(event: EventView, seats: readonly number[]): boolean {
  if (event.what === 'turn-passed') return false;
  const words = Object.values(event.message.args).flat();
  return seats.some((seat) => words.includes(`seat:${seat}`) || words.some((word) => creatureOf(word) === seat));
}

function creatureOf(word: unknown): number {
  const found = typeof word === 'string' ? /^(?:creature:)?([A-F])\d+$/.exec(word) : null;
  return found ? found[1]!.charCodeAt(0) - 65 : -1;
}

/** The lines of the log that are recapped: the last that others made, from one's own move before them. */
export function stretch(log: readonly LogEntry[], seats: readonly number[]): LogEntry[] {
  const own = (entry: LogEntry) => entry.kind === 'choice' && seats.includes(entry.seat);
  let to = log.length;
  while (to > 0 && own(log[to - 1]!)) to--;
  let from = to;
  while (from > 0 && !own(log[from - 1]!)) from--;
  return log.slice(from, to);
}

/** Whose turn it was when this entry of the log was made: the first turn begins unsaid. */
function turnAt(log: readonly LogEntry[], entry: LogEntry | undefined): number {
  const before = entry ? log.slice(0, log.indexOf(entry)) : [];
  const began = before.flatMap((one) => one.events).findLast((event) => event.what === 'turn-began');
  return typeof began?.args['seat'] === 'number' ? began.args['seat'] : (before.at(-1)?.seat ?? -1);
}

/** What others did, in moments worth a line; who reads finds everything that names him, and what came of his own last move. */
export function recap(log: readonly LogEntry[], seats: readonly number[]): Turn[] {
  const turns: Turn[] = [];
  const told = stretch(log, seats);
  let seat = turnAt(log, told[0]);
  for (const entry of told) {
    let passed = 0;
    if (entry.seat >= 0) seat = entry.seat;
    for (const moment of entry.moments) {
      const events = entry.events.slice(passed, passed + moment.events);
      passed += moment.events;
      const began = events.find((event) => event.what === 'turn-began');
      if (began && typeof began.args['seat'] === 'number') seat = began.args['seat'];
      const mine = events.some((event) => names(event, seats));
      if (began || isPhase(events) || (moment.weight < ACT && !mine)) continue;
      if (turns.at(-1)?.seat !== seat || began) turns.push({ seat, lines: [] });
      const lines = turns.at(-1)!.lines;
      const last = lines.at(-1);
      if (last && worded(last.events) === worded(events)) last.times++;
      else lines.push({ number: entry.number, events, weight: moment.weight, mine, times: 1 });
    }
  }
  return turns
    .map((turn) => (seats.includes(turn.seat) ? { ...turn, lines: turn.lines.filter((line) => line.weight > ACT) } : turn))
    .filter((turn) => turn.lines.length)
    .map((turn) => ({ ...turn, lines: worthMost(turn.lines) }));
}

/** Dice that were rolled need not be told as drawn before. */
export function brief(events: EventView[]): EventView[] {
  if (!events.some((event) => event.what === 'rolled')) return events;
  return events.filter((event) => event.what !== 'drew' && event.what !== 'refilled');
}

/** The newest moment of the log that is worth a line of its own, and the seat that made it: the last act or blow, not the tidying after it. */
export function newest(log: readonly LogEntry[]): { seat: number; events: EventView[] } | null {
  for (const entry of log.toReversed()) {
    let to = entry.events.length;
    for (const moment of entry.moments.toReversed()) {
      const events = entry.events.slice(to - moment.events, to);
      to -= moment.events;
      if (moment.weight >= ACT && moment.weight < BANNER && !isPhase(events)) return { seat: seatOf(events[0]) ?? entry.seat, events };
    }
  }
  const last = log.findLast((entry) => entry.events.length > 0);
  return last ? { seat: last.seat, events: last.events.slice(0, 1) } : null;
}
const seatOf = (event: EventView | undefined) => (typeof event?.args['seat'] === 'number' ? event.args['seat'] : null);

/** That a phase begins says nothing of what is done in it. */
const isPhase = (events: readonly EventView[]) => events.every(({ what, args }) => what === 'attack-began' && args['n'] === undefined);

const worded = (events: readonly EventView[]) => JSON.stringify(events.map((event) => event.message));

/** All that names the reader, and the weightiest of the rest, in their order. */
function worthMost(lines: Line[]): Line[] {
  const others = lines.filter((line) => !line.mine).toSorted((a, b) => b.weight - a.weight);
  const kept = new Set(others.slice(0, SHOWN));
  return lines.filter((line) => line.mine || kept.has(line) || line.weight === BANNER);
}

/** What changed for this seat between two positions. */
export function changes(game: string, seat: number, before: Position | null, after: Position | null): Change[] {
  if (!before || !after) return [];
  return (COUNTED[game] ?? []).flatMap(([path, icon]) => {
    const [was, is] = [amount(before, path, seat), amount(after, path, seat)];
    return was === null || is === null || was === is ? [] : [{ icon, by: is - was }];
  });
}

function amount(position: Position, path: string, seat: number): number | null {
  let found: unknown = position.view;
  for (const name of path.replace('#', String(seat)).split('/')) found = (found as Record<string, unknown> | undefined)?.[name];
  return typeof found === 'number' ? found : Array.isArray(found) ? found.length : null;
}
