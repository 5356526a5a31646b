import { expect, test } from 'vitest';
import { noise } from '../src/lib/sounds';
import { SHELF } from '../src/looks/shelf';

const SOUNDS = { gained: 'glass', hit: 'drum', rolled: 'dice' } as const;
const facts = (what: string[]) => what.map((one) => ({ what: one }));
const of = (...what: string[]) => noise(facts(what), SOUNDS);

test('what happened has one sound, the gravest; the rest is silent', () => {
  expect(of()).toBeNull();
  expect(of('discarded')).toBeNull();
  expect(of('gained')).toBe('glass');
  expect(of('gained', 'hit')).toBe('drum');
  expect(of('rolled', 'hit')).toBe('dice');
});

test('a death is tolled, a roll is not', () => {
  expect(noise(facts(['hit']), SOUNDS, true)).toBe('toll');
  expect(noise(facts(['rolled']), SOUNDS, true)).toBe('dice');
  expect(noise(facts(['discarded']), SOUNDS, true)).toBeNull();
});

test('every game says what its facts sound like and what heads its log', () => {
  for (const look of SHELF) {
    expect(Object.keys(look.sounds).length, look.game).toBeGreaterThan(1);
    expect(look.headings, look.game).toContain('turn-began');
  }
});
