/** What comes to lie under a pointer at rest takes no click for a moment: nobody meant it. */

const REST = 400; // milliseconds
const NEAR = 8; // pixels: no hand is quite still
const CONTROL = 'button, a, input, select, label, [role="menuitem"]';
const SEEN = ['class', 'disabled', 'data-path', 'data-key', 'data-option', 'data-acts', 'style'];

/** Where the pointer rests, what lies under it, and since when without the hand's doing. */
export class Settled {
  #x = -Infinity;
  #y = -Infinity;
  #under = '';
  #since = -Infinity;

  isNear(x: number, y: number): boolean {
    return Math.hypot(x - this.#x, y - this.#y) <= NEAR;
  }

  get x(): number {
    return this.#x;
  }

  get y(): number {
    return this.#y;
  }

  /** The hand went somewhere: what it finds there it has chosen to find. */
  moved(x: number, y: number, under: string): void {
    if (this.isNear(x, y)) return;
    this.#x = x;
    this.#y = y;
    this.#under = under;
    this.#since = -Infinity;
  }

  /** The table changed: what lies under the hand now. */
  found(under: string, now: number): void {
    if (under === this.#under) return;
    this.#under = under;
    this.#since = now;
  }

  /** The hand scrolled: what it brought under itself it has chosen to find. */
  slid(under: string): void {
    this.#under = under;
    this.#since = -Infinity;
  }

  /** Whether a click here is of something that has only just come to lie here. */
  isStray(x: number, y: number, now: number): boolean {
    return this.#under !== '' && this.isNear(x, y) && now - this.#since < REST;
  }
}

/** What can be clicked at an element, told apart from anything else that could lie in its place; '' for nothing. */
function named(el: Element | null): string {
  const control = el?.closest<HTMLElement>(CONTROL);
  if (!control) return '';
  const { path, key, acts, option } = control.dataset;
  return path === undefined ? `${option ?? ''} ${control.textContent}` : `${path} ${key ?? ''} ${acts ?? ''}`;
}

/** Watch the page; what is returned ends it. */
export function guard(): () => void {
  const settled = new Settled();
  let due = 0;
  const under = (): string => named(document.elementFromPoint(settled.x, settled.y));
  const look = (): void => {
    due = 0;
    if (Number.isFinite(settled.x)) settled.found(under(), performance.now());
  };
  const watch = new MutationObserver(() => (due ||= requestAnimationFrame(look)));
  watch.observe(document.body, { subtree: true, childList: true, characterData: true, attributeFilter: SEEN });
  const move = (e: PointerEvent): void => settled.moved(e.clientX, e.clientY, named(e.target as Element));
  // A scroll in the frame of a change is the table's doing, any other the hand's.
  const scroll = (): void => {
    if (!due && Number.isFinite(settled.x)) settled.slid(under());
  };
  const click = (e: MouseEvent): void => {
    if (!e.detail) return; // by the keyboard
    if (due) look();
    if (!settled.isStray(e.clientX, e.clientY, performance.now())) return;
    e.preventDefault();
    e.stopPropagation();
  };
  addEventListener('pointermove', move, true);
  addEventListener('pointerdown', move, true);
  addEventListener('scroll', scroll, true);
  addEventListener('click', click, true);
  return () => {
    watch.disconnect();
    cancelAnimationFrame(due);
    removeEventListener('pointermove', move, true);
    removeEventListener('pointerdown', move, true);
    removeEventListener('scroll', scroll, true);
    removeEventListener('click', click, true);
  };
}
