import { expect, test } from 'vitest';
import { Settled } from '../src/lib/settled';

test('what comes to lie under a hand at rest takes no click for a moment', () => {
  const settled = new Settled();
  settled.moved(100, 100, 'focus');
  expect(settled.isStray(100, 100, 1000)).toBe(false);
  settled.found('take back', 1000);
  expect(settled.isStray(102, 101, 1399)).toBe(true);
  expect(settled.isStray(102, 101, 1401)).toBe(false);
});

test('what the hand went to is meant, however new it is', () => {
  const settled = new Settled();
  settled.moved(100, 100, 'focus');
  settled.found('take back', 1000);
  settled.moved(140, 100, 'end');
  expect(settled.isStray(140, 100, 1010)).toBe(false);
});

test('the same thing may be clicked as fast as one likes, and nothing at all too', () => {
  const settled = new Settled();
  settled.moved(100, 100, 'a crystal');
  settled.found('a crystal', 1000);
  expect(settled.isStray(100, 100, 1001)).toBe(false);
  settled.found('', 1100);
  expect(settled.isStray(100, 100, 1101)).toBe(false);
});

test('what the hand scrolled under itself is no stranger', () => {
  const settled = new Settled();
  settled.moved(100, 100, 'contents');
  settled.found('chapter one', 1000);
  settled.slid('chapter two');
  expect(settled.isStray(100, 100, 1001)).toBe(false);
  settled.found('chapter three', 1002);
  expect(settled.isStray(100, 100, 1003)).toBe(true);
});
