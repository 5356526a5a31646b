/** Drag and drop beside tapping: a thing is dragged onto what it goes with, or out of the hand to be played. */

import type { Board } from './board.svelte';
import { onward } from './places';

const FAR = 12; // pixels from which it is a drag and not a slip of the hand
let ended = -Infinity;

/** Whether the click that comes now only ends a drag. */
export function dragged(): boolean {
  return performance.now() - ended < 60;
}

/** What a drop at another place means: the place it goes to, the table at large, or nothing. */
export function dropped(board: Board, from: string, onto: string, away: boolean): 'there' | 'out' | '' {
  const open = board.at(from);
  if (onto && onto !== from && onward(open, from).has(onto)) return 'there';
  return away && open.length === 1 ? 'out' : '';
}

/** A pointer went down on a thing that can be chosen: follow it until it goes up. A finger slides rows instead. */
export function drag(e: PointerEvent, from: string, board: Board): void {
  if (e.pointerType === 'touch') return;
  const thing = e.currentTarget as HTMLElement;
  const box = thing.getBoundingClientRect();
  let ghost: HTMLElement | null = null;
  const move = (to: PointerEvent): void => {
    if (!ghost && Math.hypot(to.clientX - e.clientX, to.clientY - e.clientY) < FAR) return;
    if (!ghost) {
      ghost = thing.cloneNode(true) as HTMLElement;
      ghost.removeAttribute('data-path');
      ghost.setAttribute('aria-hidden', 'true');
      const style = { position: 'fixed', zIndex: '60', pointerEvents: 'none', margin: '0', opacity: '0.9' };
      Object.assign(ghost.style, style, { width: `${box.width}px`, height: `${box.height}px`, left: '0', top: '0' });
      ghost.classList.add('fly');
      document.body.append(ghost);
      if (onward(board.at(from), from).size) board.held = from;
    }
    ghost.style.transform = `translate(${to.clientX - (e.clientX - box.left)}px, ${to.clientY - (e.clientY - box.top)}px)`;
  };
  const up = (to: PointerEvent): void => {
    removeEventListener('pointermove', move);
    removeEventListener('pointerup', up);
    removeEventListener('pointercancel', up);
    if (!ghost) return;
    ghost.remove();
    ended = performance.now();
    board.held = null;
    if (to.type === 'pointercancel') return;
    const under = document.elementFromPoint(to.clientX, to.clientY);
    const onto = under?.closest<HTMLElement>('[data-path]')?.dataset['path'] ?? '';
    const away = under?.closest('.stage') !== null && under?.closest('[data-area="hand"], [data-area="ask"]') === null;
    const meant = dropped(board, from, onto, away && thing.closest('[data-area="hand"]') !== null);
    const [only] = board.at(from);
    if (meant === 'there') {
      board.held = from;
      board.press(onto);
    } else if (meant === 'out' && only) board.take(only, from);
  };
  addEventListener('pointermove', move);
  addEventListener('pointerup', up);
  addEventListener('pointercancel', up);
}
