/** Places in a view: paths like `players/0/hand/3`, and which open choices speak of them. */

export interface Placed {
  option: number;
  verb: string;
  places: string[];
}

/** What stands at a path of a view; undefined where there is nothing. */
export function at(view: unknown, path: string): unknown {
  let here: unknown = view;
  for (const step of path.split('/')) {
    if (here === null || typeof here !== 'object') return undefined;
    here = (here as Record<string, unknown>)[step];
  }
  return here;
}

/** The open choices by the place they speak of. */
export function byPlace<C extends Placed>(choices: readonly C[]): Map<string, C[]> {
  const found = new Map<string, C[]>();
  for (const choice of choices) {
    for (const place of choice.places) {
      const there = found.get(place);
      if (!there) found.set(place, [choice]);
      else if (!there.includes(choice)) there.push(choice);
    }
  }
  return found;
}

/** Whether some open choice speaks of a thing inside this zone. */
export function within(places: Iterable<string>, zone: string): boolean {
  for (const place of places) if (place === zone || place.startsWith(zone + '/')) return true;
  return false;
}

/** The choices that nothing on the table stands for: they need a button. */
export function unplaced<C extends Placed>(choices: readonly C[], shown: (path: string) => boolean): C[] {
  return choices.filter((choice) => !choice.places.some(shown));
}

const zone = (place: string) => place.slice(0, place.lastIndexOf('/'));

/** The places, in other zones, that the choices at a place still leave open: a card first, then where it goes. */
export function onward<C extends Placed>(choices: readonly C[], from: string): Set<string> {
  const found = new Set<string>();
  for (const choice of choices) {
    for (const place of choice.places) if (place !== from && zone(place) !== zone(from)) found.add(place);
  }
  return found;
}

export interface Group<C> {
  verb: string;
  /** Present when the group is one number to be chosen. */
  numbers?: { choice: C; n: number }[];
  choices: C[];
}

interface Labelled extends Placed {
  label: { args: Record<string, unknown> };
}

/** Buttons grouped by verb, in the order offered; a long run that differs by one number, or one from nought, becomes a number to choose. */
export function grouped<C extends Labelled>(choices: readonly C[], many = 5): Group<C>[] {
  const groups: Group<C>[] = [];
  for (const choice of choices) {
    const last = groups.find((group) => group.verb === choice.verb);
    if (last) last.choices.push(choice);
    else groups.push({ verb: choice.verb, choices: [choice] });
  }
  for (const group of groups) {
    if (group.choices.length < 2) continue;
    const numbers = group.choices.map((choice) => ({ choice, n: Number(choice.label.args['n'] ?? NaN) }));
    const counts = numbers.length >= many || numbers.some(({ n }) => n === 0);
    if (counts && numbers.every(({ n }) => Number.isFinite(n))) group.numbers = numbers.sort((a, b) => a.n - b.n);
  }
  return groups;
}
