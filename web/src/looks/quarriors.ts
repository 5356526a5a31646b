import type { CatalogueCard, Face, Look } from './look';

function face(_card: CatalogueCard): Face {
  return { pal: 'red', motif: 'beast' };
}

export const quarriors: Look = {
  game: 'quarriors',
  pal: 'red',
  motif: 'beast',
  minutes: 30,
  phases: [],
  verbs: {},
  fields: {},
  sources: {},
  face,
};
