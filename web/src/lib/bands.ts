/** Stripes of the screen: where something wide can lie without covering what must be seen. */

export interface Band {
  top: number;
  bottom: number;
}

/** The highest stripe of a stretch that none of these reach into; the upper one of two. */
export function freeBand(whole: Band, taken: readonly Band[]): Band {
  let best: Band = { top: whole.top, bottom: whole.top };
  let top = whole.top;
  for (const one of [...taken].sort((a, b) => a.top - b.top)) {
    const bottom = Math.min(one.top, whole.bottom);
    if (bottom - top > best.bottom - best.top) best = { top, bottom };
    top = Math.max(top, one.bottom);
  }
  return whole.bottom - top > best.bottom - best.top ? { top, bottom: whole.bottom } : best;
}
