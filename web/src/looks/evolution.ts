import type { CatalogueCard, Face, Look } from './look';

function face(_card: CatalogueCard): Face {
  return { pal: 'teal', motif: 'beast' };
}

export const evolution: Look = {
  game: 'evolution',
  pal: 'teal',
  motif: 'beast',
  minutes: 40,
  phases: [],
  verbs: {},
  fields: {},
  sources: {},
  face,
};
