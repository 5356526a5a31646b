import type { CatalogueCard, Face, Look } from './look';

function face(_card: CatalogueCard): Face {
  return { pal: 'violet', motif: 'gem' };
}

export const etherstone: Look = {
  game: 'etherstone',
  pal: 'violet',
  motif: 'gem',
  minutes: 45,
  phases: [],
  verbs: {},
  fields: {},
  sources: {},
  face,
};
