import type { CatalogueCard, Face, Look } from './look';

function face(_card: CatalogueCard): Face {
  return { pal: 'green', motif: 'figure' };
}

export const elves: Look = {
  game: 'elves',
  pal: 'green',
  motif: 'figure',
  minutes: 60,
  phases: [],
  verbs: {},
  fields: {},
  sources: {},
  face,
};
