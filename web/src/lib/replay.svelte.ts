/** A recorded game on the table: any position, seen with any eyes. */

import { api } from './api';
import { Board } from './board.svelte';
import { books } from './books.svelte';
import { scenes } from './scenes';
import type { ChoiceView, EventView, LogEntry, RecordView, Replayed } from './wire';

export class Replayer extends Board {
  readonly live = false;
  record = $state.raw<RecordView | null>(null);
  events = $state.raw<EventView[]>([]);
  ply = $state(0);
  as = $state('open');
  playing = $state(false);
  #asked = 0;
  /** After which choice the position is that is shown. */
  #at = -1;

  constructor(readonly id: string) {
    super();
  }

  get names(): string[] {
    return this.record?.names ?? [];
  }

  /** With open hands: that of who is to move, or moved last. */
  override get holder(): number {
    if (this.viewer >= 0 || this.as !== 'open') return this.viewer;
    return this.position?.asked[0] ?? this.record?.plies[this.ply - 1]?.seat ?? -1;
  }

  get plies(): number {
    return this.record?.plies.length ?? 0;
  }

  async open(ply: number): Promise<void> {
    this.record = await api.record(this.id);
    this.game = this.record.game;
    await books.open(this.game);
    await this.to(Math.min(ply, this.plies), false);
  }

  /** Go to the position after `ply` choices. Of several requests on their way only the last is shown. */
  async to(ply: number, moving = true): Promise<void> {
    const asked = ++this.#asked;
    this.ply = Math.max(0, Math.min(ply, this.plies));
    ply = this.ply;
    const told = await api.replayed(this.id, ply, this.as);
    if (asked !== this.#asked) return;
    this.moments.clear();
    this.events = told.events;
    const after = { ...told.position, decisions: [] };
    if (moving && ply === this.#at + 1) this.moments.push(scenes(this.#entry(told), this.position, after, false));
    else {
      this.log = [];
      super.rest();
      await this.show(after, moving);
      this.narrate(told.events);
    }
    this.#at = ply;
  }

  /** A choice of the record as a line of a log. */
  #entry(told: Replayed): LogEntry {
    const { ply, events, moments } = told;
    return { number: ply, kind: 'choice', ply, seat: this.record?.plies[ply - 1]?.seat ?? -1, label: null, events, moments, auto: false };
  }

  /** The next or previous choice after which another seat is to choose. */
  turn(step: 1 | -1): void {
    const plies = this.record?.plies ?? [];
    let at = this.ply + step;
    while (at > 0 && at < plies.length && plies[at]?.seat === plies[at - 1]?.seat) at += step;
    void this.to(at);
  }

  /** Play on, moment by moment, until it is stopped or over. */
  play(): void {
    this.playing = !this.playing;
    if (this.playing && this.ply >= this.plies) void this.to(0, false).then(() => this.#on());
    else if (this.playing && this.moments.idle) this.#on();
    else this.moments.pause(!this.playing);
  }

  #on(): void {
    if (this.playing && this.ply < this.plies) void this.to(this.ply + 1);
    else this.playing = false;
  }

  override rest(): void {
    super.rest();
    // A choice that nobody saw anything of takes a breath too, so that playing never runs away.
    if (this.playing) setTimeout(() => this.#on(), 60);
  }

  choose(_choices: ChoiceView[]): void {}

  explain(_path: string): void {}
}
