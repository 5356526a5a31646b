/** Moves along their path: what was where before, and where it went. Works on any table by `data-path` and `data-key`. */

export interface Spot {
  path: string;
  key: string;
  x: number;
  y: number;
  w: number;
  h: number;
}

export interface Flight {
  path: string;
  from: Spot;
}

/** Every thing on the table that can move: its place, what it is, and where it is drawn. */
export function survey(root: ParentNode = document): Spot[] {
  const spots: Spot[] = [];
  for (const el of root.querySelectorAll<HTMLElement>('[data-path]')) {
    const box = el.getBoundingClientRect();
    if (!box.width) continue;
    const { path = '', key = '' } = el.dataset;
    spots.push({ path, key, x: box.left, y: box.top, w: box.width, h: box.height });
  }
  return spots;
}

/**
 * Pairs what is new with what went away: the same thing at the same place stays; the same thing at another place has
 * moved; a thing that was nowhere comes from the pile of its zone (`sources`: zone → path of the pile).
 */
export function flights(before: readonly Spot[], after: readonly Spot[], source: (path: string) => string): Flight[] {
  const was = new Map(before.map((spot) => [spot.path, spot]));
  const is = new Map(after.map((spot) => [spot.path, spot]));
  const gone = before.filter((spot) => spot.key && is.get(spot.path)?.key !== spot.key);
  const found: Flight[] = [];
  const fresh: Spot[] = [];
  for (const spot of after) {
    if (!spot.key) continue;
    const old = was.get(spot.path);
    if (old?.key === spot.key) {
      if (Math.abs(old.x - spot.x) + Math.abs(old.y - spot.y) > 4) found.push({ path: spot.path, from: old });
    } else fresh.push(spot);
  }
  for (const spot of fresh) {
    const zone = spot.path.slice(0, spot.path.lastIndexOf('/'));
    const near = gone.findIndex((old) => old.key === spot.key && old.path.startsWith(zone + '/'));
    const far = near >= 0 ? near : gone.findIndex((old) => old.key === spot.key);
    const [old] = far >= 0 ? gone.splice(far, 1) : [];
    const from = old ?? was.get(source(spot.path));
    if (from && from.path !== spot.path) found.push({ path: spot.path, from });
    else if (old) found.push({ path: spot.path, from: old });
  }
  return found;
}

const ALOFT = 'aloft';
const flying = new Map<Element, number>();

/** While something flies to an area, that area lies over the others: nothing passes behind the bar. */
function raise(area: Element, flight: Animation): void {
  flying.set(area, (flying.get(area) ?? 0) + 1);
  area.classList.add(ALOFT);
  const landed = () => {
    const left = (flying.get(area) ?? 1) - 1;
    flying.set(area, left);
    if (left > 0) return;
    flying.delete(area);
    area.classList.remove(ALOFT);
  };
  flight.finished.then(landed, landed);
}

/** Play the flights: each thing starts where it was and lands where it is. */
export function fly(found: readonly Flight[], ms: number, root: ParentNode = document): void {
  const step = Math.min(60, 400 / Math.max(1, found.length));
  found.forEach((flight, i) => {
    const el = root.querySelector<HTMLElement>(`[data-path="${CSS.escape(flight.path)}"]`);
    if (!el) return;
    const box = el.getBoundingClientRect();
    const dx = flight.from.x + flight.from.w / 2 - box.left - box.width / 2;
    const dy = flight.from.y + flight.from.h / 2 - box.top - box.height / 2;
    const scale = Math.max(0.35, Math.min(2, flight.from.w / Math.max(1, box.width)));
    const arc = Math.min(40, Math.hypot(dx, dy) / 8);
    const motion = el.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, zIndex: 30 },
        { transform: `translate(${dx / 2}px, ${dy / 2 - arc}px) scale(${(1 + scale) / 2})`, zIndex: 30, offset: 0.5 },
        { transform: getComputedStyle(el).transform === 'none' ? 'none' : getComputedStyle(el).transform },
      ],
      { duration: ms, delay: i * step, easing: 'cubic-bezier(.22,.8,.26,1)', fill: 'backwards' },
    );
    const area = el.closest('.stage > *, .board > *');
    if (area) raise(area, motion);
  });
}
