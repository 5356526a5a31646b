/** A trade made up in one place: what is given, what is got, and the engine's steps that it is sent as. */

import { cardIn } from './picking';
import type { ChoiceView, Json, Msg } from './wire';

export interface Bargain {
  /** Cards of one's own. */
  gives: string[];
  /** Cards of the other that lie open. */
  wants: string[];
  /** How many of what they hold hidden, of their choice. */
  hidden: number;
  /** Instead of things: their help. */
  help: boolean;
}

/** What the question allows: how many things on a side; whether help may be asked for; whether something may be had for nothing. */
export interface Terms {
  foe: number;
  most: number;
  help: boolean;
  gift: boolean;
}

/** One step of the engine: its verb, and the card it is about. */
export interface Step {
  verb: string;
  card: string;
}

export const EMPTY: Bargain = { gives: [], wants: [], hidden: 0, help: false };

export function termsOf(prompt: Msg): Terms {
  const { foe, most, help, gift } = prompt.args;
  return { foe: Number(String(foe).replace('seat:', '')), most: Number(most), help: Number(help) > 0, gift: Number(gift) > 0 };
}

export function wantedIn(bargain: Bargain): number {
  return bargain.wants.length + bargain.hidden;
}

/** Whether it can be offered as it is. */
export function isWhole(bargain: Bargain, terms: Terms): boolean {
  return bargain.gives.length > 0 && (wantedIn(bargain) > 0 || bargain.help || terms.gift);
}

/** A card put into a side of the bargain or taken out of it; where the side is full nothing changes. */
export function turned(cards: readonly string[], card: string, room: number): string[] {
  if (cards.includes(card)) return cards.filter((one) => one !== card);
  return room > 0 ? [...cards, card] : [...cards];
}

/** What the engine is told, in its order: what is given, what is wanted, and that this is the offer. */
export function steps(bargain: Bargain): Step[] {
  return [
    ...bargain.gives.map((card) => ({ verb: 'give', card })),
    ...bargain.wants.map((card) => ({ verb: 'want', card })),
    ...Array.from({ length: bargain.hidden }, () => ({ verb: 'want-artefact', card: '' })),
    ...(bargain.help ? [{ verb: 'want-help', card: '' }] : []),
    { verb: 'propose', card: '' },
  ];
}

/** The choice that makes a step, where it is offered. */
export function choiceFor(step: Step, choices: readonly ChoiceView[]): ChoiceView | undefined {
  return choices.find((choice) => choice.verb === step.verb && (!step.card || cardIn(choice) === step.card));
}

/** The bargain in the words in which the other will read it. */
export function inWords(bargain: Bargain, foe: number): Msg {
  const named = (cards: string[]): Msg[] => cards.map((card) => ({ id: 'elves-bargain-card', args: { card: `card:${card}` } }));
  const got = named(bargain.wants);
  if (bargain.hidden) got.push({ id: 'elves-bargain-artefacts', args: { n: bargain.hidden } });
  if (bargain.help) got.push({ id: 'elves-bargain-help', args: {} });
  return { id: 'elves-ask-want', args: { foe: `seat:${foe}`, gives: inside(together(named(bargain.gives))), wants: inside(together(got)) } };
}

/** A message as an argument of another. */
function inside({ id, args }: Msg): Json {
  return { id, args };
}

function together(things: Msg[]): Msg {
  const [first, ...others] = things;
  if (!first) return { id: 'elves-bargain-nothing', args: {} };
  return others.reduce<Msg>((one, second) => ({ id: 'elves-bargain-both', args: { first: inside(one), second: inside(second) } }), first);
}
