import type { Motif, Pal } from '../lib/sigil';
import { between, seen } from './look';
import type { Badge, CatalogueCard, Face, Look } from './look';

/** Each class of dice has its own emblem and hue. */
export const DICE: Record<string, { pal: Pal; motif: Motif }> = {
  quiddity: { pal: 'white', motif: 'gem' },
  assistant: { pal: 'bone', motif: 'figure' },
  portal: { pal: 'amber', motif: 'void' },
  deathdealer: { pal: 'black', motif: 'figure' },
  defender_of_the_pale: { pal: 'blue', motif: 'figure' },
  devotee_of_the_holy_query: { pal: 'white', motif: 'rune' },
  ghostly_spirit: { pal: 'teal', motif: 'void' },
  primordial_ooze: { pal: 'green', motif: 'beast' },
  quake_dragon: { pal: 'red', motif: 'beast' },
  questing_wizard: { pal: 'blue', motif: 'rune' },
  scavenging_goblin: { pal: 'green', motif: 'beast' },
  warrior_of_the_quay: { pal: 'red', motif: 'figure' },
  witching_hag: { pal: 'rose', motif: 'figure' },
  death: { pal: 'violet', motif: 'rune' },
  growth: { pal: 'green', motif: 'flora' },
  life: { pal: 'teal', motif: 'flora' },
  shaping: { pal: 'rose', motif: 'void' },
  victory: { pal: 'amber', motif: 'rune' },
};

export function dieLook(kind: string): { pal: Pal; motif: Motif } {
  return DICE[kind] ?? { pal: 'bone', motif: 'rune' };
}

function face(card: CatalogueCard): Face {
  const badges: Badge[] = [];
  const { glory } = card.facts as { glory?: number };
  if (glory) badges.push({ at: 'br', kind: 'pw', icon: 'glory', value: glory, title: 'web-fact-glory' });
  return { ...dieLook(card.faction), icon: card.kind === 'spell' ? 'spell' : 'creature', coin: 'q', badges };
}

export const quarriors: Look = {
  game: 'quarriors',
  pal: 'red',
  motif: 'beast',
  minutes: 30,
  phases: ['score', 'roll', 'summon', 'attack', 'capture', 'clean-up'],
  sounds: {
    rolled: 'dice',
    rerolled: 'dice',
    attacked: 'drum',
    destroyed: 'drum',
    'spell-destroyed': 'drum',
    'gained-glory': 'glass',
    'gained-quiddity': 'glass',
  },
  headings: ['turn-began'],
  arrows: between('attacked'),
  used: '',
  verbs: { summon: 'creature', capture: 'quiddity', attack: 'strike', cull: 'banish', use: 'burst', 're-roll': 'reroll', defend: 'shield', react: 'spell', discard: 'discard' },
  fields: { glory: 'glory', quiddity: 'quiddity', bag: 'bag', used: 'discard' },
  sources: { 'players/*/pool': 'players/*/bag', 'players/*/ready': 'players/*/pool', 'players/*/spells': 'players/*/pool' },
  measure: { title: 'web-fact-glory', of: (view, seat) => seen('quarriors', view).players?.[seat]?.glory ?? 0 },
  face,
};
