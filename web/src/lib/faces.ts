/** The faces of Quarriors dice as the catalogue prints them: `Q2`, `L1 2/3*`, `S**`, `draw 2`, `Q3/re-roll`, `Q1+draw 1`. */

export interface Face {
  kind: 'quiddity' | 'creature' | 'spell' | 'draw' | 'reroll' | 'other';
  n: number;
  level: string;
  attack: string;
  defense: string;
  bursts: number;
  /** What else is on the face: "or" divides two symbols, "and" joins them. */
  also: { how: 'or' | 'and'; kind: 'draw' | 'reroll'; n: number } | null;
}

export function read(text: string): Face {
  const bursts = (text.match(/\*/g) ?? []).length;
  const face: Face = { kind: 'other', n: 0, level: '', attack: '', defense: '', bursts, also: null };
  const plain = text.replaceAll('*', '').trim();
  const creature = /^L(\d+) ([\d?]+)\/([\d?]+)$/.exec(plain);
  if (creature) {
    const [, level = '', attack = '', defense = ''] = creature;
    return { ...face, kind: 'creature', level, attack, defense };
  }
  if (plain.startsWith('S')) return { ...face, kind: 'spell' };
  const [first = '', second = ''] = plain.split(/[/+]/);
  if (second) {
    const draw = /^draw (\d+)/.exec(second);
    face.also = { how: plain.includes('/') ? 'or' : 'and', kind: draw ? 'draw' : 'reroll', n: Number(draw?.[1] ?? 0) };
  }
  const quiddity = /^Q(\d+)$/.exec(first);
  const draw = /^draw (\d+)$/.exec(first);
  if (quiddity) return { ...face, kind: 'quiddity', n: Number(quiddity[1]) };
  if (draw) return { ...face, kind: 'draw', n: Number(draw[1]) };
  if (first === 're-roll') return { ...face, kind: 'reroll' };
  return face;
}

/** Equal faces together, in the order printed, with how many of the six they are. */
export function alike(faces: readonly string[]): { face: string; first: number; times: number }[] {
  return [...new Set(faces)].map((face) => ({
    face,
    first: faces.indexOf(face),
    times: faces.filter((one) => one === face).length,
  }));
}

/** `quake_dragon-4` is the fourth face of that die. */
export function rolled(id: string): { die: string; face: number } {
  const cut = id.lastIndexOf('-');
  const face = Number(id.slice(cut + 1));
  return cut < 0 || !Number.isInteger(face) ? { die: id, face: 0 } : { die: id.slice(0, cut), face };
}
