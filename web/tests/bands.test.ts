import { expect, test } from 'vitest';
import { freeBand } from '../src/lib/bands';

const whole = { top: 100, bottom: 500 };

test('with nothing in the way it is the whole stretch', () => {
  expect(freeBand(whole, [])).toEqual(whole);
});

test('what glows above leaves what is below', () => {
  expect(freeBand(whole, [{ top: 150, bottom: 200 }])).toEqual({ top: 200, bottom: 500 });
});

test('between two of them, in whichever order they are told', () => {
  const taken = [
    { top: 440, bottom: 500 },
    { top: 90, bottom: 160 },
    { top: 120, bottom: 130 },
  ];
  expect(freeBand(whole, taken)).toEqual({ top: 160, bottom: 440 });
});

test('what lies outside takes nothing, and what fills it leaves nothing', () => {
  expect(freeBand(whole, [{ top: 510, bottom: 600 }])).toEqual(whole);
  expect(freeBand(whole, [{ top: 20, bottom: 600 }])).toEqual({ top: 100, bottom: 100 });
});
