/** Why something cannot be done, nearest first. */

import type { Act } from './wire';

/** What was most likely meant comes first: acts that are partly possible, then those with the least in the way. */
export function nearest(acts: readonly Act[]): Act[] {
  const unmet = (act: Act) => act.reasons.filter((reason) => !reason.met).length;
  return acts
    .filter((act) => act.reasons.length > 0)
    .toSorted((a, b) => Number(b.reasons.length > unmet(b)) - Number(a.reasons.length > unmet(a)) || unmet(a) - unmet(b));
}
