import { expect, test } from 'vitest';
import { minutes } from '../src/lib/clock';

test('milliseconds are minutes and seconds', () => {
  expect(minutes(600_000)).toBe('10:00');
  expect(minutes(65_999)).toBe('1:05');
  expect(minutes(-3)).toBe('0:00');
});
