import { describe, expect, it } from 'vitest';
import { covered, least, leftBy } from '../src/lib/standing';

const room = { width: 400, height: 800 };
const size = { width: 200, height: 100 };
const box = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom });

describe('what floats', () => {
  it('covers what it lies on, and nothing else', () => {
    expect(covered({ x: 0, y: 0 }, size, [box(100, 50, 300, 150), box(300, 0, 400, 100)])).toBe(100 * 50);
  });

  it('stands at the first place that covers nothing, inside the room', () => {
    const wanted = [{ x: -10, y: 0 }, { x: 0, y: 0 }, { x: 0, y: 300 }, { x: 0, y: 400 }];
    expect(least(wanted, size, [[box(0, 0, 400, 200)]], room)).toEqual({ x: 0, y: 300 });
  });

  it('rather covers what is kept than what it points at', () => {
    const wanted = [{ x: 0, y: 0 }, { x: 0, y: 300 }];
    const kept = [box(0, 300, 400, 400)];
    expect(least(wanted, size, [[box(190, 90, 210, 110)], kept], room)).toEqual({ x: 0, y: 300 });
    expect(least(wanted, size, [kept], room)).toEqual({ x: 0, y: 0 });
  });

  it('leaves to what comes beside it the higher part of the place', () => {
    const place = { top: 80, bottom: 560 };
    expect(leftBy(place, null, 4)).toEqual(place);
    expect(leftBy(place, { top: 600, bottom: 650 }, 4)).toEqual(place);
    expect(leftBy(place, { top: 40, bottom: 134 }, 4)).toEqual({ top: 138, bottom: 560 });
    expect(leftBy(place, { top: 512, bottom: 566 }, 4)).toEqual({ top: 80, bottom: 508 });
  });
});
