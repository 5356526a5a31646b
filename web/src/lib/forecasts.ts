/** What the engine foretells of options, as small tags on things and as one sentence. */

import type { ChoiceView, FactView, Foretold } from './wire';

export interface Tag {
  place: string;
  kind: FactView['kind'];
  text: string;
  sure: boolean;
}

const ALWAYS = new Set<FactView['kind']>(['dies', 'wounded', 'blocked', 'survives']);
const MINUS = '−';

/** The sign of a fact: a skull, a loss, a shield, a gain. */
export function sign(kind: FactView['kind'], n: number): string {
  switch (kind) {
    case 'dies':
      return '☠';
    case 'wounded':
    case 'pays':
      return `${MINUS}${n}`;
    case 'blocked':
      return '⛨';
    case 'survives':
      return '✓';
    case 'wins':
      return '★';
    case 'exposes':
      return '!';
    case 'surplus':
      return `+${n}`;
    case 'gains':
      return `+${n}`;
  }
}

/** Facts of one kind at one place are one tag; who dies is not told the wound as well. */
export function gathered(facts: FactView[]): Tag[] {
  const found = new Map<string, { fact: FactView; n: number; sure: boolean }>();
  for (const fact of facts) {
    if (!fact.place) continue;
    const key = `${fact.place} ${fact.kind}`;
    const before = found.get(key);
    found.set(key, { fact, n: (before?.n ?? 0) + fact.n, sure: (before?.sure ?? true) && fact.sure });
  }
  const doomed = new Set([...found.values()].filter(({ fact }) => fact.kind === 'dies').map(({ fact }) => fact.place));
  return [...found.values()]
    .filter(({ fact }) => fact.kind !== 'wounded' || !doomed.has(fact.place))
    .map(({ fact, n, sure }) => ({ place: fact.place, kind: fact.kind, text: sign(fact.kind, n), sure }));
}

/** The tags to be seen: all of what is pointed at; else, on each target, what would befall it there. */
export function tags(foretold: Foretold[], choices: ChoiceView[], pointed: ChoiceView[]): Tag[] {
  const facts = (choice: ChoiceView) => foretold.find((one) => one.option === choice.option)?.facts ?? [];
  const [first] = pointed;
  if (first) return gathered(facts(first));
  const seen = new Map<string, Tag>();
  for (const choice of choices) {
    for (const tag of gathered(facts(choice).filter((fact) => ALWAYS.has(fact.kind)))) {
      if (choice.places.some((place) => tag.place === place || tag.place.startsWith(`${place}/`))) {
        seen.set(`${tag.place} ${tag.kind}`, tag);
      }
    }
  }
  return [...seen.values()];
}

/** The facts of a choice in the order in which they are told: victory first, then what befalls others, then prices. */
export function important(facts: FactView[]): FactView[] {
  const order: FactView['kind'][] = ['wins', 'exposes', 'dies', 'blocked', 'survives', 'wounded', 'surplus', 'gains', 'pays'];
  const doomed = new Set(facts.filter((fact) => fact.kind === 'dies').map((fact) => fact.place));
  return facts
    .filter((fact) => fact.kind !== 'wounded' || !doomed.has(fact.place))
    .toSorted((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind));
}
