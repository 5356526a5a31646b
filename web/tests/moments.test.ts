import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Moments, type Manner, type Stage } from '../src/lib/moments.svelte';
import { duration, lead, patched, scenes, type Scene } from '../src/lib/scenes';
import type { EventView, LogEntry, MomentView, Position } from '../src/lib/wire';

const fact = (what: string): EventView => ({ what, args: {}, message: { id: what, args: {} } });
const at = (n: number, more: Partial<Position> = {}): Position => ({
  ply: n,
  viewer: 0,
  view: { n },
  asked: [0],
  decisions: [],
  undo: null,
  outcome: null,
  clocks: null,
  goals: [],
  dangers: [],
  lesson: null,
  puzzle: null,
  window: null,
  ...more,
});

function entry(number: number, ...moments: [string, number, number?][]): LogEntry {
  const told: MomentView[] = moments.map(([kind, weight], i) => ({ kind, weight, events: 1, patch: [['n', number * 10 + i]] }));
  return { number, kind: 'choice', ply: number, seat: 1, label: null, events: moments.map(([kind]) => fact(kind)), moments: told, auto: false };
}

/** A table that notes what it is told, by the virtual clock. */
class Noted implements Stage {
  begun: [number, string][] = [];
  landed: [number, number, boolean][] = [];
  rests = 0;
  begin(scene: Scene): void {
    this.begun.push([performance.now(), scene.kind + (scene.times > 1 ? `×${scene.times}` : '')]);
  }
  land(scene: Scene, more: boolean): void {
    this.landed.push([performance.now(), Number(scene.position.view['n']), more]);
  }
  rest(): void {
    this.rests++;
  }
  mine(): boolean {
    return false;
  }
}

let stage: Noted;
let manner: Manner;
let moments: Moments;

beforeEach(() => {
  vi.useFakeTimers({ now: 0, toFake: ['setTimeout', 'clearTimeout', 'performance'] });
  stage = new Noted();
  manner = { speed: 1, stepping: false };
  moments = new Moments(stage, manner);
});
afterEach(() => vi.useRealTimers());

const BATTLE = entry(1, ['round-began', 5], ['struck', 3], ['struck', 3], ['died', 4], ['battle-won', 5]);
const push = (one: LogEntry, own = false, before = at(0), after = at(one.number * 10 + one.moments.length - 1)) =>
  moments.push(scenes(one, before, after, own));

describe('the only move that made itself', () => {
  it('is a moment of its own before what comes of it', () => {
    const made = { ...entry(2, ['struck', 3]), seat: 0, auto: true, label: { id: 'end', args: {} } };
    const shown = scenes(made, at(0), at(20), true);
    expect(shown.map((scene) => [scene.kind, scene.weight, scene.last])).toEqual([
      ['by-itself', 2, false],
      ['struck', 3, true],
    ]);
    expect(shown[0]?.position.decisions).toEqual([]);
    const silent = { ...entry(3), auto: true, label: { id: 'end', args: {} } };
    expect(scenes(silent, at(0), at(20), true).map((scene) => scene.kind)).toEqual(['by-itself', 'choice']);
  });
});

describe('the patches of moments', () => {
  it('lead from view to view and leave the old one alone', () => {
    const was = { row: [{ a: 1 }, { a: 2 }], hand: 3 };
    expect(patched(was, [['row/1/a', 5], ['hand', ['x']]])).toEqual({ row: [{ a: 1 }, { a: 5 }], hand: ['x'] });
    expect(was).toEqual({ row: [{ a: 1 }, { a: 2 }], hand: 3 });
  });

  it('end in the whole position of the update, with its question', () => {
    const after = at(14, { decisions: [{ id: 7 } as Position['decisions'][number]] });
    const found = scenes(BATTLE, at(0), after, false);
    expect(found.map((scene) => scene.position.view['n'])).toEqual([10, 11, 12, 13, 14]);
    expect(found.at(-1)?.position).toBe(after);
    expect(found.slice(0, -1).every((scene) => !scene.position.decisions.length)).toBe(true);
    expect(found.map((scene) => scene.entries[0]?.events.length)).toEqual([1, 2, 3, 4, 5]);
  });

  it('are not laid over what other eyes saw', () => {
    const found = scenes(BATTLE, at(0, { viewer: 1 }), at(14), false);
    expect(found[0]?.position.view['n']).toBe(14);
  });

  it('let the last blow be seen before the game is over', () => {
    const outcome = { ending: 'x' } as unknown as Position['outcome'];
    const found = scenes(entry(2, ['damaged', 3]), at(0), at(20, { outcome }), false);
    expect(found.map((scene) => scene.kind)).toEqual(['damaged', 'over']);
    expect(found[0]?.position.outcome).toBeNull();
    expect(found[1]?.position.outcome).toBe(outcome);
    expect(duration(found[1]!)).toBe(1200);
  });
});

