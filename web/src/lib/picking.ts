/** What a question offers, as it is picked: by seeing cards, by counting, by ticking several. */

import type { CardView, ChoiceView, DecisionView } from './wire';

/** The card that a choice is about: `card:toxic` in its label; '' for none. */
export function cardIn(choice: ChoiceView): string {
  const named = ['trait', 'card'].map((arg) => String(choice.label.args[arg] ?? ''));
  return named.find((value) => value.startsWith('card:'))?.slice(5) ?? '';
}

/** What else a choice names that cards belong to: the leader of relics, the nation of warriors; '' for nothing. */
export function bannerIn(choice: ChoiceView): string {
  const named = ['leader', 'nation'].map((arg) => String(choice.label.args[arg] ?? ''));
  return named.find((value) => value.includes(':'))?.split(':')[1] ?? '';
}

/** The cards that belong to a leader or a nation, dearest first. */
export function under(banner: string, cards: Iterable<CardView>): CardView[] {
  return [...cards]
    .filter((card) => card.faction === banner || card.facts['leader'] === banner)
    .sort((a, b) => (b.cost ?? 0) - (a.cost ?? 0) || a.copies - b.copies);
}

/** The choice that ends a question with several answers: the pass, or the only one that speaks of nothing on the table. */
export function wayOut(decision: DecisionView): ChoiceView | null {
  const passing = decision.choices.find((choice) => choice.option === decision.passing);
  const bare = decision.choices.filter((choice) => !choice.places.length && !cardIn(choice));
  return passing ?? (bare.length === 1 ? (bare[0] ?? null) : null);
}

/** How many a question with several answers still wants, of the things that are there; null where it does not say. */
export function wanted(decision: DecisionView): number | null {
  const n = Number(decision.prompt.args['n'] ?? NaN);
  const things = new Set(decision.choices.flatMap((choice) => choice.places)).size;
  return Number.isInteger(n) && n > 0 ? Math.min(n, things || n) : null;
}

/** How many more must be picked before it can be finished; 0 where it can. */
export function lacking(decision: DecisionView, picked: number): number {
  if (wayOut(decision)) return 0;
  return Math.max(0, (wanted(decision) ?? 1) - picked);
}
