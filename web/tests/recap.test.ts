import { describe, expect, it } from 'vitest';
import { brief, changes, names, newest, recap, stretch } from '../src/lib/recap';
import type { EventView, LogEntry, Position } from '../src/lib/wire';

const fact = (what: string, args: Record<string, string | number> = {}): EventView => ({
  what,
  args: { ...args, seat: Number(String(args['seat'] ?? '-1').replace('seat:', '')) },
  message: { id: what, args },
});
let number = 0;
const line = (seat: number, ...facts: [EventView, number][]): LogEntry => ({
  number: ++number,
  kind: 'choice',
  ply: number,
  seat,
  label: null,
  events: facts.map(([event]) => event),
  moments: facts.map(([event, weight]) => ({ weight, kind: event.what, events: 1, patch: [] })),
  auto: false,
});
const HIT = fact('damaged', { seat: 'seat:0', n: 9 });
const SMALL = fact('drew', { seat: 'seat:1' });
const FOCUS = fact('focused', { seat: 'seat:1' });

describe('while you waited', () => {
  it('begins after the last move of who reads, also when he has moved since', () => {
    const log = [line(1, [SMALL, 1]), line(0, [FOCUS, 2]), line(1, [FOCUS, 2]), line(-1, [HIT, 3]), line(0, [SMALL, 1])];
    expect(stretch(log, [0])).toEqual(log.slice(2, 4));
  });

  it('tells all that names the reader, whatever it weighs, and the weightiest of the rest', () => {
    const others = [2, 2, 2, 4, 2, 2, 3].map((weight, i): [EventView, number] => [fact(`act-${i}`, { seat: 'seat:1' }), weight]);
    const [turn, ...more] = recap([line(0, [SMALL, 1]), line(1, ...others, [HIT, 1], [SMALL, 1])], [0]);
    expect(more).toEqual([]);
    expect(turn?.seat).toBe(1);
    const told = turn?.lines.map((one) => one.events[0]?.what);
    expect(told).toContain('damaged');
    expect(told).toContain('act-3');
    expect(told).toContain('act-6');
    expect(told).not.toContain('drew');
    expect(told?.length).toBe(5);
  });

  it('groups by whose turn it is, and counts what is told twice in a row', () => {
    const turn = (seat: number): [EventView, number] => [fact('turn-began', { seat: `seat:${seat}` }), 5];
    const found = recap([line(0, [SMALL, 1]), line(1, [FOCUS, 2], [FOCUS, 2], turn(2)), line(2, [fact('x', { seat: 'seat:2' }), 2])], [0]);
    expect(found.map((one) => [one.seat, one.lines.map((each) => each.times)])).toEqual([
      [1, [2]],
      [2, [1]],
    ]);
  });

  it('tells what came of the last move of who reads, and not that the turn passes', () => {
    const mine = line(0, [fact('turn-began', { seat: 'seat:0' }), 5]);
    const answered = line(-1, [fact('damaged', { seat: 'seat:1', n: 3 }), 3], [fact('end-began', { seat: 'seat:0' }), 1]);
    const passed = line(1, [fact('turn-passed', { seat: 'seat:1', foe: 'seat:0' }), 1]);
    expect(recap([mine, answered, passed], [0]).map((one) => [one.seat, one.lines.map((each) => each.events[0]?.what)])).toEqual([
      [0, ['damaged']],
    ]);
    const unsaid = recap([line(0, [SMALL, 1]), answered], [0]);
    expect(unsaid.map((one) => [one.seat, one.lines.length])).toEqual([[0, 1]]);
  });

  it('keeps the last act in sight, not what was tidied after it', () => {
    const cleaned = line(1, [fact('cleaned-up', { seat: 'seat:1' }), 1], [fact('turn-began', { seat: 'seat:0' }), 5]);
    expect(newest([line(1, [HIT, 3], [SMALL, 1]), cleaned])).toEqual({ seat: 0, events: [HIT] });
    expect(newest([cleaned])?.events[0]?.what).toBe('cleaned-up');
    expect(newest([])).toBe(null);
  });

  it('tells a roll without the drawing before it', () => {
    expect(brief([SMALL, fact('refilled'), fact('rolled')]).map((event) => event.what)).toEqual(['rolled']);
    expect(brief([SMALL])).toEqual([SMALL]);
  });

  it('knows a creature of the reader by its letter', () => {
    expect(names(fact('lost', { creature: 'A2' }), [0])).toBe(true);
    expect(names(fact('lost', { creature: 'B2' }), [0])).toBe(false);
  });

  it('reckons what changed for the reader', () => {
    const at = (health: number, champions: string[]): Position =>
      ({ view: { players: [{ health, mastery: 1, champions }] } }) as unknown as Position;
    expect(changes('shards', 0, at(30, ['a']), at(21, []))).toEqual([
      { icon: 'health', by: -9 },
      { icon: 'player', by: -1 },
    ]);
    expect(changes('shards', 0, null, at(1, []))).toEqual([]);
  });
});
