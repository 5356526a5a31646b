/** How the things of a game look: palette, emblem, coin and badges of a card. No rule lives here. */

import type { Motif, Pal } from '../lib/sigil';
import type { CardView } from '../lib/wire';

export type CatalogueCard = CardView;

export interface Badge {
  at: 'tl' | 'tr' | 'bl' | 'br';
  kind?: 'hp' | 'sh' | 'pw';
  icon: string;
  value?: number | string;
  /** Id of the message that names it. */
  title: string;
}

/** A stone of a mixed price. */
export interface Stone {
  icon: string;
  pal: Pal;
}

export interface Face {
  stones?: Stone[];
  /** The two traits of a card that is played for one of them. */
  halves?: string[];
  /** Icons of what a warrior does to the left, ahead and to the right. */
  sides?: string[];
  pal: Pal;
  motif: Motif;
  icon?: string;
  coin?: 'gem' | 'q' | 'vp' | '';
  badges?: Badge[];
}

export interface Look {
  game: string;
  pal: Pal;
  motif: Motif;
  minutes: number;
  /** Phases in the order of the turn, if the view names one in `phase`. */
  phases: string[];
  /** The icon of a verb on a glowing thing or a button. */
  verbs: Record<string, string>;
  /** The icon of a field shown as a number. */
  fields: Record<string, string>;
  /** Where a new thing comes from: zone → pile, both as patterns with `*` for a seat. */
  sources: Record<string, string>;
  /** Acts a player would look for though they are not offered: prompt → notations; shown dashed, they say why not. */
  standing?: Record<string, string[]>;
  face(card: CatalogueCard): Face;
}

export const PLAIN: Look = {
  game: '',
  pal: 'bone',
  motif: 'rune',
  minutes: 40,
  phases: [],
  verbs: {},
  fields: {},
  sources: {},
  face: () => ({ pal: 'bone', motif: 'rune' }),
};

/** The path of the pile that feeds a place, or ''. */
export function source(look: Look, path: string): string {
  const parts = path.split('/');
  const zone = parts.slice(0, -1).join('/');
  const seat = parts[0] === 'players' ? (parts[1] ?? '') : '';
  const pattern = seat ? zone.replace(`players/${seat}`, 'players/*') : zone;
  return (look.sources[pattern] ?? '').replace('*', seat);
}
