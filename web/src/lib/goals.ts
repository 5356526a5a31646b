/** What the engine tells of goals and dangers, put in the order and the few signs in which a table shows it. */

import type { DangerView, GoalView, PartView } from './wire';

/** One's own goal first, then whoever could win with the next act, then what ends the game, then the others. */
export function ordered(goals: GoalView[], viewer: number): GoalView[] {
  const rank = (goal: GoalView): number => {
    if (goal.seat >= 0 && goal.seat === viewer) return 0;
    if (goal.seat < 0) return 2;
    return goal.standing === 'next' ? 1 : 3;
  };
  return goals.toSorted((a, b) => rank(a) - rank(b));
}

/** A count that rises as `2/4`; one that runs out as the number that is left. */
export function counted(part: PartView): string {
  return part.need ? `${part.have}/${part.need}` : String(part.have);
}

/** How much of a count is done, from 0 to 1; null where it runs out and nobody knows from how many. */
export function share(part: PartView): number | null {
  return part.need ? Math.min(1, part.have / part.need) : null;
}

/** Of a goal with several counts of one kind, the one that lacks most: the one to speak of where there is room for one.
 * Other counts only help on the way: speaking now of them and now of it would tell nothing. */
export function hardest(goal: GoalView): PartView | undefined {
  const first = goal.parts.find((part) => part.need > 0)?.label.id;
  const rising = goal.parts.filter((part) => part.need > 0 && (part.label.id === first || part.label.id.includes('-count-')));
  return rising.toSorted((a, b) => (share(a) ?? 1) - (share(b) ?? 1))[0] ?? goal.parts[0];
}

/** The one line of a small screen: how far one has come, and the danger that comes first. */
export function chip(
  goals: GoalView[],
  dangers: DangerView[],
  viewer: number,
): { count: string; danger: DangerView | null } {
  const [first] = ordered(goals, viewer);
  const part = first && hardest(first);
  return { count: part ? counted(part) : '', danger: dangers[0] ?? null };
}

/** All places that a goal speaks of. */
export function placesOf(goal: GoalView): string[] {
  return [...new Set(goal.parts.flatMap((part) => part.places))];
}

/** `players/1` and the counters of a seat are lit as the seat itself. */
export function seatsIn(places: string[]): number[] {
  return places.flatMap((place) => {
    const found = /^players\/(\d+)(\/[a-z_]+)?$/.exec(place);
    return found ? [Number(found[1])] : [];
  });
}
