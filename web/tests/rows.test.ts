import { expect, test } from 'vitest';
import { inARow } from '../src/lib/rows';

test('what happens several times in a row is told once', () => {
  expect(inARow(['a', 'a', 'b', 'a'])).toEqual([
    { text: 'a', times: 2 },
    { text: 'b', times: 1 },
    { text: 'a', times: 1 },
  ]);
});
