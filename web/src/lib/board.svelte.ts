/** What a table on the screen knows, live or replayed: the position, what may be chosen, what is lit up. */

import { tick, untrack } from 'svelte';
import { SvelteMap } from 'svelte/reactivity';
import { look } from '../looks/shelf';
import { placed, seen, source, standsIn, type Arrow } from '../looks/look';
import { reader } from './books.svelte';
import { seatsIn } from './goals';
import { flights, fly, survey } from './motion';
import { Moments } from './moments.svelte';
import { lacking, wanted, wayOut } from './picking';
import { peek } from './peek.svelte';
import { at, byPlace, onward } from './places';
import { prefs } from './prefs.svelte';
import { BLOW, BY_ITSELF, meanwhile, type Scene } from './scenes';
import { inOneBreath, parts, sentence, unstopped, type Part, type Reader } from './speech';
import type { Views } from './views';
import { t } from './words.svelte';
import type { ChoiceView, DecisionView, EventView, LogEntry, Msg, Position } from './wire';

const MOST_AIMS = 3;

export interface Pick {
  path: string;
  choice: ChoiceView;
}

/** The thing under a menu of several acts. */
export interface Menu {
  path: string;
  choices: ChoiceView[];
}

/** What is lit up: things by what they are, players, places. */
export interface Lit {
  cards: Set<string>;
  seats: Set<number>;
  paths: Set<string>;
}

export abstract class Board {
  pointedOut = $state.raw<Lit | null>(null);
  onStage = $state.raw<Lit | null>(null);
  game = $state('');
  position = $state.raw<Position | null>(null);
  log = $state.raw<LogEntry[]>([]);
  picks = $state.raw<Pick[]>([]);
  menu = $state.raw<Menu | null>(null);
  /** The first thing of an act with two: the next click says where it goes. */
  held = $state<string | null>(null);
  /** What a hovered line of the log speaks of; else what the moment that is on is about. */
  lit = $derived<Lit>(this.pointedOut ?? this.onStage ?? NOTHING_LIT);
  /** A choice that would leave something useful undone: it is made when it is meant once more. */
  doubted = $state.raw<ChoiceView | null>(null);
  /** The thing under the pointer or the focus. */
  pointed = $state('');
  /** On glass the first tap reads a thing and the second chooses it: the thing that was read. */
  read = $state('');
  /** What the second tap will do, where there was no card to read it on. */
  nextTap = $state('');
  /** What the choice that is pointed at would do, in a sentence. */
  foreseen = $state('');
  /** Places that just changed, outlined where motion is off. */
  marked = $state.raw<Set<string>>(new Set());
  /** Keyboard: whether Tab stops at everything or only at what glows. */
  everything = $state(false);
  /** Whether the sheet with everything that is offered is open. */
  offering = $state(false);
  /** The rival who is looked at through the lens; -1 for nobody. */
  lens = $state(-1);
  /** How many times each place is drawn on the table: what is drawn nowhere needs a button. */
  readonly #drawn = new SvelteMap<string, number>();
  /** What happens is shown by this, one moment after another. */
  readonly moments = new Moments(
    {
      begin: (scene, quick) => this.begin(scene, quick),
      land: (scene, more, quick) => this.land(scene, more, quick),
      rest: () => this.rest(),
      mine: (scene) => this.begins(scene),
    },
    prefs,
  );
  /** Sentences for the live region. */
  spoken = $state.raw<string[]>([]);

  look = $derived(look(this.game));
  decision = $derived<DecisionView | null>(this.position?.decisions[0] ?? null);
  choices = $derived<ChoiceView[]>((this.decision?.choices ?? []).map((choice) => placed(this.look, choice, this.viewer, this.view)));
  /** Everything that happened lately, the oldest first. */
  happened = $derived<EventView[]>(this.log.slice(-40).flatMap((entry) => entry.events));
  /** The thing whose turn it is to act. */
  active = $derived(this.look.active?.(this.happened, this.view) ?? '');
  /** Who just went for whom. */
  strokes = $state.raw<Arrow[]>([]);
  /** Arrows to what the open decision would strike, and of what just happened. */
  arrows = $derived<(Arrow & { done: boolean })[]>([...this.aims(), ...this.strokes.map((one) => ({ ...one, done: true }))]);
  places = $derived(byPlace(this.choices));

  get reader(): Reader {
    return reader(this.game, this.names);
  }

  get view(): Position['view'] {
    return this.position?.view ?? {};
  }

  get viewer(): number {
    return this.position?.viewer ?? -1;
  }

  /** The seat from whose side of the table one looks: one's own, or the first. */
  get near(): number {
    return Math.max(0, this.viewer);
  }

