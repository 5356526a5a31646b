import { describe, expect, it } from 'vitest';
import { creatureIds, creatureName, creaturePath, evolution } from '../src/looks/evolution';
import type { EventView } from '../src/lib/wire';

// The first of A has left, and the second of B.
const view = { names: [['A2', 'A3'], ['B1', 'B3', 'B4']] };
const event = (what: string, args: Record<string, unknown>) => ({ what, args }) as unknown as EventView;

describe('a creature keeps its name and its face when those before it go', () => {
  it('on the table', () => {
    expect(creatureName('players/0/creatures/0', view)).toBe('A2');
    expect(creatureName('players/1/creatures/2', view)).toBe('B4');
    expect(creatureName('familiar/0', view)).toBe('');
    expect(creatureIds(view)).toEqual([[1, 2], [0, 2, 3]]);
  });
  it('in what is told of it, and who left lies nowhere', () => {
    expect(creaturePath('A2', view)).toBe('players/0/creatures/0');
    expect(creaturePath('B3', view)).toBe('players/1/creatures/1');
    expect(creaturePath('A1', view)).toBe('');
    expect(creaturePath(undefined, view)).toBe('');
    expect(creaturePath('creature:familiar', view)).toBe('familiar/0');
    expect(evolution.spoken?.(event('attacked', { creature: 'A3', other: 'B4' }), view)).toEqual([
      'players/0/creatures/1',
      'players/1/creatures/2',
    ]);
    expect(evolution.active?.([event('activated', { creature: 'B3' })], view)).toBe('players/1/creatures/1');
  });
});
