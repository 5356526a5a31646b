import { expect, test } from 'vitest';
import { LESSONS, stepAt } from '../src/lib/lessons';

const choice = (notation: string) => ({ option: 1, verb: '', notation, label: { id: '', args: {} }, places: [], forgone: [] });
const asked = (id: string, ...notations: string[]) => ({
  id: 1,
  seat: 0,
  prompt: { id, args: {} },
  rules: [],
  several: false,
  window: false,
  passing: null,
  choices: notations.map(choice),
});

test('a step speaks of its own question and means the first choice that fits', () => {
  const { shards } = LESSONS;
  if (!shards) throw new Error('no lesson');
  const met = stepAt(shards, 0, asked('shards-ask-main', 'focus', 'play Crystal', 'play Crystal #2'));
  expect(met?.choice.notation).toBe('play Crystal');
  expect(stepAt(shards, 0, asked('shards-ask-shields', 'play Crystal'))).toBeNull();
  expect(stepAt(shards, 0, asked('shards-ask-main', 'focus'))).toBeNull();
  expect(stepAt(shards, 99, asked('shards-ask-main', 'focus'))).toBeNull();
});
