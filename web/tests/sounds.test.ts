import { expect, test } from 'vitest';
import { noise } from '../src/lib/sounds';
import { SHELF } from '../src/looks/shelf';

const SOUNDS = { gained: 'glass', hit: 'drum', rolled: 'dice' } as const;
const of = (...what: string[]) =>
  noise(
    what.map((one) => ({ what: one })),
    SOUNDS,
  );

test('what happened has one sound, the gravest', () => {
  expect(of()).toBeNull();
  expect(of('discarded')).toBe('wood');
  expect(of('gained')).toBe('glass');
  expect(of('gained', 'hit')).toBe('drum');
  expect(of('rolled', 'hit')).toBe('dice');
});

test('every game says what its facts sound like and what heads its log', () => {
  for (const look of SHELF) {
    expect(Object.keys(look.sounds).length, look.game).toBeGreaterThan(1);
    expect(look.headings, look.game).toContain('turn-began');
  }
});
