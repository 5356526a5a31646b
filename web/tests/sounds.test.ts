import { expect, test } from 'vitest';
import { noise } from '../src/lib/sounds';

const of = (...what: string[]) => noise(what.map((one) => ({ what: one })));

test('what happened has one sound, the gravest', () => {
  expect(of()).toBeNull();
  expect(of('discarded')).toBe('wood');
  expect(of('gained-gems')).toBe('glass');
  expect(of('gained', 'hit')).toBe('drum');
  expect(of('rolled', 'hit')).toBe('dice');
});
