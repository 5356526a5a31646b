import { describe, expect, it } from 'vitest';
import { flights, type Spot } from '../src/lib/motion';
import { source } from '../src/looks/look';
import { look } from '../src/looks/shelf';

const spot = (path: string, key: string, x = 0, y = 0): Spot => ({ path, key, x, y, w: 10, h: 10 });
const none = () => '';

describe('moves along their path', () => {
  it('leaves what lies still alone', () => {
    expect(flights([spot('row/0', 'a')], [spot('row/0', 'a')], none)).toEqual([]);
  });

  it('moves a card from hand to the play zone, and the hand closes up', () => {
    const before = [spot('hand/0', 'crystal', 0), spot('hand/1', 'blaster', 20)];
    const after = [spot('hand/0', 'blaster', 0), spot('allies/0', 'crystal', 100)];
    const found = flights(before, after, none).map(({ path, from }) => [path, from.path]);
    expect(found).toContainEqual(['hand/0', 'hand/1']);
    expect(found).toContainEqual(['allies/0', 'hand/0']);
  });

  it('uses each thing that went away once', () => {
    const found = flights([spot('hand/0', 'a')], [spot('play/0', 'a', 50), spot('play/1', 'a', 70)], none);
    expect(found.map((flight) => flight.path)).toEqual(['play/0']);
  });

  it('brings a new card from the pile of its zone', () => {
    const pile = spot('centre', '', 300);
    const found = flights([pile, spot('row/0', 'a')], [pile, spot('row/0', 'b')], (path) => (path.startsWith('row') ? 'centre' : ''));
    expect(found).toEqual([{ path: 'row/0', from: pile }]);
  });

  it('knows the piles of each seat', () => {
    expect(source(look('shards'), 'players/2/hand/4')).toBe('players/2/deck');
    expect(source(look('shards'), 'row/1')).toBe('centre');
    expect(source(look('shards'), 'banished/0')).toBe('');
  });
});
