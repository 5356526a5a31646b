/** A table that can be looked back at: how it stood, and what happened, once more. Nothing of it is asked for anew. */

import { Board } from './board.svelte';
import { meanwhile, scenes } from './scenes';
import type { LogEntry, Position } from './wire';

const REMEMBERED = 240; // positions that are kept

export abstract class LookBack extends Board {
  /** The line of the log whose position is looked back at; null when the table shows what is. */
  looking = $state<number | null>(null);
  /** What these very eyes have been shown, by the number of the line. */
  #past = new Map<number, Position>();
  #present: Position | null = null;

  protected remember(number: number, position: Position): void {
    this.#past.set(number, position);
    for (const old of this.#past.keys()) {
      if (this.#past.size <= REMEMBERED) break;
      this.#past.delete(old);
    }
  }

  /** Other eyes look now: what these have seen is not for them. */
  protected forget(): void {
    this.#past.clear();
  }

  /** How the table stood after this line, if these eyes saw it. */
  protected stoodAfter(number: number | undefined): Position | null {
    return this.#past.get(number ?? -1) ?? null;
  }

  /** A line with what was seen before and after it, where what happened in it can be shown once more. */
  #around(number: number): { entry: LogEntry; before: Position; after: Position } | null {
    const at = this.log.findIndex((entry) => entry.number === number);
    const entry = this.log[at];
    const before = this.stoodAfter(this.log[at - 1]?.number);
    const after = this.stoodAfter(number);
    const pictured = entry?.moments.some((moment) => moment.patch.length > 0);
    return entry && pictured && before && after && before.viewer === after.viewer ? { entry, before, after } : null;
  }

  /** Whether the position after this line can be looked back at. */
  recalls(number: number): boolean {
    return this.stoodAfter(number) !== null && number !== this.log.at(-1)?.number;
  }

  /** Whether what happened in this line can be shown once more. */
  canShow(number: number): boolean {
    return this.#around(number) !== null;
  }

  /** Show once more what happened in these lines, then how things stand. */
  again(numbers: number[]): void {
    const now = this.position;
    if (!now || !this.moments.idle) return;
    const found = numbers.flatMap((number) => {
      const shown = this.#around(number);
      return shown ? scenes(shown.entry, shown.before, { ...shown.after, outcome: null }, false) : [];
    });
    const last = found.at(-1);
    if (!last) return;
    const past = found.map((scene) => ({ ...scene, entries: [], last: false, position: meanwhile(scene.position) }));
    this.moments.push([...past, { ...last, kind: 'now', weight: 0, events: [], entries: [], position: now, last: true }]);
  }

  /** Watch the last battle once more, from its attack to its end; what came after it is seen at once. */
  rewatch(): void {
    this.moments.catchUp();
    const last = this.log.findLastIndex((entry) => entry.events.some((event) => event.what === 'battle-won' || event.what === 'battle-lost'));
    const first = this.log.slice(0, last + 1).findLastIndex((entry) => entry.events.some((event) => event.what === 'attacked'));
    this.again(this.log.slice(Math.max(0, first), last + 1).map((entry) => entry.number));
  }

  /** Show the table as these eyes saw it after this line, without a question; the next thing that happens ends it. */
  recall(number: number): void {
    const then = this.stoodAfter(number);
    if (!then || !this.moments.idle) return;
    if (this.looking === null) this.#present = this.position;
    this.looking = number;
    void this.show({ ...then, decisions: [], undo: null, outcome: null });
  }

  /** Back to what is. */
  present(): void {
    if (this.looking === null) return;
    this.looking = null;
    void this.show(this.#present);
  }
}
