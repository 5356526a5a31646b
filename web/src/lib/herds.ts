/** Which creature is which when others before it have gone: the view names them by place, so they are known by their traits. */

export interface Known {
  traits: { trait: string; card: string | null }[];
}

interface Kept<C> {
  id: number;
  creature: C;
}

const SAME = 100;

/** How alike two creatures are: the same to the last trait, or by how many they share. */
function alike(one: Known, other: Known): number {
  const cards = ({ traits }: Known) => traits.map(({ trait, card }) => `${trait} ${card}`);
  const [a, b] = [cards(one), cards(other)];
  if (a.length === b.length && a.every((each, i) => each === b[i])) return SAME;
  const shared = a.filter((each) => b.includes(each)).length;
  return 1 + shared;
}

/** Pairs of places, old and new, in order, that make the two lists most alike; as many pairs as the shorter one allows. */
function paired(old: readonly Known[], now: readonly Known[]): Map<number, number> {
  const best: number[][] = Array.from({ length: old.length + 1 }, () => Array<number>(now.length + 1).fill(0));
  const at = (i: number, j: number) => best[i]?.[j] ?? 0;
  for (let i = old.length - 1; i >= 0; i--) {
    for (let j = now.length - 1; j >= 0; j--) {
      const [a, b] = [old[i], now[j]];
      const both = a && b ? alike(a, b) + at(i + 1, j + 1) : 0;
      const row = best[i];
      if (row) row[j] = Math.max(both, at(i + 1, j), at(i, j + 1));
    }
  }
  const found = new Map<number, number>();
  for (let [i, j] = [0, 0]; i < old.length && j < now.length; ) {
    const [a, b] = [old[i], now[j]];
    if (a && b && at(i, j) === alike(a, b) + at(i + 1, j + 1)) found.set(j++, i++);
    else if (at(i, j) === at(i + 1, j)) i++;
    else j++;
  }
  return found;
}

/** The creatures of a seat, each with a number that stays its own. */
export class Herd<C extends Known> {
  #kept: Kept<C>[] = [];
  #next = 0;

  /** The numbers of these creatures, in their order: who was there keeps the number, who is new gets one. */
  ids(now: readonly C[]): number[] {
    const pairs = paired(this.#kept.map(({ creature }) => creature), now);
    const used = new Set([...pairs.values()].map((i) => this.#kept[i]?.id));
    const ids = now.map((_, j) => this.#kept[pairs.get(j) ?? -1]?.id ?? -1);
    for (const [j, id] of ids.entries()) if (id < 0) ids[j] = this.#fresh(used, j < now.length - 1);
    this.#kept = now.map((creature, j) => ({ id: ids[j] ?? 0, creature }));
    return ids;
  }

  /** Who comes back between others was taken away by mistake: it gets what was free. */
  #fresh(used: Set<number | undefined>, between: boolean): number {
    let id = between ? 0 : this.#next;
    while (used.has(id)) id++;
    used.add(id);
    this.#next = Math.max(this.#next, id + 1);
    return id;
  }
}
