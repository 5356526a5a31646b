import { expect, test } from 'vitest';
import { bannerIn, cardIn, lacking, under, wanted, wayOut } from '../src/lib/picking';
import { nearest } from '../src/lib/reasons';
import type { Act, CardView, ChoiceView, DecisionView } from '../src/lib/wire';

const choice = (option: number, places: string[], args: ChoiceView['label']['args'] = {}): ChoiceView => ({
  option,
  verb: 'do',
  notation: `do ${option}`,
  label: { id: 'x', args },
  places,
  forgone: [],
});
const decision = (choices: ChoiceView[], args: DecisionView['prompt']['args'] = {}, passing: number | null = null): DecisionView => ({
  id: 1,
  seat: 0,
  prompt: { id: 'ask', args },
  rules: [],
  several: true,
  window: false,
  passing,
  choices,
});

test('a choice is about a card, or about what cards belong to', () => {
  expect(cardIn(choice(1, [], { card: 'card:blaster' }))).toBe('blaster');
  expect(cardIn(choice(1, [], { card: 'card:v01', trait: 'card:toxic' }))).toBe('toxic');
  expect(cardIn(choice(1, [], { n: 3 }))).toBe('');
  expect(bannerIn(choice(1, [], { nation: 'nation:snow' }))).toBe('snow');
  const cards = [
    { id: 'a', faction: 'snow', facts: {}, cost: 1, copies: 2 },
    { id: 'b', faction: 'none', facts: { leader: 'snow' }, cost: 7, copies: 1 },
    { id: 'c', faction: 'high', facts: {}, cost: 9, copies: 1 },
  ] as unknown as CardView[];
  expect(under('snow', cards).map((one) => one.id)).toEqual(['b', 'a']);
});

test('several answers end by the pass, or by the only choice that is about nothing', () => {
  const things = [choice(1, ['hand/0']), choice(2, ['hand/1'])];
  expect(wayOut(decision([...things, choice(9, [])]))?.option).toBe(9);
  expect(wayOut(decision([...things, choice(8, []), choice(9, [])], {}, 8))?.option).toBe(8);
  expect(wayOut(decision([...things, choice(8, []), choice(9, [])]))).toBeNull();
  expect(wayOut(decision(things))).toBeNull();
});

test('as many as are asked for, but no more than there are', () => {
  const things = [choice(1, ['hand/0', 'hand/1']), choice(2, ['hand/2'])];
  expect(wanted(decision(things, { n: 2 }))).toBe(2);
  expect(wanted(decision(things, { n: 5 }))).toBe(3);
  expect(wanted(decision(things))).toBeNull();
  expect(lacking(decision(things, { n: 2 }), 1)).toBe(1);
  expect(lacking(decision([...things, choice(9, [])], { n: 2 }), 0)).toBe(0);
});

test('what was most likely meant comes first', () => {
  const reason = (met: boolean) => ({ met, message: { id: 'r', args: {} }, rules: [] });
  const act = (...met: boolean[]): Act => ({ choice: null, open: false, reasons: met.map(reason) });
  const [far, near, none] = [act(false, false), act(true, false), act()];
  expect(nearest([far, none, near])).toEqual([near, far]);
});
