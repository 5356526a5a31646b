/** What the window has room for, as the size classes of the stage have it; follows the window. */

class Roomy {
  /** A rail beside the stage: goals, log and coach stand there. */
  rail = $state(true);
  /** One hand's width: a ticker, chips, rows that slide. */
  phone = $state(false);
  /** Room for a row of news above the rivals, which has the goals in it. */
  news = $state(false);

  constructor() {
    this.#follow('(min-width: 1200px)', (is) => (this.rail = is));
    this.#follow('(max-width: 599px)', (is) => (this.phone = is));
    this.#follow('(max-width: 1023px)', (is) => (this.news = is));
  }

  #follow(query: string, set: (is: boolean) => void): void {
    const media = matchMedia(query);
    set(media.matches);
    media.addEventListener('change', (e) => set(e.matches));
  }
}

export const roomy = new Roomy();
