/** How the things of a game look: palette, emblem, coin and badges of a card. No rule lives here. */

import type { Motif, Pal } from '../lib/sigil';
import type { Noise } from '../lib/sounds';
import type { Views } from '../lib/views';
import type { CardView, ChoiceView, EventView, Msg, Position } from '../lib/wire';

/** What a seat sees, as the engine tells it. */
export type View = Position['view'];

/** The same as a view of this game; nothing of it is there before the first position. */
export function seen<Game extends keyof Views>(_game: Game, view: View): Partial<Views[Game]> {
  return view as Partial<Views[Game]>;
}

export interface Arrow {
  from: string;
  to: string;
}

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
  /** What a fact sounds like, if it sounds at all. */
  sounds: Record<string, Noise>;
  /** Facts that head a part of the log. */
  headings: string[];
  /** Facts that come step by step and are told on one line: a price paid stone by stone, dice rolled together. */
  steps?: string[];
  /** The mark of a card that has done what it can for now; '' where there is none. */
  used: string;
  /** The icon of a verb on a glowing thing or a button. */
  verbs: Record<string, string>;
  /** The icon of a field shown as a number. */
  fields: Record<string, string>;
  /** Where a new thing comes from: zone → pile, both as patterns with `*` for a seat. */
  sources: Record<string, string>;
  /** Where on the table an act without a place of its own can also be meant: verb → path, `*` for one's seat, `#` for the colour or number in its label. */
  stands?: Record<string, string>;
  /** Where a place is drawn in several parts, each of which stands for it: a squad whose cards lie open to whoever looks. */
  drawn?(place: string, view: View): string[];
  /** The order of what `#` names in `stands`. */
  order?: string[];
  /** What a fact speaks of: the places in the view, beyond the cards and players its sentence names. */
  spoken?(event: EventView, view: View): string[];
  /** Whose thing did what a fact tells, where the fact names no player: -1 for nobody's; undefined where it is not known. */
  owner?(event: EventView, view: View): number | undefined;
  /** To whom a card of this kind belongs even when it lies nowhere in sight any more: -1 for nobody; undefined where it is not known. */
  kin?(faction: string, view: View): number | undefined;
  /** Who went for whom in a fact: an arrow from one place to the other. */
  arrows?(event: EventView, view: View): Arrow[];
  /** Where an open choice would strike from, for an arrow to the place of the choice. */
  aims?(choice: ChoiceView, view: View, prompt: Msg, active: string): string;
  /** The place of the thing whose turn it is to act, by what happened last; '' if none. */
  active?(happened: readonly EventView[], view: View): string;
  /** What is to be known of a thing that a choice is about, where it is named in a list: words of ours, then cards. */
  told?(place: string, view: View): { words: Msg[]; cards: string[] };
  /** The number by which one follows who is ahead: what it is called, and how much a seat has of it. */
  measure?: { title: string; of(view: View, seat: number): number };
  /** Questions that say how many more are asked for: what is picked is no longer asked for. */
  counted?: readonly string[];
  /** What the things that are picked add to the number in the question, where it counts them. */
  running?(prompt: Msg, picked: readonly string[], view: View): number;
  /** How much of that is still lacking before the question can be ended. */
  short?(prompt: Msg, picked: readonly string[], view: View): number;
  /** Verbs with a number that is a price: the least is offered first. */
  sparing?: string[];
  /** The verb whose choices one would rather make all at once, where nothing more is asked of any. */
  together?: string;
  /** The verb that concludes what is put together piece by piece, or that one plays for: where it is offered it is the foremost. */
  concludes?: string;
  /** The question with which a trade begins that is made up in one sheet. */
  bargain?: string;
  /** Acts a player would look for though they are not offered: prompt → notations; shown dashed, they say why not. */
  standing?: Record<string, string[]>;
  /** Readings of the book that are really a choice of how to begin: they stand among the variants. */
  upfront?: string[];
  face(card: CatalogueCard): Face;
}

/** An arrow from player to player, for facts that name both. */
export function between(...facts: string[]): (event: EventView) => Arrow[] {
  return ({ what, args }) => (facts.includes(what) ? [{ from: `players/${args['seat']}`, to: `players/${args['foe']}` }] : []);
}

export const PLAIN: Look = {
  game: '',
  pal: 'bone',
  motif: 'rune',
  minutes: 40,
  phases: [],
  sounds: {},
  headings: [],
  used: '',
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

const STAND_INS = new WeakSet<ChoiceView>();

/** Whether the place of this choice only stands for it: it keeps its button, and is made at once. */
export function standsIn(choice: ChoiceView): boolean {
  return STAND_INS.has(choice);
}

/** A choice that speaks of no place gets the one that stands for it, so that it can be clicked there too. */
export function placed(look: Look, choice: ChoiceView, seat: number, view: View): ChoiceView {
  if (look.drawn && choice.places.length) {
    const places = choice.places.flatMap((place) => look.drawn?.(place, view) ?? [place]);
    return places.length === choice.places.length ? choice : { ...choice, places };
  }
  const pattern = choice.places.length ? undefined : look.stands?.[choice.verb];
  if (!pattern) return choice;
  const path = pattern.replace('*', String(seat)).replace(/#(\w+)/, (_, arg: string) => {
    const value = String(choice.label.args[arg] ?? '').split(':').at(-1) ?? '';
    return String(Math.max(0, (look.order ?? []).indexOf(value)));
  });
  const found = { ...choice, places: [path] };
  STAND_INS.add(found);
  return found;
}
