import { describe, expect, it } from 'vitest';
import { isLetBy, isLifted, turnOf, untils } from '../src/lib/until';
import type { DecisionView, Position } from '../src/lib/wire';

const asked = (window: boolean) => ({ seat: 0, window, prompt: { id: 'elves-ask-send', args: {} } }) as unknown as DecisionView;
const at = (turn: number, turns: number, more: object = {}) => ({ turn, turns, stage: 'fight', ...more }) as unknown as Position['view'];

describe('passing until my turn', () => {
  const since = turnOf(at(1, 4));
  it('holds over questions of a battle that is not mine', () => {
    expect(isLifted('turn', since, asked(false), at(1, 4))).toBe(false);
    expect(isLifted('turn', since, asked(true), at(1, 4))).toBe(false);
  });
  it('holds to the end of my own turn, and ends with my next', () => {
    const mine = turnOf(at(0, 3));
    expect(isLifted('turn', mine, asked(false), at(0, 3))).toBe(false);
    expect(isLifted('turn', mine, asked(true), at(1, 4))).toBe(false);
    expect(isLifted('turn', mine, asked(true), at(0, 5))).toBe(true);
  });
});

describe('passing until I am the target', () => {
  it('ends when I am', () => {
    const seen = at(1, 4, { defender: 1 });
    expect(untils(seen, 0)).toEqual(['turn', 'target']);
    expect(untils(at(0, 4, { defender: 1 }), 0), 'on my own turn there is none to wait for').toEqual(['target']);
    expect(untils({ turn: 0 } as unknown as Position['view'], 0)).toEqual([]);
    expect(isLifted('target', '', asked(false), seen)).toBe(false);
    expect(isLifted('target', '', asked(true), at(1, 4, { defender: 0 }))).toBe(true);
  });
});

describe('while one passes', () => {
  it('a window is not shown, any other question is', () => {
    const asks = (window: boolean, passing: number | null) => ({ ...asked(window), passing }) as DecisionView;
    expect(isLetBy(asks(true, 0), 'turn')).toBe(true);
    expect(isLetBy(asks(true, 0), null)).toBe(false);
    expect(isLetBy(asks(true, null), 'turn')).toBe(false);
    expect(isLetBy(asks(false, null), 'turn')).toBe(false);
    expect(isLetBy(null, 'turn')).toBe(false);
  });
});
