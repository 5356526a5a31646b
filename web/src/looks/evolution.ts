import type { Pal } from '../lib/sigil';
import type { EventView, Msg } from '../lib/wire';
import { seen } from './look';
import type { Arrow, CatalogueCard, Face, Look, View } from './look';

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

/** Where a creature lies that is called so; nowhere once it has left. `A2` is the second that the first seat ever made. */
export function creaturePath(name: unknown, view: View): string {
  if (name === 'creature:familiar') return 'familiar/0';
  const { names = [] } = seen('evolution', view);
  const seat = names.findIndex((its) => its.some((one) => one === name));
  return seat < 0 ? '' : `players/${seat}/creatures/${names[seat]?.findIndex((one) => one === name)}`;
}

export function creatureName(path: string, view: View): string {
  const [, seat, nth] = /^players\/(\d+)\/creatures\/(\d+)$/.exec(path) ?? [];
  return seat === undefined ? '' : (seen('evolution', view).names?.[Number(seat)]?.[Number(nth)] ?? '');
}

/** A number of its own for every creature of a seat, by which it keeps its face when those before it go. */
export function creatureIds(view: View): number[][] {
  return (seen('evolution', view).names ?? []).map((its) => its.map((name) => Number(name.slice(1)) - 1));
}

function spoken(event: EventView, view: View): string[] {
  return [event.args['creature'], event.args['other']].map((name) => creaturePath(name, view)).filter(Boolean);
}

function arrows(event: EventView, view: View): Arrow[] {
  const [from, to] = [event.args['creature'], event.args['other']].map((name) => creaturePath(name, view));
  return ['attacked', 'broken-off', 'no-effect'].includes(event.what) && from && to ? [{ from, to }] : [];
}

/** Crystals, whether it sleeps, whether it is ripe, and its traits. */
function told(place: string, view: View): { words: Msg[]; cards: string[] } {
  const [, owner, nth] = /^players\/(\d+)\/creatures\/(\d+)$/.exec(place) ?? [];
  const { players, transmutable, familiar } = seen('evolution', view);
  const one = owner === undefined ? (place === 'familiar/0' ? familiar?.[0] : undefined) : players?.[Number(owner)]?.creatures[Number(nth)];
  if (!one) return { words: [], cards: [] };
  const ripe = transmutable?.[Number(owner)]?.[Number(nth)] ?? false;
  const so = { 'web-asleep': one.asleep, 'web-ripe': ripe, 'evolution-plain-no-traits': !one.traits.length };
  const words = Object.entries(so).flatMap(([id, is]) => (is ? [{ id, args: {} }] : []));
  return {
    words: [{ id: 'web-crystals', args: { n: one.crystals } }, ...words],
    cards: one.traits.map((trait) => trait.copy ?? trait.trait).reverse(),
  };
}

/** The creature that was activated and has not yet fallen asleep or seen the turn pass on. */
function active(happened: readonly EventView[], view: View): string {
  for (let i = happened.length - 1; i >= 0; i--) {
    const event = happened[i];
    if (event?.what === 'turn-began' || event?.what === 'round-began') return '';
    if (event?.what === 'activated') return creaturePath(event.args['creature'], view);
  }
  return '';
}

export const evolution: Look = {
  game: 'evolution',
  pal: 'teal',
  motif: 'beast',
  minutes: 40,
  phases: [],
  sounds: {
    attacked: 'drum',
    'lost-crystal': 'drum',
    gained: 'glass',
    'from-lower': 'glass',
    'from-upper': 'glass',
    transmuted: 'glass',
  },
  headings: ['round-began', 'turn-began'],
  used: '',
  concludes: 'transmute',
  verbs: { create: 'creature', add: 'cat-special', activate: 'trig-now', sleep: 'sleep', 'gain-lower': 'crystal', 'gain-upper': 'crystal', attack: 'cat-aggressive', use: 'burst', transmute: 'transmute', wake: 'trig-before', pass: 'next' },
  fields: {},
  sources: { 'players/*/hand': 'deck', 'players/*/creatures': 'players/*' },
  stands: { 'gain-lower': 'lower', 'gain-upper': 'upper' },
  spoken,
  arrows,
  active,
  told,
  aims: (choice, _view, _prompt, active) => (choice.verb === 'attack' ? active : ''),
  measure: { title: 'web-medals', of: (view, seat) => seen('evolution', view).players?.[seat]?.tokens ?? 0 },
  face,
};
