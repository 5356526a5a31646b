/** The zones of any view: lists become mats, numbers become counters, the rest is left to a table of its own. */

export interface Found {
  path: string;
  name: string;
}

export interface Contents {
  zones: Found[];
  piles: Found[];
  numbers: Found[];
  words: Found[];
}

const INNER = new Set(['actor', 'ending', 'winners', 'rules', 'players', 'seat', 'hand', 'phase', 'turn', 'first', 'log']);
const PILES = new Set(['deck', 'discard', 'bag', 'used', 'banished', 'removed', 'graveyard', 'centre', 'box', 'gone', 'supply']);

/** What a thing of the view holds, by how it can be drawn. */
export function contents(thing: Record<string, unknown>, base: string, skip: ReadonlySet<string> = INNER): Contents {
  const found: Contents = { zones: [], piles: [], numbers: [], words: [] };
  for (const [name, value] of Object.entries(thing)) {
    if (skip.has(name)) continue;
    const path = base ? `${base}/${name}` : name;
    if (PILES.has(name)) found.piles.push({ path, name });
    else if (Array.isArray(value)) {
      if (value.length && value.some((item) => typeof item !== 'number')) found.zones.push({ path, name });
    } else if (typeof value === 'number') found.numbers.push({ path, name });
    else if (typeof value === 'string') found.words.push({ path, name });
  }
  return found;
}
