import type { Motif, Pal } from '../lib/sigil';
import type { Badge, CatalogueCard, Face, Look } from './look';

export const NATIONS: Record<string, { pal: Pal; icon: string }> = {
  forest: { pal: 'green', icon: 'nat-forest' },
  black: { pal: 'black', icon: 'nat-black' },
  snow: { pal: 'blue', icon: 'nat-snow' },
  high: { pal: 'white', icon: 'nat-high' },
  neutral: { pal: 'bone', icon: 'nat-neutral' },
};

/** The icon of one side of a warrior. */
export const SIDES: Record<string, string> = {
  simple: 'strike',
  'double-simple': 'strike-double',
  piercing: 'pierce',
  'double-piercing': 'pierce-double',
  counter: 'counter',
  shield: 'shield',
  'fire-shield': 'fire-shield',
  empty: 'no-attack',
};

const MOTIFS: Record<string, Motif> = { warrior: 'figure', hero: 'figure', dragon: 'beast', treasure: 'gem', artefact: 'rune', goal: 'land' };
const PALS: Record<string, Pal> = { treasure: 'amber', artefact: 'violet', goal: 'rose' };
const ICONS: Record<string, string> = { hero: 'hero', dragon: 'dragon', treasure: 'treasure', artefact: 'artefact', goal: 'goal' };

function face(card: CatalogueCard): Face {
  const nation = NATIONS[card.faction];
  const facts = card.facts as { initiative?: number; lives?: number };
  const badges: Badge[] = [];
  if (facts.initiative) badges.push({ at: 'bl', kind: 'sh', icon: 'initiative', value: facts.initiative, title: 'web-fact-initiative' });
  if (facts.lives) badges.push({ at: 'br', kind: 'hp', icon: 'health', value: facts.lives, title: 'web-fact-lives' });
  return {
    pal: PALS[card.kind] ?? nation?.pal ?? 'bone',
    motif: card.faction === 'neutral' && card.kind === 'warrior' ? 'beast' : (MOTIFS[card.kind] ?? 'rune'),
    icon: ICONS[card.kind] ?? nation?.icon ?? 'marker',
    sides: (['left', 'forward', 'right'] as const).map((side) => SIDES[String(card.facts[side] ?? '')] ?? '').filter(Boolean),
    badges,
  };
}

export const elves: Look = {
  game: 'elves',
  pal: 'green',
  motif: 'figure',
  minutes: 60,
  phases: [],
  verbs: { attack: 'conflict', fight: 'strike', look: 'peek', strike: 'strike', act: 'trig-now', discard: 'discard', send: 'hand', 'put-back': 'hand', show: 'peek', pass: 'next', 'pass-battle': 'next', exchange: 'treasure', move: 'move' },
  fields: {},
  sources: { 'players/*/hand': 'players/*/deck', field: 'squads/0' },
  face,
};

/** The middle of each cell: x to the right, y up, a hundred to a cell. Where things lie, not what may be done there. */
const SQUARE: Record<string, [number, number]> = {
  centre: [0, 0], 'castle-1': [200, 200], 'castle-2': [-200, 200], 'castle-3': [-200, -200], 'castle-4': [200, -200],
  'tower-1': [100, 100], 'tower-2': [0, 200], 'tower-3': [-100, 100], 'tower-4': [-200, 0], 'tower-5': [-100, -100], 'tower-6': [0, -200], 'tower-7': [100, -100], 'tower-8': [200, 0],
  'land-1': [100, 200], 'land-2': [100, 300], 'land-3': [0, 100], 'land-4': [-100, 300], 'land-5': [-100, 200], 'land-6': [-200, 100], 'land-7': [-300, 100], 'land-8': [-100, 0], 'land-9': [-300, -100], 'land-10': [-200, -100],
  'land-11': [-100, -200], 'land-12': [-100, -300], 'land-13': [0, -100], 'land-14': [100, -300], 'land-15': [100, -200], 'land-16': [200, -100], 'land-17': [300, -100], 'land-18': [100, 0], 'land-19': [300, 100], 'land-20': [200, 100],
};
const HEX: Record<string, [number, number]> = {
  centre: [0, 0], 'castle-1': [0, 300], 'castle-2': [-260, -150], 'castle-3': [260, -150],
  'tower-1': [0, 100], 'tower-2': [-173, 100], 'tower-3': [-87, -50], 'tower-4': [0, -200], 'tower-5': [87, -50], 'tower-6': [173, 100],
  'land-1': [-87, 250], 'land-2': [-87, 150], 'land-3': [-87, 50], 'land-4': [-173, 0], 'land-5': [-260, -50], 'land-6': [-173, -200], 'land-7': [-87, -150], 'land-8': [0, -100], 'land-9': [87, -150], 'land-10': [173, -200],
  'land-11': [260, -50], 'land-12': [173, 0], 'land-13': [87, 50], 'land-14': [87, 150], 'land-15': [87, 250],
};
const HALVES: Record<string, string[]> = { east: ['castle-1', 'castle-4'], south: ['castle-4', 'castle-3'], west: ['castle-3', 'castle-2'], north: ['castle-2', 'castle-1'] };

export interface Cell {
  id: string;
  x: number;
  y: number;
}

/** The cells drawn for a board; of a half, those nearer to its two castles than to any other. */
export function cells(board: string): Cell[] {
  const all = board === 'hex' ? HEX : SQUARE;
  const half = HALVES[board];
  const castles = Object.entries(all).filter(([id]) => id.startsWith('castle'));
  return Object.entries(all)
    .filter(([id, [x, y]]) => {
      if (!half || id === 'centre') return true;
      const far = castles.map(([castle, [cx, cy]]) => ({ castle, d: (x - cx) ** 2 + (y - cy) ** 2 }));
      const best = Math.min(...far.map(({ d }) => d));
      return far.filter(({ d }) => d === best).every(({ castle }) => half.includes(castle));
    })
    .map(([id, [x, y]]) => ({ id, x, y: -y }));
}
