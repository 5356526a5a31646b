/** A recorded game on the table: any moment of it, seen with any eyes. */

import { api } from './api';
import { Board } from './board.svelte';
import { books } from './books.svelte';
import { called } from './called';
import { chapterAt, chapters, peaks, Steps, type Chapter, type Peak } from './chapters';
import { scenes, type Scene } from './scenes';
import type { ChoiceView, Coached, EventView, LogEntry, RecordView, Replayed } from './wire';

const AGAIN = 500; // ms between two looks at how far the coach has got
const KEPT = 60; // positions kept at hand

export class Replayer extends Board {
  readonly live = false;
  record = $state.raw<RecordView | null>(null);
  /** The facts of the last choice, and how its moments divide them. */
  events = $state.raw<EventView[]>([]);
  shown = $state.raw<Replayed['moments']>([]);
  /** After how many choices, and how many moments of the last of them. */
  ply = $state(0);
  seen = $state(0);
  as = $state('open');
  playing = $state(false);
  /** Whether what is asked for is on its way. */
  #coming = $state(false);
  chapters = $derived<Chapter[]>(this.record ? chapters(this.record) : []);
  peaks = $derived<Peak[]>(this.record ? peaks(this.record) : []);
  steps = $derived(new Steps(this.record?.plies ?? []));
  step = $derived(this.steps.of(this));
  chapter = $derived(chapterAt(this.chapters, this.seen < this.steps.width(this.ply) ? this.ply - 1 : this.ply));
  /** What the coach has said of it, or how far it has got; null where nobody asked. */
  coached = $state.raw<Coached | null>(null);
  /** The choices that the coach has marked, by their numbers. */
  marks = $derived(
    new Map((this.coached?.review?.decisions ?? []).filter((one) => one.mark).map((one) => [one.ply, one])),
  );
  #gone = false;
  #asked = 0;
  readonly #kept = new Map<string, Replayed>();

  constructor(readonly id: string) {
    super();
  }

  get names(): string[] {
    return called(this.game, this.record?.seats ?? []);
  }

  override isBot(seat: number): boolean {
    const kind = this.record?.seats[seat]?.kind;
    return kind === 'bot' || kind === 'automaton';
  }

  /** With open hands: that of whose turn it is, from its beginning to its end; before the first turn of who is asked. */
  override get holder(): number {
    if (this.viewer >= 0 || this.as !== 'open') return this.viewer;
    const turn = this.chapters[this.chapter]?.seat ?? -1;
    return turn >= 0 ? turn : (this.position?.asked[0] ?? this.record?.plies[this.ply - 1]?.seat ?? -1);
  }

  /** With open hands one sits where that hand is held, so that what lies before one is of one seat. */
  override get near(): number {
    return Math.max(0, this.holder);
  }

  get plies(): number {
    return this.record?.plies.length ?? 0;
  }

  /** Whether what is shown is where it stands, and nothing moves. */
  get still(): boolean {
    return !this.#coming && !this.playing && this.moments.now === null;
  }

  get ended(): boolean {
    return this.step >= this.steps.most;
  }

  async open(ply: number, seen?: number): Promise<void> {
    this.record = await api.record(this.id);
    this.game = this.record.game;
    await books.open(this.game);
    await this.to(ply, seen);
    if (!this.record.example.length) void this.#heed();
  }

