/** What this browser has chosen, act by act: what was confirmed at once is taken back at once. */
export class Acts {
  /** What was taken back, by its notation; the last of it can be done once more. */
  undone: string[] = [];
  /** What was chosen, by its notation, and how many choices each act was. */
  #made: string[] = [];
  #sizes: number[] = [];

  /** These were chosen. `size`: how many of them must be taken back; `same`: they belong to the act before them. */
  did(notations: string[], size: number, same: boolean): void {
    this.#made.push(...notations);
    this.#sizes.push((same ? (this.#sizes.pop() ?? 0) : 0) + size);
  }

  /**
   * Take back all choices of the last act, each by `undo`. Where others are asked for leave first, and are `waited` for:
   * the last choice only, and the rest when they have given it.
   */
  async takeBack(leave: boolean, waited: boolean, undo: (ask: boolean) => Promise<boolean>): Promise<void> {
    const times = this.#sizes.pop() ?? 1;
    for (let left = times; left > 0; left--) {
      const ask = leave && left === times;
      if (!(await undo(ask))) {
        this.#sizes.push(left);
        return;
      }
      if (ask && waited) {
        if (left > 1) this.#sizes.push(left - 1);
        return;
      }
      const last = this.#made.pop();
      if (last !== undefined) this.undone.push(last);
    }
  }
}
