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

/** The place inside the room that covers least; what is `never` to be covered counts before all of what is kept. */
export function least(
  wanted: readonly Spot[],
  size: Size,
  kept: readonly Box[],
  room: Size,
  never: readonly Box[] = [],
): Spot {
  const inside = wanted.filter(
    ({ x, y }) => x >= 0 && y >= 0 && x + size.width <= room.width && y + size.height <= room.height,
  );
  const [first] = inside
    .map((at) => ({ at, worst: covered(at, size, never), cost: covered(at, size, kept) }))
    .sort((a, b) => a.worst - b.worst || a.cost - b.cost);
  return first?.at ?? { x: 0, y: 0 };
}