  /** A title that says "my" to whoever sits here, and to anybody else whose it is. */
  mineOr(title: string): string {
    return this.viewer < 0 ? this.reader.seat(this.near) : t(title);
  }

  /** The other seats, in the order of play after the near one. */
  get others(): number[] {
    const { players } = this.view;
    const seats = Array.isArray(players) ? players.length : 0;
    return Array.from({ length: Math.max(0, seats - 1) }, (_, i) => (this.near + 1 + i) % seats);
  }

  /** A thing says that it is drawn at this place; what is returned says that it is gone. */
  draws(path: string): () => void {
    const drawn = this.#drawn;
    untrack(() => drawn.set(path, (drawn.get(path) ?? 0) + 1));
    return () => untrack(() => drawn.set(path, (drawn.get(path) ?? 1) - 1));
  }

  isDrawn(path: string): boolean {
    return (this.#drawn.get(path) ?? 0) > 0;
  }

  /** Whose hand lies before the reader: one's own; -1 for nobody's. */
  get holder(): number {
    return this.viewer;
  }

  /** Whether a machine sits there: its face is one. */
  isBot(_seat: number): boolean {
    return false;
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

  aims(): (Arrow & { done: boolean })[] {
    const { decision, look } = this;
    if (!decision || !look.aims) return [];
    const found = this.choices.flatMap((choice) => {
      const from = look.aims?.(choice, this.view, decision.prompt, this.active) ?? '';
      const [to] = choice.places;
      return from && to && from !== to ? [{ from, to, done: false }] : [];
    });
    // Many arrows hide the table: then only the one to what is pointed at.
    return found.length > MOST_AIMS ? found.filter((one) => one.to === this.pointed) : found;
  }

  /** A scene is on: the log tells it, and the eye is led to what it is about. */
  begin(scene: Scene, quick: boolean): void {
    const numbers = new Set(scene.entries.map((entry) => entry.number));
    this.log = [...this.log.filter((entry) => !numbers.has(entry.number)), ...scene.entries];
    this.strokes = quick ? [] : scene.events.flatMap((event) => this.look.arrows?.(event, this.view) ?? []);
    // A question that was answered does not stand beside the blow it led to.
    if (!quick && scene.weight >= BLOW && this.position?.decisions.length) this.position = meanwhile(this.position);
    const main = quick ? undefined : scene.events.find((event) => event.what === scene.kind);
    this.onStage = main ? this.about(main) : null;
    this.narrate(scene.events);
  }

  /** What a scene changes is seen; a question only when nothing else waits to be seen first. */
  land(scene: Scene, more: boolean, quick: boolean): void {
    if (quick && more) return;
    void this.show(scene.last && more ? meanwhile(scene.position) : scene.position, !quick);
  }

  /** Nothing waits to be seen. */
  rest(): void {
    this.strokes = [];
    this.onStage = null;
  }

  /** The moment that is on, in one sentence; how often, where it happened several times. */
  telling(): string {
    const scene = this.moments.now;
    const label = scene?.kind === BY_ITSELF ? scene.entries[0]?.label : null;
    if (label) return t('web-by-itself', { what: this.say(label) });
    const events = scene?.events ?? [];
    const [only, ...others] = new Set(events.map((event) => this.say(event.message)).filter(Boolean));
    return only && !others.length && scene && scene.times > 1
      ? `${unstopped(only)} ×${scene.times}`
      : inOneBreath(events.map((event) => this.parts(event.message)));
  }

  /** Whether a scene begins a turn of the person who looks. */
  begins(_scene: Scene): boolean {
    return false;
  }

  /** The view as the table of a game reads it; nothing of it is there before the first position. */
  of<Game extends keyof Views>(game: Game): Partial<Views[Game]> {
    return seen(game, this.view);
  }

  value(path: string): unknown {
    return at(this.view, path);
  }

  say(msg: Msg): string {
    return sentence(msg, this.reader);
  }

  /** How much strength the picks still lack for what they are picked for; 0 where it suffices or nothing is summed. */
  get short(): number {
    const prompt = this.decision?.prompt;
    return prompt ? (this.look.short?.(prompt, this.picks.map((pick) => pick.path), this.view) ?? 0) : 0;
  }

  /** What is asked, with what is picked counted in. */
  question(decision: DecisionView): string {
    return this.say(this.prompt(decision));
  }

  /** The question as it stands with what is picked. */
  prompt({ prompt }: DecisionView): Msg {
    const paths = this.picks.map((pick) => pick.path);
    const left = this.look.counted?.includes(prompt.id) ? Number(prompt.args['n']) - paths.length : -1;
    if (left >= 0) return { ...prompt, args: { ...prompt.args, n: left } };
    const more = paths.length ? (this.look.running?.(prompt, paths, this.view) ?? 0) : 0;
    return more ? { ...prompt, args: { ...prompt.args, strength: Number(prompt.args['strength'] ?? 0) + more } } : prompt;
  }

  parts(msg: Msg): Part[] {
    return parts(msg, this.reader);
  }

  /** What was read is put back. */
  unread(): void {
    if (this.read) peek.over();
    this.read = this.nextTap = '';
  }

  picked(path: string): boolean {
    return this.picks.some((pick) => pick.path === path);
  }

  /** Somebody clicked, tapped or pressed Enter on a thing. */
  press(path: string): void {
    this.doubted = null;
    if (this.held === path) {
      this.held = null;
      return;
    }
    const open = this.at(path);
    // A trait is a part of its creature: where it offers nothing of its own, the creature is meant.
    const whole = /^(.+)\/traits\/\d+$/.exec(path)?.[1];
    if (!open.length && whole !== undefined && this.at(whole).length) {
      this.press(whole);
      return;
    }
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
    if (this.decision?.several && path && choice.places.includes(path) && !standsIn(choice)) {
      const most = wanted(this.decision);
      if (this.picks.some((pick) => pick.path === path)) this.picks = this.picks.filter((pick) => pick.path !== path);
      else if (most === null || this.picks.length < most) this.picks = [...this.picks, { path, choice }];
      return;
    }
    if (prefs.confirm && choice.forgone.length && this.doubted?.option !== choice.option) {
      this.doubted = choice;
      return;
    }
    this.doubted = null;
    const all = [...this.picks.map((pick) => pick.choice), choice];
    this.picks = [];
    this.lens = -1;
    this.choose(all);
  }

  /** Make the picks, and say that this is all where the question goes on otherwise. */
  finish(): void {
    const { decision } = this;
    if (!decision || lacking(decision, this.picks.length) || this.short) return;
    // Where as many are picked as were asked for, the question ends by itself.
    const out = this.picks.length === wanted(decision) ? null : wayOut(decision);
    const all = [...this.picks.map((pick) => pick.choice), ...(out ? [out] : [])];
    this.picks = [];
    if (all.length) this.choose(all);
  }

  /** Show another position: what moved is seen to move. */
  async show(position: Position | null, moving = true): Promise<void> {
    const before = moving && this.position ? survey() : null;
    this.menu = null;
    this.unread();
    this.held = null;
    this.doubted = null;
    this.offering = false;
    if (position?.decisions[0]?.id !== this.decision?.id) this.picks = [];
    const asked = position?.decisions[0];
    const fresh = asked !== undefined && asked.id !== this.decision?.id;
    // Another question: whoever was looking at a rival is shown what it is about.
    if (fresh) this.lens = -1;
    this.position = position;
    await tick();
    if (fresh && this.live) reveal();
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
    this.pointedOut = what && this.about(what);
  }

  /** What a sentence or a fact speaks of. */
  about(what: EventView | Part): Lit {
    const cards = new Set<string>();
    const seats = new Set<number>();
    const paths = new Set<string>();
    if ('message' in what) {
      for (const part of this.parts(what.message)) {
        if (part.card) cards.add(part.card);
        if (part.seat !== undefined) seats.add(part.seat);
      }
      for (const path of this.look.spoken?.(what, this.view) ?? []) paths.add(path);
    } else {
      if (what.card) cards.add(what.card);
      if (what.seat !== undefined) seats.add(what.seat);
    }
    if (cards.size && 'message' in what) seats.clear();
    return { cards, seats, paths };
  }

  /** Light up these places of the view; the counters of a seat light the seat. */
  point(places: string[]): void {
    const seats = new Set(seatsIn(places));
    this.pointedOut = places.length ? { cards: new Set(), seats, paths: new Set(places) } : null;
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

/** What glows is brought into sight when a new question finds none of it there: on a phone a row may have been slid away. */
export function reveal(): void {
  const glowing = [...document.querySelectorAll<HTMLElement>('.stage :is(.spot.legal, .spot.aim)')];
  const seen = glowing.some((el) => {
    const { left, top, right, bottom } = el.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return right > left && el.contains(document.elementFromPoint(x, y));
  });
  if (!seen) glowing[0]?.scrollIntoView({ block: 'nearest', inline: 'center', behavior: prefs.moves ? 'smooth' : 'auto' });
}

const NOTHING_LIT: Lit = { cards: new Set<string>(), seats: new Set<number>(), paths: new Set<string>() };
