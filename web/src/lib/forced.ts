/** The only move: announced while a ring closes, then made by itself, unless somebody wants to be asked. */

import type { DecisionView } from './wire';

/** How a question with one option is put: with a ring that closes, as a question, or not at all. */
export type Forced = 'auto' | 'ask' | 'now';
export const FORCED: Forced[] = ['auto', 'ask', 'now'];

export const CLOSES = 1800; // milliseconds until the ring has closed
const TICK = 100;

/** How it is wanted, for each kind: moves that end a turn or lose something, and all others. */
export interface Wanted {
  plain: Forced;
  grave: Forced;
}

/** Acts that end a turn, throw something away or lose it: whoever is new sees them announced, whatever is set. */
const GRAVE = /^(end|sleep|decline|discard|give|destroy|dispel|banish|cull|lose|return|rest|sacrifice|no-more|attack|strike|send)/;

/** Whether this question has one option and is no response window: those go by on their own. */
export function isForced(decision: DecisionView | null): decision is DecisionView {
  return decision !== null && decision.choices.length === 1 && !(decision.window && decision.passing !== null);
}

/** How this only move is put to somebody who wants it so; `novice`: in their first games. */
export function manner(wanted: Wanted, verb: string, novice: boolean): Forced {
  const grave = GRAVE.test(verb);
  const found = grave ? wanted.grave : wanted.plain;
  return found === 'now' && novice && grave ? 'auto' : found;
}

/** Closes bit by bit, but not while something else is looked at. */
export class Ring {
  #timer: ReturnType<typeof setInterval> | undefined;
  #spent = 0;

  constructor(
    readonly closing: (share: number) => void,
    readonly closed: () => void,
    readonly isLookedAway: () => boolean,
  ) {}

  start(): void {
    this.stop();
    this.#spent = 0;
    this.closing(0);
    this.#timer = setInterval(() => this.#tick(), TICK);
  }

  stop(): void {
    clearInterval(this.#timer);
    this.#timer = undefined;
  }

  #tick(): void {
    if (this.isLookedAway()) return;
    this.#spent += TICK;
    this.closing(Math.min(1, this.#spent / CLOSES));
    if (this.#spent < CLOSES) return;
    this.stop();
    this.closed();
  }
}
