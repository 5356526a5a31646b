/** What a table on the screen knows, live or replayed: the position, what may be chosen, what is lit up. */

import { tick } from 'svelte';
import { look } from '../looks/shelf';
import { source } from '../looks/look';
import { reader } from './books.svelte';
import { flights, fly, survey } from './motion';
import { at, byPlace, onward } from './places';
import { prefs } from './prefs.svelte';
import { parts, sentence, type Part, type Reader } from './speech';
import type { ChoiceView, DecisionView, EventView, LogEntry, Msg, Position } from './wire';

export interface Pick {
  path: string;
  choice: ChoiceView;
}

/** The thing under a menu of several acts. */
export interface Menu {
  path: string;
  choices: ChoiceView[];
}

export abstract class Board {
  game = $state('');
  position = $state.raw<Position | null>(null);
  log = $state.raw<LogEntry[]>([]);
  picks = $state.raw<Pick[]>([]);
  menu = $state.raw<Menu | null>(null);
  /** The first thing of an act with two: the next click says where it goes. */
  held = $state<string | null>(null);
  /** What a hovered line of the log speaks of. */
  lit = $state.raw<{ cards: Set<string>; seats: Set<number>; paths: Set<string> }>(NOTHING_LIT);
  /** Places that just changed, outlined where motion is off. */
  marked = $state.raw<Set<string>>(new Set());
  /** Keyboard: whether Tab stops at everything or only at what glows. */
  everything = $state(false);
  /** Sentences for the live region. */
  spoken = $state.raw<string[]>([]);

  decision = $derived<DecisionView | null>(this.position?.decisions[0] ?? null);
  choices = $derived<ChoiceView[]>(this.decision?.choices ?? []);
  places = $derived(byPlace(this.choices));
  look = $derived(look(this.game));

  get reader(): Reader {
    return reader(this.game, this.names);
  }

  get view(): Record<string, any> {
    return this.position?.view ?? {};
  }

  get viewer(): number {
    return this.position?.viewer ?? -1;
  }

  abstract readonly live: boolean;
  abstract readonly names: string[];
  abstract choose(choices: ChoiceView[]): void;
  abstract explain(path: string): void;

  at(path: string): ChoiceView[] {
    const there = this.places.get(path) ?? [];
    const { held } = this;
    if (!held || held === path || !there.length) return there;
    const both = there.filter((choice) => choice.places.includes(held));
    return onward(both, held).has(path) ? both : [];
  }

  value(path: string): any {
    return at(this.view, path);
  }

  say(msg: Msg): string {
    return sentence(msg, this.reader);
  }

  parts(msg: Msg): Part[] {
    return parts(msg, this.reader);
  }

  picked(path: string): boolean {
    return this.picks.some((pick) => pick.path === path);
  }

  /** Somebody clicked, tapped or pressed Enter on a thing. */
  press(path: string): void {
    if (this.held === path) {
      this.held = null;
      return;
    }
    const open = this.at(path);
    if (!open.length) {
      this.menu = null;
      if (this.held) this.held = null;
      else if (this.live) this.explain(path);
      return;
    }
    if (this.picked(path)) {
      this.picks = this.picks.filter((pick) => pick.path !== path);
      return;
    }
    const [only] = open;
    if (open.length === 1 && only) this.take(only, path);
    else if (!this.held && onward(open, path).size > 1) this.held = path;
    else this.menu = this.menu?.path === path ? null : { path, choices: open };
  }

  /** One choice was meant: made at once, or added to the picks where several are asked for. */
  take(choice: ChoiceView, path = ''): void {
    this.menu = null;
    this.held = null;
    if (this.decision?.several && path && choice.places.includes(path)) {
      this.picks = [...this.picks, { path, choice }];
      return;
    }
    const all = [...this.picks.map((pick) => pick.choice), choice];
    this.picks = [];
    this.choose(all);
  }

  /** Make the picks. */
  finish(): void {
    const all = this.picks.map((pick) => pick.choice);
    this.picks = [];
    if (all.length) this.choose(all);
  }

  /** Show another position: what moved is seen to move. */
  async show(position: Position | null, moving = true): Promise<void> {
    const before = moving && this.position ? survey() : null;
    this.menu = null;
    this.held = null;
    if (position?.decisions[0]?.id !== this.decision?.id) this.picks = [];
    this.position = position;
    await tick();
    if (!before || !position) return;
    const found = flights(before, survey(), (path) => source(this.look, path));
    if (prefs.moves) fly(found, prefs.time(300));
    else {
      this.marked = new Set(found.map((flight) => flight.path));
      setTimeout(() => (this.marked = new Set()), 1000);
    }
  }

  /** Light up what a sentence or a fact speaks of. */
  light(what: EventView | Part | null): void {
    if (!what) {
      this.lit = NOTHING_LIT;
      return;
    }
    const cards = new Set<string>();
    const seats = new Set<number>();
    const paths = new Set<string>();
    if ('message' in what) {
      for (const part of this.parts(what.message)) {
        if (part.card) cards.add(part.card);
        if (part.seat !== undefined) seats.add(part.seat);
      }
      const { slot } = what.args;
      if (typeof slot === 'number') paths.add(`row/${slot}`);
    } else {
      if (what.card) cards.add(what.card);
      if (what.seat !== undefined) seats.add(what.seat);
    }
    if (cards.size && 'message' in what) seats.clear();
    this.lit = { cards, seats, paths };
  }

  isLit(path: string, key: string): boolean {
    return this.lit.paths.has(path) || (key !== '' && this.lit.cards.has(key)) || this.marked.has(path);
  }

  /** Tell the screen reader what happened. */
  narrate(events: readonly EventView[]): void {
    const told = events.map((event) => this.say(event.message)).filter(Boolean);
    if (told.length) this.spoken = [...this.spoken.slice(-8), told.join(' ')];
  }
}

const NOTHING_LIT = { cards: new Set<string>(), seats: new Set<number>(), paths: new Set<string>() };
