import { expect, test } from 'vitest';
import { turningPoints } from '../src/lib/course';
import type { PlyView } from '../src/lib/wire';

const ply = (seat: number, notation: string): PlyView => ({ seat, notation, label: { id: notation, args: {} }, moments: [] });
const of = (...winner: number[]) => winner.map((share) => [share, 1 - share]);

test('a turn is told by its weightiest choice, in the order played; small swings and the last turn are not', () => {
  const plies = [ply(0, 'a'), ply(0, 'b'), ply(1, 'c'), ply(0, 'd'), ply(1, 'e'), ply(0, 'f')];
  const standing = of(0.5, 0.52, 0.8, 0.78, 0.3, 0.31, 1);
  const found = turningPoints(plies, standing, [0]);
  expect(found.map((turn) => [turn.choice.notation, turn.ply, turn.seat])).toEqual([
    ['b', 2, 0],
    ['d', 4, 0],
  ]);
  expect(found[0]).toMatchObject({ before: 0.5, after: 0.8, whom: 0 });
});

test('only the greatest few', () => {
  const plies = [0, 1, 0, 1, 0, 1, 0].map((seat, i) => ply(seat, String(i)));
  const standing = of(0.5, 0.9, 0.2, 0.4, 0.1, 0.6, 0.3, 1);
  expect(turningPoints(plies, standing, [0], 2).map((turn) => turn.choice.notation)).toEqual(['1', '4']);
});
