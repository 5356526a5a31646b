import type { Pal } from '../lib/sigil';
import type { CatalogueCard, Face, Look } from './look';

export const BARS: Record<string, { pal: Pal; icon: string }> = {
  aggressive: { pal: 'amber', icon: 'cat-aggressive' },
  defensive: { pal: 'green', icon: 'cat-defensive' },
  energetic: { pal: 'blue', icon: 'cat-energetic' },
  special: { pal: 'violet', icon: 'cat-special' },
  ether: { pal: 'teal', icon: 'cat-ether' },
  victim: { pal: 'rose', icon: 'cat-victim' },
};

export function bar(card: CatalogueCard | undefined): { pal: Pal; icon: string } {
  return BARS[String(card?.facts['bar'] ?? card?.faction ?? '')] ?? { pal: 'bone', icon: 'marker' };
}

function face(card: CatalogueCard): Face {
  if (card.kind === 'source') return { pal: 'teal', motif: 'land', icon: 'source' };
  if (card.kind === 'card') return { pal: 'teal', motif: 'beast', icon: 'creature', halves: (card.facts['traits'] ?? []) as string[] };
  const { pal, icon } = bar(card);
  return { pal: card.kind === 'ether' ? 'teal' : pal, motif: card.kind === 'ether' ? 'void' : 'rune', icon };
}

export const evolution: Look = {
  game: 'evolution',
  pal: 'teal',
  motif: 'beast',
  minutes: 40,
  phases: [],
  verbs: { create: 'creature', add: 'cat-special', activate: 'trig-now', sleep: 'sleep', 'gain-lower': 'crystal', 'gain-upper': 'crystal', attack: 'cat-aggressive', use: 'burst', transmute: 'transmute', wake: 'trig-before', pass: 'next' },
  fields: {},
  sources: { 'players/*/hand': 'deck', 'players/*/creatures': 'players/*' },
  face,
};