  /** What a coach said before, or is about to say, is shown without asking. */
  async #heed(): Promise<void> {
    try {
      const found = await api.coached(this.id);
      if (found.review) this.coached = found;
      else if (found.total) await this.coach();
    } catch {
      // without a coach a game is looked at as well
    }
  }

  /** Let a coach go through it, and wait for what it says; false if it could not. */
  async coach(): Promise<boolean> {
    let found = await api.coach(this.id);
    while (!found.review && found.total && !this.#gone) {
      this.coached = found;
      await new Promise((done) => setTimeout(done, AGAIN));
      found = await api.coached(this.id);
    }
    this.coached = found.review ? found : null;
    return found.review !== null;
  }

  leave(): void {
    this.#gone = true;
  }

  /** Show how it stood after `ply` choices, or after only some moments of the last of them. */
  async to(ply: number, seen?: number): Promise<void> {
    this.playing = false;
    const asked = ++this.#asked;
    this.#place(ply, seen);
    this.#coming = true;
    this.moments.pause(false);
    this.moments.clear();
    const found = await this.#scenes(this.ply);
    if (asked !== this.#asked) return;
    const scene = this.ply ? found.findLast((one) => one.seen <= Math.max(this.seen, 1)) : undefined;
    this.#tell(found);
    super.rest();
    this.log = scene?.entries ?? [];
    await this.show(scene ? this.#still(scene) : this.#kept.get(this.#key(0))!.position, false);
    if (scene) this.begin(scene, this.seen >= this.steps.width(this.ply));
    if (asked === this.#asked) this.#coming = false;
  }

  /** One moment on, with its motion; or back, without. */
  async on(by: 1 | -1): Promise<void> {
    const place = this.steps.at(this.step + by);
    if (by < 0 || this.ended) return this.to(place.ply, place.seen);
    this.playing = false;
    this.moments.pause(false);
    if (!this.moments.idle) this.moments.catchUp();
    const asked = ++this.#asked;
    this.#coming = true;
    this.#place(place.ply, place.seen);
    const found = await this.#scenes(place.ply);
    if (asked !== this.#asked) return;
    this.#tell(found);
    this.moments.push(found.filter((one) => one.seen === place.seen || (one.seen === 0 && place.seen <= 1)));
    this.#coming = false;
  }

  /** The next or the last choice, or turn. */
  async choice(by: 1 | -1): Promise<void> {
    const within = this.seen < this.steps.width(this.ply);
    await this.to(by > 0 ? this.ply + (within ? 0 : 1) : this.ply - 1);
  }

  async turn(by: 1 | -1): Promise<void> {
    const here = this.chapters[this.chapter];
    const inside = here !== undefined && (this.ply > here.from || this.seen < this.steps.width(this.ply));
    const at = this.chapter + (by > 0 ? 1 : inside ? 0 : -1);
    await this.to(at >= this.chapters.length ? this.plies : (this.chapters[Math.max(0, at)]?.from ?? 0));
  }

  /** Play on, moment by moment, until it is stopped or over. */
  play(): void {
    this.playing = !this.playing;
    if (!this.playing) this.moments.pause(true);
    else if (!this.moments.idle) this.moments.pause(false);
    else if (this.ended) void this.to(0).then(() => ((this.playing = true), this.#next()));
    else void this.#next();
  }

  async #next(): Promise<void> {
    if (!this.playing || this.ended) {
      this.playing = false;
      return;
    }
    const asked = ++this.#asked;
    const { ply, seen } = this.steps.at(this.step + 1);
    const found = await this.#scenes(ply);
    if (asked !== this.#asked || !this.playing) return;
    this.#tell(found);
    this.ply = ply;
    this.seen = seen;
    this.moments.pause(false);
    this.moments.push(found.filter((one) => one.seen >= seen || one.seen === 0));
  }

  /** The list of moves follows what is on. */
  override begin(scene: Scene, quick: boolean): void {
    super.begin(scene, quick);
    const [entry] = scene.entries;
    if (!entry || !this.record) return;
    this.ply = entry.number;
    this.seen = Math.max(scene.seen, scene.last && !scene.events.length ? this.steps.width(entry.number) : 0);
  }

  override rest(): void {
    super.rest();
    // A choice that nobody saw anything of takes a breath too, so that playing never runs away.
    if (this.playing) setTimeout(() => void this.#next(), 60);
  }

  /** The moment that is on, or the one at which it stands, in words. */
  told(): string {
    const on = this.telling();
    if (on) return on;
    const upto = this.shown.slice(0, this.seen);
    const from = upto.slice(0, -1).reduce((sum, one) => sum + one.events, 0);
    const events = this.events.slice(from, from + (upto.at(-1)?.events ?? 0));
    return [...new Set(events.map((event) => this.say(event.message)).filter(Boolean))].join(' ');
  }

  /** See it with other eyes. */
  async see(as: string): Promise<void> {
    this.as = as;
    await this.to(this.ply, this.seen);
  }

  #place(ply: number, seen = Infinity): void {
    this.ply = Math.max(0, Math.min(ply, this.plies));
    this.seen = Math.max(0, Math.min(seen, this.steps.width(this.ply)));
  }

  #tell(found: readonly Scene[]): void {
    const told = this.#kept.get(this.#key(this.ply));
    this.events = found.length ? (told?.events ?? []) : [];
    this.shown = found.length ? (told?.moments ?? []) : [];
  }

  /** The position at a moment; at the end of a choice nobody can choose anything either. */
  #still(scene: Scene): Scene['position'] {
    return { ...scene.position, decisions: [] };
  }

  /** A choice as scenes; none of the deal. */
  async #scenes(ply: number): Promise<Scene[]> {
    const [before, after] = await Promise.all([ply ? this.#replayed(ply - 1) : null, this.#replayed(ply)]);
    if (!before) return [];
    const entry: LogEntry = {
      number: ply,
      kind: 'choice',
      ply,
      seat: this.record?.plies[ply - 1]?.seat ?? -1,
      label: null,
      events: after.events,
      moments: after.moments,
      auto: false,
    };
    const quiet = (told: Replayed) => ({ ...told.position, decisions: [] });
    return scenes(entry, quiet(before), quiet(after), false);
  }

  #key(ply: number): string {
    return `${this.as}/${ply}`;
  }

  async #replayed(ply: number): Promise<Replayed> {
    const key = this.#key(ply);
    const found = this.#kept.get(key) ?? (await api.replayed(this.id, ply, this.as));
    this.#kept.delete(key);
    this.#kept.set(key, found);
    for (const old of this.#kept.keys()) {
      if (this.#kept.size <= KEPT) break;
      this.#kept.delete(old);
    }
    return found;
  }

  choose(_choices: ChoiceView[]): void {}

  explain(_path: string): void {}
}
