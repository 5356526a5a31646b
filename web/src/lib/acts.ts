/** Takes one choice back, with or without asking the others for leave; whether it could be. */
type Undo = (ask: boolean) => Promise<boolean>;

/** What this browser has chosen, act by act: what was confirmed at once is taken back at once. */
export class Acts {
  /** What was taken back, by its notation; the last of it can be done once more. */
  undone: string[] = [];
  /** What was chosen, by its notation, and how many choices each act was. */
  #made: string[] = [];
  #sizes: number[] = [];
  /** An act that others are asked to let go: all of its choices, the one that they are asked for among them. */
  #owed: { seat: number; size: number; undo: Undo } | null = null;

  /** These were chosen. `size`: how many of them must be taken back; `same`: they belong to the act before them. */
  did(notations: string[], size: number, same: boolean): void {
    this.#made.push(...notations);
    this.#sizes.push((same ? (this.#sizes.pop() ?? 0) : 0) + size);
  }

  /**
   * Take back all choices of the last act, each by `undo`. Where others are asked for leave first, and are `waited` for:
   * the last choice only, and the rest when they have given it.
   */
  async takeBack(seat: number, leave: boolean, waited: boolean, undo: Undo): Promise<void> {
    const size = this.#sizes.pop() ?? 1;
    if (!leave) return this.#back(size, undo);
    if (!(await undo(true))) this.#sizes.push(size);
    else if (waited) this.#owed = { seat, size, undo };
    else await this.#gone(size, undo);
  }

  /** Something of this seat was taken back; if everybody was asked for it, what belongs to the same act goes with it. */
  async granted(seat: number): Promise<void> {
    const owed = this.#owed;
    if (owed?.seat !== seat) return;
    this.#owed = null;
    await this.#gone(owed.size, owed.undo);
  }

  /** Nobody is asked any more: an act that others did not let go stands as it was made. */
  denied(): void {
    if (this.#owed) this.#sizes.push(this.#owed.size);
    this.#owed = null;
  }

  /** The last choice of an act is gone, and so go the others. */
  async #gone(size: number, undo: Undo): Promise<void> {
    const last = this.#made.pop();
    if (last !== undefined) this.undone.push(last);
    await this.#back(size - 1, undo);
  }

  async #back(size: number, undo: Undo): Promise<void> {
    if (size < 1) return;
    if (await undo(false)) await this.#gone(size, undo);
    else this.#sizes.push(size);
  }
}
