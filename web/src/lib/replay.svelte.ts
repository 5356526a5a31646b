/** A recorded game on the table: any position, seen with any eyes. */

import { api } from './api';
import { Board } from './board.svelte';
import { books } from './books.svelte';
import type { ChoiceView, EventView, RecordView } from './wire';

export class Replayer extends Board {
  readonly live = false;
  record = $state.raw<RecordView | null>(null);
  events = $state.raw<EventView[]>([]);
  ply = $state(0);
  as = $state('open');
  playing = $state(false);
  #asked = 0;

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
    const told = await api.replayed(this.id, this.ply, this.as);
    if (asked !== this.#asked) return;
    this.events = told.events;
    if (moving) this.stroke(told.events);
    await this.show({ ...told.position, decisions: [] }, moving);
    this.narrate(told.events);
  }

  /** The next or previous choice after which another seat is to choose. */
  turn(step: 1 | -1): void {
    const plies = this.record?.plies ?? [];
    let at = this.ply + step;
    while (at > 0 && at < plies.length && plies[at]?.seat === plies[at - 1]?.seat) at += step;
    void this.to(at);
  }

  async play(ms: number): Promise<void> {
    this.playing = !this.playing;
    while (this.playing && this.ply < this.plies) {
      await this.to(this.ply + 1);
      await new Promise((resolve) => setTimeout(resolve, ms));
    }
    this.playing = false;
  }

  choose(_choices: ChoiceView[]): void {}

  explain(_path: string): void {}
}
