/** Whether the screen has room beside the hand; follows the window. */

class Roomy {
  now = $state(true);
  constructor() {
    const wide = matchMedia('(min-width: 761px)');
    this.now = wide.matches;
    wide.addEventListener('change', (e) => (this.now = e.matches));
  }
}

export const roomy = new Roomy();
