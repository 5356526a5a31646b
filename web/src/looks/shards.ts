import { between, seen } from './look';
import type { Badge, CatalogueCard, Face, Look } from './look';
import type { Motif, Pal } from '../lib/sigil';

const FACTIONS: Record<string, { pal: Pal; motif: Motif; icon: string }> = {
  homodeus: { pal: 'amber', motif: 'machine', icon: 'fac-homodeus' },
  order: { pal: 'blue', motif: 'rune', icon: 'fac-order' },
  undergrowth: { pal: 'green', motif: 'flora', icon: 'fac-undergrowth' },
  wraethe: { pal: 'violet', motif: 'void', icon: 'fac-wraethe' },
  none: { pal: 'bone', motif: 'gem', icon: 'gem' },
};

function face(card: CatalogueCard): Face {
  const side = FACTIONS[card.faction] ?? { pal: 'bone', motif: 'gem', icon: 'gem' };
  const badges: Badge[] = [];
  const { health, shield } = card.facts as { health?: number; shield?: number };
  if (shield) badges.push({ at: 'bl', kind: 'sh', icon: 'shield', value: shield, title: 'web-fact-shield' });
  if (health) badges.push({ at: 'br', kind: 'hp', icon: 'health', value: health, title: 'web-fact-health' });
  if (card.kind.endsWith('mercenary')) badges.push({ at: 'tr', kind: 'pw', icon: 'trig-now', title: 'web-fact-mercenary' });
  const champion = card.kind.endsWith('champion');
  return {
    pal: side.pal,
    motif: champion && card.faction !== 'homodeus' ? 'figure' : side.motif,
    icon: side.icon,
    coin: 'gem',
    badges,
  };
}

export const shards: Look = {
  game: 'shards',
  pal: 'blue',
  motif: 'void',
  minutes: 35,
  phases: ['main', 'attack', 'end'],
  sounds: {
    damaged: 'drum',
    destroyed: 'drum',
    'gained-gems': 'glass',
    'gained-power': 'glass',
    'gained-mastery': 'glass',
    'gained-health': 'glass',
  },
  headings: ['turn-began'],
  arrows: between('assigned'),
  used: 'exhausted',
  verbs: {
    play: 'hand',
    recruit: 'gem',
    'fast-play': 'trig-now',
    exhaust: 'exhaust',
    focus: 'mastery',
    'end-main': 'power',
    show: 'shield',
    attack: 'power',
    'banish-from-hand': 'banish',
    'banish-from-discard': 'banish',
    return: 'hand',
    copy: 'fork',
    'take-free': 'gem',
    destroy: 'target',
    'recruit-relic': 'artefact',
    assign: 'power',
    draft: 'hand',
    'take-leader': 'leader',
  },
  fields: { health: 'health', mastery: 'mastery', gems: 'gem', power: 'power', hand: 'hand', deck: 'deck' },
  upfront: ['leaders'],
  standing: { 'shards-ask-main': ['focus'] },
  together: 'play',
  sources: {
    row: 'centre',
    'players/*/hand': 'players/*/deck',
    'players/*/allies': 'players/*',
    'players/*/hired': 'players/*',
    'players/*/champions': 'players/*',
    'players/*/played': 'players/*',
  },
  spoken: (event) => (typeof event.args['slot'] === 'number' ? [`row/${event.args['slot']}`] : []),
  sparing: ['bid'],
  measure: { title: 'web-fact-health', of: (view, seat) => seen('shards', view).players?.[seat]?.health ?? 0 },
  face,
};
