import { describe, expect, it } from 'vitest';
import { at, byPlace, grouped, onward, unplaced, within } from '../src/lib/places';

const choice = (option: number, verb: string, places: string[], args: Record<string, unknown> = {}) => ({ option, verb, places, label: { args } });

describe('places of a view', () => {
  it('finds what stands at a path, and nothing where there is nothing', () => {
    const view = { row: ['a', 'b'], players: [{ hand: 5 }] };
    expect(at(view, 'row/1')).toBe('b');
    expect(at(view, 'players/0/hand')).toBe(5);
    expect(at(view, 'players/0/hand/3')).toBeUndefined();
    expect(at(view, 'players/7/hand')).toBeUndefined();
  });

  it('lists a choice once at each of its places', () => {
    const found = byPlace([choice(1, 'play', ['hand/0', 'hand/2', 'hand/0']), choice(2, 'recruit', ['row/0']), choice(3, 'hire', ['row/0'])]);
    expect([...found.keys()]).toEqual(['hand/0', 'hand/2', 'row/0']);
    expect(found.get('row/0')?.map((one) => one.option)).toEqual([2, 3]);
    expect(found.get('hand/0')).toHaveLength(1);
  });

  it('knows a zone by whole steps of the path', () => {
    expect(within(['players/1/discard/0'], 'players/1/discard')).toBe(true);
    expect(within(['players/10/discard/0'], 'players/1')).toBe(false);
  });

  it('gives a button to every choice that is not drawn anywhere', () => {
    const all = [choice(1, 'play', ['hand/0']), choice(2, 'take', ['gone/0']), choice(3, 'end', [])];
    expect(unplaced(all, (path) => path.startsWith('hand')).map((one) => one.option)).toEqual([2, 3]);
  });

  it('asks where only when the other end lies in another zone', () => {
    const add = [choice(1, 'add', ['hand/0', 'creatures/0']), choice(2, 'add', ['hand/0', 'hand/3', 'creatures/1'])];
    expect([...onward(add, 'hand/0')]).toEqual(['creatures/0', 'creatures/1']);
    expect(onward([choice(1, 'play', ['hand/0', 'hand/1'])], 'hand/0').size).toBe(0);
  });

  it('makes one number of a long run, and leaves a short one as buttons', () => {
    const run = Array.from({ length: 6 }, (_, n) => choice(n, 'assign', [], { n: 5 - n }));
    const [long, single] = grouped([...run, choice(9, 'end', [])]);
    expect(long?.numbers?.map(({ n }) => n)).toEqual([0, 1, 2, 3, 4, 5]);
    expect(single?.numbers).toBeUndefined();
    expect(grouped(run.slice(0, 3))[0]?.numbers).toBeUndefined();
    expect(grouped(run.map((one) => ({ ...one, label: { args: {} } })))[0]?.numbers).toBeUndefined();
  });
});
