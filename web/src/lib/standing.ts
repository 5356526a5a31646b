/** Where something that floats stands: the first place that covers nothing, else the one that covers least. */

export interface Size {
  width: number;
  height: number;
}

export interface Spot {
  x: number;
  y: number;
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** How much of these boxes would lie under it, in square pixels. */
export function covered(at: Spot, size: Size, kept: readonly Box[]): number {
  return kept.reduce((sum, one) => {
    const wide = Math.min(at.x + size.width, one.right) - Math.max(at.x, one.left);
    const high = Math.min(at.y + size.height, one.bottom) - Math.max(at.y, one.top);
    return sum + Math.max(0, wide) * Math.max(0, high);
  }, 0);
}

/** The place inside the room that covers least: of what is dearest first, and only where that is equal of the next. */
export function least(wanted: readonly Spot[], size: Size, dear: readonly (readonly Box[])[], room: Size): Spot {
  const inside = wanted.filter(
    ({ x, y }) => x >= 0 && y >= 0 && x + size.width <= room.width && y + size.height <= room.height,
  );
  const [first] = inside
    .map((at) => ({ at, costs: dear.map((boxes) => covered(at, size, boxes)) }))
    .sort((a, b) => a.costs.map((cost, n) => cost - b.costs[n]!).find((more) => more) ?? 0);
  return first?.at ?? { x: 0, y: 0 };
}

export interface Span {
  top: number;
  bottom: number;
}

/** What is left of a place by something that lies across it: the part above it or the part below, whichever is higher. */
export function leftBy(place: Span, lies: Span | null, gap: number): Span {
  if (!lies || lies.bottom <= place.top || lies.top >= place.bottom) return place;
  const above = { top: place.top, bottom: lies.top - gap };
  const below = { top: lies.bottom + gap, bottom: place.bottom };
  return above.bottom - above.top > below.bottom - below.top ? above : below;
}
