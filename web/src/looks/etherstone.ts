import type { Motif, Pal } from '../lib/sigil';
import { seen } from './look';
import type { Msg } from '../lib/wire';
import type { Badge, CatalogueCard, Face, Look, Stone, View } from './look';

export const COLOURS = ['black', 'green', 'red', 'white', 'violet'] as const;
const PALS: Record<string, Pal> = { black: 'black', green: 'green', red: 'red', white: 'white', violet: 'violet', any: 'violet', none: 'bone' };
const MOTIFS: Record<string, Motif> = { follower: 'figure', ritual: 'rune', technology: 'machine', leader: 'figure', threat: 'beast' };

export function stonePal(colour: string): Pal {
  return PALS[colour] ?? 'bone';
}

export function stoneIcon(colour: string): string {
  return `stone-${colour === 'violet' ? 'any' : colour}`;
}

function face(card: CatalogueCard): Face {
  const facts = card.facts as { strength?: number; points?: number; health?: number; cost?: Record<string, number> };
  const badges: Badge[] = [];
  if (facts.strength) badges.push({ at: 'bl', kind: 'pw', icon: 'strike', value: facts.strength, title: 'web-fact-strength' });
  if (facts.health) badges.push({ at: 'br', kind: 'hp', icon: 'health', value: facts.health, title: 'web-fact-endurance' });
  if (facts.points) badges.push({ at: 'tr', icon: 'vp', value: facts.points, title: 'web-fact-vp' });
  const stones: Stone[] = [];
  // A card shows what it costs, a leader what one begins with.
  const begins = card.kind === 'leader' ? COLOURS.map((colour): [string, number] => [colour, Number(card.facts[colour] ?? 0)]) : [];
  for (const [colour, n] of [...Object.entries(facts.cost ?? {}), ...begins]) {
    for (let i = 0; i < n; i++) stones.push({ icon: stoneIcon(colour), pal: stonePal(colour) });
  }
  const pal = card.kind === 'threat' ? 'rose' : card.kind === 'leader' ? 'amber' : stonePal(card.faction);
  const icons: Record<string, string> = { follower: 'follower', ritual: 'ritual', technology: 'technology', leader: 'leader', threat: 'threat' };
  return { pal, motif: MOTIFS[card.kind] ?? 'rune', icon: icons[card.kind] ?? 'marker', coin: '', stones, badges };
}

/** The strength of those that are sent. */
function running(prompt: Msg, picked: readonly string[], view: View): number {
  const { strengths, leader_strengths: leaders } = seen('etherstone', view);
  if (prompt.id !== 'etherstone-ask-attackers') return 0;
  return picked.reduce((sum, path) => {
    const [, seat, zone, i] = path.split('/');
    const strength = zone === 'leader' ? leaders?.[Number(seat)] : strengths?.[Number(seat)]?.[Number(i)];
    return sum + (strength ?? 0);
  }, 0);
}

/** What those that are sent lack, with all that abilities could still add. */
function short(prompt: Msg, picked: readonly string[], view: View): number {
  if (prompt.id !== 'etherstone-ask-attackers') return 0;
  const added = seen('etherstone', view).attack?.could_add ?? 0;
  return Math.max(0, Number(prompt.args['need'] ?? 0) - Number(prompt.args['strength'] ?? 0) - running(prompt, picked, view) - added);
}

export const etherstone: Look = {
  game: 'etherstone',
  pal: 'violet',
  motif: 'gem',
  minutes: 45,
  phases: [],
  sounds: {
    refreshed: 'dice',
    'die-rolled': 'dice',
    'die-taken': 'dice',
    'die-changed': 'dice',
    attacked: 'drum',
    crushed: 'drum',
    destroyed: 'drum',
    'lost-health': 'drum',
    'gained-stones': 'glass',
    'gained-vp': 'glass',
    'gained-set-aside': 'glass',
    'gained-health': 'glass',
  },
  headings: ['turn-began'],
  steps: ['spent-stones', 'gained-stones', 'die-rolled'],
  arrows: ({ what, args }, view) => {
    const at = (seen('etherstone', view).area ?? []).findIndex((card) => card === args['card']);
    return what === 'attacked' && at >= 0 ? [{ from: `players/${args['seat']}`, to: `area/${at}` }] : [];
  },
  used: 'tapped',
  verbs: { take: 'die', summon: 'follower', attack: 'strike', send: 'strike', apply: 'trig-now', rest: 'sleep', refresh: 'reroll', draft: 'hand', lead: 'leader', deal: 'abyss-deal', strike: 'strike', pay: 'gem', gain: 'gem' },
  fields: { health: 'health', vp: 'vp', deals: 'abyss-deal', markers: 'marker', hand: 'hand' },
  sources: { area: 'deck', 'players/*/play': 'players/*' },
  order: [...COLOURS],
  stands: { pay: 'players/*/stones/#colour', gain: 'players/*/stones/#colour', refresh: 'refresh_price' },
  spoken: (event) => {
    const colour = (COLOURS as readonly string[]).indexOf(String(event.args['colour'] ?? ''));
    return event.what.includes('die') || event.what === 'took' ? (colour >= 0 ? [`dice/${colour}`] : []) : [];
  },
  sparing: ['pay-health', 'health'],
  running,
  short,
  measure: { title: 'web-fact-points', of: (view, seat) => seen('etherstone', view).points?.[seat] ?? 0 },
  face,
};
