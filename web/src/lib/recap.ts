/** While you waited: what others did since your last move, turn by turn, and what of it concerns you. */

import { ACT, BANNER, FATE } from './scenes';
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

/** What changed for the reader: by how much, under which sign. */
export interface Change {
  icon: string;
  by: number;
}

const SHOWN = 4; // of what does not name the reader, in one turn
const DONE = 2; // an act is told before a blow of the battle it led to

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

/** Whose turn begins with a fact; -1 with any other. */
const begun = (event: EventView) => (event.what === 'turn-began' && typeof event.args['seat'] === 'number' ? event.args['seat'] : -1);

/** The turns that begin in the log: whose they are, and in which entry. */
function turns(log: readonly LogEntry[]): { seat: number; at: number }[] {
  return log.flatMap((entry, at) => entry.events.map(begun).flatMap((seat) => (seat >= 0 ? [{ seat, at }] : [])));
}

/** The lines of the log that are recapped: all since the reader's last turn ended; where no turn is told, the last that others made. */
export function stretch(log: readonly LogEntry[], seats: readonly number[]): LogEntry[] {
  const marks = turns(log);
  const isOwn = (mark: { seat: number }) => seats.includes(mark.seat);
  const others = marks.findLastIndex((mark) => !isOwn(mark));
  if (others >= 0) {
    const own = marks.slice(0, others).findLastIndex(isOwn);
    return log.slice(marks[own + 1]!.at);
  }
  const own = (entry: LogEntry) => entry.kind === 'choice' && seats.includes(entry.seat);
  let to = log.length;
  while (to > 0 && own(log[to - 1]!)) to--;
  let from = to;
  while (from > 0 && !own(log[from - 1]!)) from--;
  return log.slice(from, to);
}

/** The line with which a turn of the reader's began, as long as nothing was done in it; null later, and in the turns of others. */
export function fresh(log: readonly LogEntry[], seats: readonly number[]): number | null {
  const last = turns(log).at(-1);
  if (!last || !seats.includes(last.seat)) return null;
  const done = log.slice(last.at + 1).some((entry) => entry.kind === 'choice' && seats.includes(entry.seat) && !isPass(entry));
  return done ? null : log[last.at]!.number;
}

const isPass = (entry: LogEntry) => /-do-pass/.test(`-${entry.label?.id ?? ''}`);

/** Whose turn it was when this entry of the log was made: the first turn begins unsaid. */
function turnAt(log: readonly LogEntry[], entry: LogEntry | undefined): number {
  const before = entry ? log.slice(0, log.indexOf(entry)) : [];
  const began = before.flatMap((one) => one.events).findLast((event) => event.what === 'turn-began');
  return typeof began?.args['seat'] === 'number' ? began.args['seat'] : (before.at(-1)?.seat ?? -1);
}

/** What others did, in moments worth a line; readers find everything that names them, and what came of their own last move. */
export function recap(log: readonly LogEntry[], seats: readonly number[]): Turn[] {
  const found: Turn[] = [];
  const told = stretch(log, seats);
  let turn = turnAt(log, told[0]);
  let anew = true; // another turn has begun
  const first = turns(log)[0]?.at ?? -1;
  let playing = told.length > 0 && first < log.indexOf(told[0]!); // the first turn has begun, where turns are told
  for (const entry of told) {
    let passed = 0;
    let begins = false; // a turn of the reader's, by itself
    for (const moment of entry.moments) {
      const events = entry.events.slice(passed, passed + moment.events);
      passed += moment.events;
      const began = events.map(begun).find((seat) => seat >= 0) ?? -1;
      if (began >= 0) {
        turn = began;
        anew = playing = true;
        begins = seats.includes(began);
      }
      const own = !playing && seats.includes(leader(events) ?? -1); // one's own lot, before there were turns
      if (began >= 0 || own || isMark(events) || !isNews(entry, events, moment.weight, seats.includes(turn), begins, seats)) continue;
      const seat = face(entry, events, turn, seats);
      if (anew || found.at(-1)?.seat !== seat) found.push({ seat, lines: [] });
      anew = false;
      const { lines } = found.at(-1)!;
      const last = lines.at(-1);
      if (last && worded(last.events) === worded(events)) last.times++;
      else lines.push({ number: entry.number, events, weight: moment.weight, mine: events.some((event) => names(event, seats)), times: 1 });
    }
  }
  return found.map((one) => ({ ...one, lines: worthMost(one.lines) }));
}

/** Whether a moment is news to the reader: what others did or had done to them, what it did to the reader, and how every battle of theirs ended. */
function isNews(entry: LogEntry, events: EventView[], weight: number, ownTurn: boolean, begins: boolean, seats: readonly number[]): boolean {
  const lead = leader(events);
  const own = seats.includes(entry.seat); // who reads chose it
  const others = lead !== null && !seats.includes(lead);
  const mine = events.some((event) => names(event, seats));
  if (!ownTurn) {
    if (own && weight < BANNER) return others ? weight >= ACT : weight >= FATE && lead === null;
    return weight >= ACT || mine;
  }
  if (own || weight === BANNER) return false;
  if (others) return weight > ACT || (weight === ACT && lead === entry.seat);
  return mine && entry.seat >= 0 && !begins && !isPass(entry);
}

/** Under whose face a moment is told: that of the seat whose turn it is, or of the one who answered in it. */
function face(entry: LogEntry, events: EventView[], turn: number, seats: readonly number[]): number {
  const answers = entry.seat >= 0 && (leader(events) === entry.seat || seats.includes(turn));
  return answers && !seats.includes(entry.seat) ? entry.seat : turn;
}

/** Who did what a moment tells, if it says so. */
const leader = (events: EventView[]) => seatOf(events.find((event) => (seatOf(event) ?? -1) >= 0));

/** Dice that were rolled need not be told as drawn before. */
export function brief(events: EventView[]): EventView[] {
  if (!events.some((event) => event.what === 'rolled')) return events;
  return events.filter((event) => event.what !== 'drew' && event.what !== 'refilled');
}

/** The newest moment of the log that is worth a line of its own, and the seat that made it: the last act, blow or result, not the tidying after it. */
export function newest(log: readonly LogEntry[]): { seat: number; events: EventView[] } | null {
  for (const entry of log.toReversed()) {
    let to = entry.events.length;
    for (const moment of entry.moments.toReversed()) {
      const events = entry.events.slice(to - moment.events, to);
      to -= moment.events;
      if (moment.weight >= ACT && !isMark(events)) return { seat: leader(events) ?? entry.seat, events };
    }
  }
  const last = log.findLast((entry) => entry.events.length > 0);
  return last ? { seat: last.seat, events: last.events.slice(0, 1) } : null;
}
const seatOf = (event: EventView | undefined) => (typeof event?.args['seat'] === 'number' ? event.args['seat'] : null);

/** That a turn, a round or a phase begins says nothing of what is done in it. */
const isMark = (events: readonly EventView[]) =>
  events.every(({ what, args }) => what === 'turn-began' || what === 'round-began' || (what === 'attack-began' && args['n'] === undefined));

const worded = (events: readonly EventView[]) => JSON.stringify(events.map((event) => event.message));

/** All that names the reader, every result, and the weightiest of the rest, in their order: what somebody did before what befell. */
function worthMost(lines: Line[]): Line[] {
  const worth = (line: Line) => line.weight + (leader(line.events) === null ? 0 : DONE);
  const others = lines.filter((line) => !line.mine && line.weight < BANNER).toSorted((a, b) => worth(b) - worth(a));
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
