/** Any card large, any time: hover, right click, long press, or Space on focus. */

/** What is so now where the print says otherwise: the price, and badges by the id of their title. */
export type Values = Record<string, number | null | undefined>;

export interface Peeked {
  game: string;
  card: string;
  /** Where the small one is, so that the large one does not cover it. */
  x: number;
  /** How high it lies, where a finger reads: the large one takes the other half of the screen. */
  y?: number;
  /** What the next tap does. */
  next?: string;
  /** Stays until closed, instead of going with the pointer. */
  pinned: boolean;
  values?: Values;
  /** Of a die: the printed face that lies on top. */
  face?: string;
}

class Peek {
  now = $state.raw<Peeked | null>(null);
  #timer: ReturnType<typeof setTimeout> | undefined;

  soon(peeked: Peeked, ms = 350): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => (this.now = peeked), ms);
  }

  show(peeked: Peeked): void {
    clearTimeout(this.#timer);
    this.now = peeked;
  }

  over(): void {
    clearTimeout(this.#timer);
    if (!this.now?.pinned) this.now = null;
  }

  close(): void {
    clearTimeout(this.#timer);
    this.now = null;
  }
}

export const peek = new Peek();