describe('the pace of moments', () => {
  it('gives each moment its time, and half of it to small things one does oneself', () => {
    const of = (kind: string, weight: number, own = false) => duration({ kind, weight, own });
    expect([0, 1, 2, 3, 4, 5].map((weight) => of('any', weight))).toEqual([0, 450, 900, 1100, 1600, 700]);
    expect([1, 2, 3, 4].map((weight) => of('any', weight, true))).toEqual([225, 450, 1100, 1600]);
    expect([of('battle-won', 5), of('battle-lost', 5), of('end-token', 5)]).toEqual([2600, 2600, 2600]);
    expect(duration({ kind: 'turn-began', weight: 5, own: false }, true)).toBe(1000);
  });

  it('shows a blow, then what it did, and rests before the next (P1)', () => {
    push(BATTLE);
    vi.advanceTimersByTime(20_000);
    expect(stage.begun).toEqual([
      [0, 'round-began'],
      [700, 'struck'],
      [1800, 'struck'],
      [2900, 'died'],
      [4500, 'battle-won'],
    ]);
    const times = stage.landed.map(([when]) => when);
    expect(times.map((when, i) => when - (stage.begun[i]?.[0] ?? 0))).toEqual([0, 495, 495, 720, 2600]);
    stage.begun.slice(1).forEach(([when], i) => expect(when - (times[i] ?? 0)).toBeGreaterThanOrEqual(250));
    expect(stage.landed.map(([, n, more]) => [n, more])).toEqual([[10, true], [11, true], [12, true], [13, true], [14, false]]);
    expect(stage.rests).toBe(1);
    expect(moments.idle).toBe(true);
  });

  it('keeps the result of a battle on for 2.6 seconds (P2)', () => {
    push(entry(1, ['battle-lost', 5], ['turn-began', 5]));
    vi.advanceTimersByTime(2599);
    expect(moments.now?.kind).toBe('battle-lost');
    vi.advanceTimersByTime(1);
    expect(moments.now?.kind).toBe('turn-began');
  });

  it('never leaves less than a rest after what a moment changed', () => {
    for (const weight of [3, 4]) for (const speed of [0.5, 1]) {
      const time = duration({ kind: 'any', weight, own: false }) / speed;
      expect(time - lead({ kind: 'any', weight }, time)).toBeGreaterThanOrEqual(250);
    }
  });

  for (const [speed, whole] of [[0.5, 14_200], [2, 3550], [4, 1775]] as const)
    it(`is ${speed} times as fast`, () => {
      manner.speed = speed;
      push(BATTLE);
      vi.advanceTimersByTime(whole - 1);
      expect(moments.idle).toBe(false);
      vi.advanceTimersByTime(1);
      expect(moments.idle).toBe(true);
    });

  it('may be none at all', () => {
    manner.speed = 0;
    push(BATTLE);
    expect(stage.begun.length).toBe(5);
    expect(stage.landed.at(-1)).toEqual([0, 14, false]);
    expect(moments.idle).toBe(true);
  });

  it('joins what is small and alike with a count', () => {
    push(entry(1, ['placed', 1], ['placed', 1], ['placed', 1], ['struck', 3], ['struck', 3]));
    vi.advanceTimersByTime(10_000);
    expect(stage.begun.map(([, kind]) => kind)).toEqual(['placed×3', 'struck', 'struck']);
    expect(stage.landed.map(([, n]) => n)).toEqual([12, 13, 14]);
  });

  it('shows what is quiet with what comes next', () => {
    push(entry(1, ['shuffled', 0]));
    push(entry(2, ['played', 1]));
    expect(stage.landed.map(([when, n]) => [when, n])).toEqual([[0, 10], [0, 20]]);
  });
});

describe('who watches', () => {
  it('stops it and lets it go on where it was', () => {
    push(BATTLE);
    vi.advanceTimersByTime(500);
    moments.hold(true);
    vi.advanceTimersByTime(5000);
    expect(moments.now?.kind).toBe('round-began');
    moments.hold(false);
    vi.advanceTimersByTime(199);
    expect(moments.now?.kind).toBe('round-began');
    vi.advanceTimersByTime(1);
    expect(moments.now?.kind).toBe('struck');
  });

  it('pauses before anything came, too', () => {
    moments.pause(true);
    push(BATTLE);
    vi.advanceTimersByTime(9000);
    expect(stage.begun.length).toBe(1);
    moments.pause(false);
    vi.advanceTimersByTime(9000);
    expect(moments.idle).toBe(true);
  });

  it('goes on by one, or to what is now', () => {
    push(BATTLE);
    moments.next();
    expect(moments.now?.kind).toBe('struck');
    expect([moments.at, moments.of]).toEqual([2, 5]);
    moments.catchUp();
    expect(stage.landed.at(-1)).toEqual([0, 14, false]);
    expect(stage.begun.length).toBe(5);
    expect(moments.idle).toBe(true);
    vi.advanceTimersByTime(9000);
    expect(stage.landed.filter(([, n]) => n === 14).length).toBe(1);
  });

  it('steps through what others do, with a tap for each act', () => {
    manner.stepping = true;
    push(entry(1, ['played', 1], ['struck', 3], ['struck', 3]));
    vi.advanceTimersByTime(60_000);
    expect([moments.now?.kind, moments.awaited, moments.at]).toEqual(['struck', true, 2]);
    moments.next();
    expect([moments.awaited, moments.at]).toEqual([false, 3]);
    vi.advanceTimersByTime(60_000);
    expect(moments.idle).toBe(true);
  });

  it('is never kept from his own next act', () => {
    push(entry(1, ['attacked', 2], ['struck', 3], ['died', 4]), true);
    moments.hasten();
    expect(stage.landed.at(-1)).toEqual([0, 12, false]);
    expect(moments.idle).toBe(true);
  });

  it('sees what others did after his own act in full', () => {
    push(entry(1, ['attacked', 2], ['struck', 3]), true);
    push(entry(2, ['struck', 3]), false, at(11));
    moments.hasten();
    expect(moments.now?.kind).toBe('struck');
    expect(moments.now?.own).toBe(false);
    vi.advanceTimersByTime(1099);
    expect(moments.idle).toBe(false);
  });
});
