import { expect, test } from 'vitest';
import { lastBeat, liveBeats, pressed } from '../src/lib/lessons';
import { covered, least } from '../src/lib/standing';
import type { BeatView, ChoiceView } from '../src/lib/wire';

const beat = (id: string, ...options: number[]): BeatView => ({ id, show: 'own', say: { id, args: {} }, options, strays: false });
const choice = (option: number): ChoiceView => ({
  option,
  verb: '',
  notation: '',
  label: { id: '', args: {} },
  places: [],
  forgone: [],
});

test('what was read is not told again, and the next is', () => {
  const lesson = { beats: [beat('goal'), beat('play', 3)], done: [], every: ['goal', 'play', 'focus'], example: '', rules: [] };
  expect(liveBeats(lesson, []).map((one) => one.id)).toEqual(['goal', 'play']);
  expect(liveBeats(lesson, ['goal']).map((one) => one.id)).toEqual(['play']);
  expect(liveBeats(null, [])).toEqual([]);
});

test('a beat means the first of its choices that is offered', () => {
  expect(pressed(beat('play', 3, 4), [choice(1), choice(4), choice(3)])?.option).toBe(3);
  expect(pressed(beat('play', 3, 4), [choice(1), choice(4)])?.option).toBe(4);
  expect(pressed(beat('play', 3), [choice(1)])).toBeNull();
  expect(pressed(beat('goal'), [choice(1)])).toBeNull();
});

test('one can look back at what was told before', () => {
  const told = [beat('goal'), beat('play'), beat('focus')];
  expect(lastBeat(told, told[2] ?? null)?.id).toBe('play');
  expect(lastBeat(told, null)?.id).toBe('focus');
  expect(lastBeat(told, told[0] ?? null)).toBeNull();
  expect(lastBeat([], null)).toBeNull();
});

test('it stands where it covers nothing, else where it covers least', () => {
  const size = { width: 10, height: 10 };
  const room = { width: 100, height: 100 };
  const own = { left: 0, top: 0, right: 50, bottom: 100 };
  expect(covered({ x: 45, y: 0 }, size, [own])).toBe(50);
  expect(least([{ x: 0, y: 0 }, { x: 60, y: 5 }], size, [[own]], room)).toEqual({ x: 60, y: 5 });
  expect(least([{ x: 0, y: 0 }, { x: 45, y: 5 }], size, [[own]], room)).toEqual({ x: 45, y: 5 });
  expect(least([{ x: 60, y: 1 }, { x: 70, y: 5 }], size, [[own]], room)).toEqual({ x: 60, y: 1 });
  expect(least([{ x: 95, y: 0 }], size, [], room)).toEqual({ x: 0, y: 0 });
});
