import { describe, expect, it } from 'vitest';
import { brief, changes, fresh, names, newest, recap, stretch } from '../src/lib/recap';
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

describe('a battle between two turns of mine', () => {
  const turn = (seat: number): [EventView, number] => [fact('turn-began', { seat: `seat:${seat}` }), 5];
  const choice = (seat: number, label: string, ...facts: [EventView, number][]): LogEntry => ({
    ...line(seat, ...facts),
    label: { id: label, args: {} },
  });
  const attacked = (seat: number): [EventView, number] => [fact('attacked', { seat: `seat:${seat}` }), 2];
  const result = (seat: number): [EventView, number] => [fact('battle-won', { seat: `seat:${seat}`, n: 2, theirs: 0 }), 5];
  const ROUND: [EventView, number] = [fact('round-began', { n: 2 }), 5];
  const died = (card: string): [EventView, number] => [fact('died', { card }), 4];
  const summoned: [EventView, number] = [fact('summoned', { seat: 'seat:0', n: 2 }), 1];
  const stolen: [EventView, number] = [fact('discarded', { seat: 'seat:0', card: 'x' }), 1];
  const artefact: [EventView, number] = [fact('artefact-used', { seat: 'seat:1', card: 'y' }), 2];
  const told = (log: LogEntry[]) => recap(log, [0]).map((one) => [one.seat, one.lines.map((each) => each.events[0]?.what)]);

  /** My turn, his battle in which I play the neutrals, my turn again. */
  const game = () => [
    choice(1, 'do-pass', turn(0), summoned),
    choice(0, 'do-attack', attacked(0)),
    choice(1, 'do-pass', died('a'), result(0)),
    choice(0, 'do-end-turn', turn(1)),
    choice(1, 'do-attack', attacked(1), [fact('squad-chosen', { seat: 'seat:1' }), 2]),
    choice(0, 'do-pass', ROUND, died('b')),
    choice(1, 'do-use', artefact),
    choice(1, 'do-make-discard', stolen),
    choice(0, 'do-act', [fact('action-declared', { seat: 'seat:0', card: 'z' }), 2]),
    choice(0, 'do-pass', result(1)),
    choice(1, 'do-pass', turn(0), summoned),
  ];

  it('is told from the end of my turn, whatever I answered meanwhile, with its result and what it took from me', () => {
    expect(told(game())).toEqual([
      [1, ['attacked', 'squad-chosen', 'died', 'artefact-used', 'discarded', 'battle-won']],
    ]);
  });

  it('is not told as mine under his face while my own battle is on', () => {
    const mine = [choice(0, 'do-attack', attacked(0)), choice(1, 'do-pass', died('c'), [fact('struck', { card: 'd' }), 3], result(0))];
    expect(told([...game(), ...mine])).toEqual(told(game()));
    const answered = choice(1, 'do-use', artefact);
    expect(told([...game(), ...mine, answered])).toEqual([...told(game()), [1, ['artefact-used']]]);
  });

  it('is news when my turn begins, and until I have done something', () => {
    const log = game();
    const began = log.at(-1)!.number;
    expect(fresh(log, [0])).toBe(began);
    expect(fresh([...log, choice(1, 'do-pass', summoned)], [0])).toBe(began);
    expect(fresh([...log, choice(0, 'do-attack', attacked(0))], [0])).toBe(null);
    expect(fresh(log.slice(0, 9), [0])).toBe(null);
  });

  it('leaves its result in sight, not the death before it, nor that a round begins', () => {
    const ended = [line(1, died('a'), result(1))];
    expect(newest(ended)?.events[0]?.what).toBe('battle-won');
    expect(newest([line(1, died('a'), ROUND)])?.events[0]?.what).toBe('died');
    expect(newest([...ended, line(1, turn(0))])?.events[0]?.what).toBe('battle-won');
  });

  it('does not begin with the reader’s own lot', () => {
    const lots: [EventView, number][] = [[fact('lot-drawn', { seat: 'seat:0', n: 9 }), 1], [fact('goes-first', { seat: 'seat:1' }), 2]];
    const log = [choice(0, 'do-put-back'), choice(1, 'do-put-back', ...lots, turn(1)), choice(1, 'do-attack', attacked(1), result(1))];
    expect(told(log)).toEqual([
      [1, ['goes-first']],
      [1, ['attacked', 'battle-won']],
    ]);
  });

  it('has a line for every result, however many weightier things there were', () => {
    const much = Array.from({ length: 9 }, (_, i) => died(`w${i}`));
    const log = [choice(1, 'do-pass', turn(0)), choice(0, 'do-end-turn', turn(1)), choice(1, 'do-attack', attacked(1), ...much, result(1)), choice(1, 'do-attack', attacked(1), ...much, result(1))];
    expect(told(log)[0]?.[1]?.toString().match(/battle-won/g)?.length).toBe(2);
  });
});
