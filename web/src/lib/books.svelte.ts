/** What is printed: the catalogue and the rules of each game, fetched once. */

import { api } from './api';
import { words, maybe, t } from './words.svelte';
import type { Reader } from './speech';
import type { CardView, PageView, RuleView, RulingView, Shelf } from './wire';

export interface Book {
  game: string;
  primer: PageView[];
  cards: Map<string, CardView>;
  rules: Map<string, RuleView>;
  rulings: Map<string, RulingView>;
}

class Books {
  all = $state.raw<Record<string, Book>>({});
  shelf = $state.raw<Shelf | null>(null);
  #asked = new Map<string, Promise<Book>>();

  open(game: string): Promise<Book> {
    let asked = this.#asked.get(game);
    if (!asked) {
      asked = api.book(game).then((told) => {
        const book = {
          game,
          primer: told.primer,
          cards: new Map(told.cards.map((card) => [card.id, card])),
          rules: new Map(told.rules.map((rule) => [rule.id, rule])),
          rulings: new Map(told.rulings.map((ruling) => [ruling.id, ruling])),
        };
        this.all = { ...this.all, [game]: book };
        return book;
      });
      asked.catch(() => this.#asked.delete(game));
      this.#asked.set(game, asked);
    }
    return asked;
  }

  async stock(): Promise<Shelf> {
    this.shelf ??= await api.shelf();
    return this.shelf;
  }
}

export const books = new Books();

export function cardOf(game: string, id: string): CardView | undefined {
  return books.all[game]?.cards.get(id);
}

/** The name of a card in the reader's language. */
export function nameOf(game: string, id: string): string | null {
  const card = cardOf(game, id);
  return card ? card[words.lang] || card.en : null;
}

export function ruleText(game: string, id: string): RuleView | RulingView | undefined {
  const book = books.all[game];
  return book?.rules.get(id) ?? book?.rulings.get(id);
}

/** The heading under which a rule is printed, in the reader's language; a ruling of ours says that it is one. */
export function headingOf(game: string, id: string): string {
  const rule = books.all[game]?.rules.get(id);
  if (!rule) return t('web-our-ruling', { id });
  return words.lang === 'ru' ? rule.section : rule.heading;
}

/** The title of a field of the view. */
export function fieldName(game: string, field: string): string {
  return maybe(`${game}-field-${field}`, maybe(`web-field-${field}`, field.replaceAll('_', ' ')));
}

/** Who reads a sentence: which game it is of, and what the players are called. */
export function reader(game: string, names: readonly string[] = []): Reader {
  return {
    bundle: words.bundle,
    game,
    card: (id) => nameOf(game, id),
    seat: (n) => names[n] || t('web-seat', { n: n + 1 }),
  };
}
