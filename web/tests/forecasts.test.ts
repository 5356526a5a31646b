import { expect, test } from 'vitest';
import { gathered, important, sign, tags } from '../src/lib/forecasts';
import type { ChoiceView, FactView } from '../src/lib/wire';

const msg = { id: 'x', args: {} };
const fact = (place: string, kind: FactView['kind'], n = 1, sure = true): FactView => ({
  place,
  kind,
  n,
  message: msg,
  sure,
});
const choice = (option: number, ...places: string[]): ChoiceView => ({
  option,
  verb: 'strike',
  notation: '',
  label: msg,
  places,
  forgone: [],
});

test('signs are short', () => {
  expect(sign('dies', 3)).toBe('☠');
  expect(sign('wounded', 2)).toBe('−2');
  expect(sign('surplus', 3)).toBe('+3');
});

test('facts of one kind at one place are one tag, sure only if all of them are', () => {
  expect(gathered([fact('a', 'gains', 2), fact('a', 'gains', 3, false), fact('', 'wins')])).toEqual([
    { place: 'a', kind: 'gains', text: '+5', sure: false },
  ]);
});

test('who dies is not told the wound as well', () => {
  expect(gathered([fact('a', 'wounded'), fact('a', 'dies')]).map((tag) => tag.kind)).toEqual(['dies']);
  expect(important([fact('a', 'wounded'), fact('a', 'dies'), fact('', 'wins')]).map((one) => one.kind)).toEqual([
    'wins',
    'dies',
  ]);
});

test('every target bears its fate, and what is pointed at everything that it does', () => {
  const foretold = [
    { option: 1, facts: [fact('field/1', 'dies'), fact('me', 'pays', 2)], plain: false },
    { option: 2, facts: [fact('field/2', 'blocked'), fact('field/1', 'wounded')], plain: false },
    { option: 3, facts: [fact('players/1/health', 'wounded', 4)], plain: false },
  ];
  const choices = [choice(1, 'field/1'), choice(2, 'field/2'), choice(3, 'players/1')];
  expect(tags(foretold, choices, []).map((tag) => `${tag.place} ${tag.text}`)).toEqual([
    'field/1 ☠',
    'field/2 ⛨',
    'players/1/health −4',
  ]);
  expect(tags(foretold, choices, [choices[0]!]).map((tag) => `${tag.place} ${tag.text}`)).toEqual([
    'field/1 ☠',
    'me −2',
  ]);
});
