import { elves } from './elves';
import { etherstone } from './etherstone';
import { evolution } from './evolution';
import { PLAIN, type Look } from './look';
import { quarriors } from './quarriors';
import { shards } from './shards';

/** The five boxes in the order they stand on the shelf. */
export const SHELF: Look[] = [etherstone, elves, evolution, quarriors, shards];

export function look(game: string): Look {
  return SHELF.find((box) => box.game === game) ?? { ...PLAIN, game };
}
