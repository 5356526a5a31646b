/** How a finished game went: the choices at which it turned. */

import type { PlyView } from './wire';

export interface Turn {
  /** After how many choices it had happened. */
  ply: number;
  seat: number;
  choice: PlyView;
  /** How the seat it happened to stood before the turn and after it, from 0 to 1. */
  whom: number;
  before: number;
  after: number;
}

/** The least swing worth telling of. */
const SWING = 0.12;

/**
 * The turns that changed most how the winner stood (or, if there is none, the first seat), in the order played. A turn is
 * a run of choices of one seat; it is told by the choice of it that changed most.
 */
export function turningPoints(plies: readonly PlyView[], standing: readonly (readonly number[])[], winners: readonly number[], most = 3): Turn[] {
  const whom = winners[0] ?? 0;
  const at = (ply: number) => standing[ply]?.[whom] ?? 0;
  const found: Turn[] = [];
  let first = 0;
  plies.forEach((choice, i) => {
    if (plies[i + 1]?.seat === choice.seat) return;
    let told = first;
    for (let ply = first; ply <= i; ply++) {
      if (Math.abs(at(ply + 1) - at(ply)) > Math.abs(at(told + 1) - at(told))) told = ply;
    }
    const step = plies[told];
    if (step) found.push({ ply: told + 1, seat: choice.seat, choice: step, whom, before: at(first), after: at(i + 1) });
    first = i + 1;
  });
  const swing = (turn: Turn) => Math.abs(turn.after - turn.before);
  // The last turn ends the game: that it decided it is no news.
  return found
    .slice(0, -1)
    .filter((turn) => swing(turn) >= SWING)
    .sort((a, b) => swing(b) - swing(a))
    .slice(0, most)
    .sort((a, b) => a.ply - b.ply);
}
