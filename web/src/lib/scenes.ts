/** Scenes: the moments of an entry as they are shown one after another, each with its time and what it leads to. */

import type { EventView, Json, LogEntry, MomentView, Position } from './wire';

export interface Scene {
  kind: string;
  weight: number;
  /** The facts of this scene, and the entries of the log as far as they have been told when the scene is on. */
  events: EventView[];
  entries: LogEntry[];
  /** How the table looks when it is over; the last scene of an entry leads to the whole position. */
  position: Position;
  last: boolean;
  /** Whether it was done by the person who looks. */
  own: boolean;
  /** How many equal moments it stands for. */
  times: number;
  /** How many moments of its entry have been seen when it is over. */
  seen: number;
}

export const QUIET = 0;
export const ACT = 2;
export const BLOW = 3;
export const FATE = 4;
export const BANNER = 5;
export const OVER = 'over';
export const BY_ITSELF = 'by-itself';

const TIMES = [0, 450, 900, 1100, 1600, 700]; // by weight, at usual speed
const MINE = 1000; // one's own turn begins
/** What takes longer than its weight says. */
const LONG: Record<string, number> = {
  'battle-won': 2600,
  'battle-lost': 2600,
  retreated: 2600,
  surrendered: 2600,
  'end-token': 2600,
  'cards-empty': 2600,
  'goal-met': 2600,
  rolled: 1200,
  rerolled: 1200,
  refreshed: 1200,
  'die-rolled': 1200,
  [OVER]: 1200,
};
const REST = 250; // how long what has changed is looked at before the next scene

/** How long a scene is on at usual speed, in milliseconds. */
export function duration(scene: Pick<Scene, 'kind' | 'weight' | 'own'>, mine = false): number {
  if (scene.kind === 'turn-began' && mine) return MINE;
  const time = LONG[scene.kind] ?? TIMES[scene.weight] ?? 0;
  return scene.own && scene.weight <= ACT ? time / 2 : time; // a battle is watched, whoever's click began it
}

/** How much of that passes before what it changes is seen: a blow is aimed first, a result is read before the field is cleared. */
export function lead(scene: Pick<Scene, 'kind' | 'weight'>, time: number): number {
  if (scene.kind === OVER || scene.kind === 'battle-won' || scene.kind === 'battle-lost') return time;
  return scene.weight === BLOW || scene.weight === FATE ? Math.max(0, Math.min(time * 0.45, time - REST)) : 0;
}

/** A view with these places put in; what did not change is shared with the old one. */
export function patched(view: Json, patch: MomentView['patch']): Json {
  return patch.reduce((seen, [path, value]) => (path ? put(seen, path.split('/'), value) : value), view);
}

function put(thing: Json, [name = '', ...rest]: string[], value: Json): Json {
  if (Array.isArray(thing)) {
    const twin = [...thing];
    const i = Number(name);
    twin[i] = rest.length ? put(twin[i] ?? null, rest, value) : value;
    return twin;
  }
  const twin = { ...(thing as Record<string, Json>) };
  twin[name] = rest.length ? put(twin[name] ?? null, rest, value) : value;
  return twin;
}

/** An entry as scenes, from what was seen before it to where it leads. */
export function scenes(entry: LogEntry, before: Position | null, after: Position, own: boolean): Scene[] {
  const found: Scene[] = [];
  const seen = before !== null && before.viewer === after.viewer ? before : null;
  let view = (seen ?? after).view as Json;
  let told = 0;
  // The only move, which made itself, is a moment of its own before what comes of it.
  if (entry.auto && entry.label) {
    const position = meanwhile(seen ?? after);
    found.push({ kind: BY_ITSELF, weight: ACT, events: [], entries: [{ ...entry, events: [] }], position, last: false, own, times: 1, seen: 0 });
  }
  entry.moments.forEach((moment, i) => {
    const last = i === entry.moments.length - 1;
    const events = entry.events.slice(told, told + moment.events);
    told += moment.events;
    if (seen) view = patched(view, moment.patch);
    const position = last ? after : meanwhile(seen ?? after, view as Position['view']);
    const { kind, weight } = moment;
    found.push({ kind, weight, events, entries: [{ ...entry, events: entry.events.slice(0, told) }], position, last, own, times: 1, seen: i + 1 });
  });
  if (!entry.moments.length) found.push({ kind: entry.kind, weight: QUIET, events: [], entries: [entry], position: after, last: true, own, times: 1, seen: 0 });
  const end = found.at(-1);
  if (end && after.outcome) {
    end.last = false;
    end.position = { ...after, outcome: null };
    found.push({ ...end, kind: OVER, weight: BANNER, events: [], position: after, last: true });
  }
  return found;
}

/** The table between two questions: nobody is asked, nothing can be taken back. */
export function meanwhile(was: Position, view: Position['view'] = was.view): Position {
  return { ...was, view, decisions: [], undo: null, outcome: null };
}

/** Whether two scenes in a row say the same small thing and are shown as one with a count. */
export function joins(one: Scene, other: Scene): boolean {
  return (
    one.kind === other.kind &&
    one.weight === other.weight &&
    one.weight <= 1 &&
    one.own === other.own &&
    one.entries.at(-1)?.seat === other.entries[0]?.seat &&
    one.events.length > 0 &&
    other.events.length > 0
  );
}

export function joined(one: Scene, other: Scene): Scene {
  const [next] = other.entries;
  const before = one.entries.filter((entry) => entry.number !== next?.number);
  return { ...other, events: [...one.events, ...other.events], entries: [...before, ...other.entries], times: one.times + other.times };
}
