import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { CLOSES, isForced, manner, Ring } from '../src/lib/forced';
import type { ChoiceView, DecisionView } from '../src/lib/wire';

const choice = (option: number): ChoiceView => ({ option, verb: 'end-main', notation: 'end-main', label: { id: 'x', args: {} }, places: [], forgone: [] });
const question = (options: number, more: Partial<DecisionView> = {}): DecisionView => ({
  id: 1,
  seat: 0,
  prompt: { id: 'x', args: {} },
  rules: [],
  several: false,
  window: false,
  passing: null,
  choices: Array.from({ length: options }, (_, i) => choice(i)),
  ...more,
});

describe('the only move', () => {
  it('is a question with one option, and no window that goes by', () => {
    expect(isForced(question(1))).toBe(true);
    expect(isForced(question(2))).toBe(false);
    expect(isForced(null)).toBe(false);
    expect(isForced(question(1, { window: true, passing: 0 }))).toBe(false);
    expect(isForced(question(1, { window: true }))).toBe(true);
  });

  it('is announced to who is new where it ends a turn or loses something, whatever is set', () => {
    for (const verb of ['end-turn', 'discard', 'sleep', 'give']) {
      expect(manner({ plain: 'now', grave: 'now' }, verb, true)).toBe('auto');
      expect(manner({ plain: 'now', grave: 'now' }, verb, false)).toBe('now');
      expect(manner({ plain: 'now', grave: 'ask' }, verb, true)).toBe('ask');
    }
    expect(manner({ plain: 'now', grave: 'now' }, 'activate', true)).toBe('now');
  });

  it('is put as is wanted for its kind', () => {
    const wanted = { plain: 'now', grave: 'ask' } as const;
    expect(manner(wanted, 'end-turn', false)).toBe('ask');
    expect(manner(wanted, 'activate', false)).toBe('now');
    expect(manner({ plain: 'ask', grave: 'auto' }, 'discard', false)).toBe('auto');
    expect(manner({ plain: 'ask', grave: 'auto' }, 'take', false)).toBe('ask');
  });
});

describe('the ring', () => {
  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  it('closes in 1.8 seconds, not sooner', () => {
    const shares: number[] = [];
    const closed = vi.fn();
    new Ring((share) => shares.push(share), closed, () => false).start();
    vi.advanceTimersByTime(CLOSES - 1);
    expect(closed).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(closed).toHaveBeenCalledOnce();
    expect(shares[0]).toBe(0);
    expect(shares.at(-1)).toBe(1);
    vi.advanceTimersByTime(CLOSES * 2);
    expect(closed).toHaveBeenCalledOnce();
  });

  it('stands still while something else is looked at, and never closes once it is stopped', () => {
    let away = true;
    const closed = vi.fn();
    const ring = new Ring(() => undefined, closed, () => away);
    ring.start();
    vi.advanceTimersByTime(CLOSES * 3);
    expect(closed).not.toHaveBeenCalled();
    away = false;
    vi.advanceTimersByTime(CLOSES - 100);
    ring.stop();
    vi.advanceTimersByTime(CLOSES);
    expect(closed).not.toHaveBeenCalled();
  });
});
