import { expect, test } from 'vitest';
import { chip, counted, hardest, ordered, placesOf, seatsIn, share } from '../src/lib/goals';
import type { DangerView, GoalView, PartView } from '../src/lib/wire';

const msg = { id: 'shards-goal-mastery', args: {} };
const part = (have: number, need: number, ...places: string[]): PartView => ({ label: msg, have, need, places });
const goal = (seat: number, standing: GoalView['standing'], ...parts: PartView[]): GoalView => ({
  seat,
  side: seat,
  title: msg,
  parts,
  secret: false,
  standing,
  why: null,
});
const danger: DangerView = { about: 1, message: msg, when: 'now', places: ['players/1'] };

test('a count rises to its need or falls to nothing', () => {
  expect(counted(part(2, 4))).toBe('2/4');
  expect(counted(part(31, 0))).toBe('31');
  expect(share(part(2, 4))).toBe(0.5);
  expect(share(part(9, 4))).toBe(1);
  expect(share(part(31, 0))).toBeNull();
});

test('my goal comes first, then whoever could win next, then what ends the game, then the others', () => {
  const goals = [goal(0, 'far'), goal(1, 'near'), goal(2, 'far'), goal(3, 'next'), goal(-1, 'far')];
  expect(ordered(goals, 2).map((one) => one.seat)).toEqual([2, 3, -1, 0, 1]);
  expect(ordered(goals, -1).map((one) => one.seat)).toEqual([3, -1, 0, 1, 2]);
});

test('an ending that is near comes before rivals who are not', () => {
  expect(ordered([goal(0, 'far'), goal(1, 'far'), goal(-1, 'next')], 0).map((one) => one.seat)).toEqual([0, -1, 1]);
});

test('the chip speaks of the count that lacks most, and of the first danger', () => {
  const goals = [goal(1, 'far', part(0, 3)), goal(0, 'near', part(3, 3), part(2, 6), part(7, 0))];
  expect(hardest(goals[1]!)?.have).toBe(2);
  expect(chip(goals, [danger], 0)).toEqual({ count: '2/6', danger });
  expect(chip(goals, [], 0).danger).toBeNull();
  expect(chip([], [], 0)).toEqual({ count: '', danger: null });
});

test('what only helps on the way is not what the chip speaks of', () => {
  const helping: PartView = { label: { id: 'shards-goal-mastery', args: {} }, have: 0, need: 10, places: [] };
  const against: PartView = { label: { id: 'shards-goal-against', args: {} }, have: 2, need: 50, places: [] };
  expect(chip([goal(0, 'far', against, helping)], [], 0).count).toBe('2/50');
});

test('places are told once, and counters of a seat are the seat', () => {
  expect(placesOf(goal(0, 'far', part(1, 2, 'a', 'b'), part(1, 2, 'b')))).toEqual(['a', 'b']);
  expect(seatsIn(['players/1', 'players/2/health', 'players/0/creatures/3', 'owners/tower-1'])).toEqual([1, 2]);
});
