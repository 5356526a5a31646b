/** How much better one piece of advice is than the others, in words: numbers that differ by a hair say nothing to a player. */

const MUCH = 0.05; // of a game, from which a difference is plain
const LITTLE = 0.015;

export type Verdict = 'only' | 'best' | 'better' | 'same' | 'weaker' | 'worse';

/** What to say of each, the best first: `worths` are shares of won games. One alone is the only move if nothing else is `offered`. */
export function verdictsOf(worths: readonly number[], offered = worths.length): Verdict[] {
  const [first = 0, ...others] = worths;
  const lead = first - Math.max(...others);
  const head: Verdict = offered < 2 ? 'only' : lead >= MUCH ? 'best' : lead >= LITTLE ? 'better' : 'same';
  return worths.map((worth, i) => {
    if (i === 0) return head;
    return first - worth >= MUCH ? 'worse' : first - worth >= LITTLE ? 'weaker' : 'same';
  });
}
