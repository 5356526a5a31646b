import { describe, expect, it } from 'vitest';
import { chapterAt, chapters, deciding, peaks, Steps } from '../src/lib/chapters';
import type { PlyView } from '../src/lib/wire';

const msg = (id: string, args: Record<string, string> = {}) => ({ id, args });
const ply = (seat: number, ...moments: [string, number, string?][]): PlyView => ({
  seat,
  notation: 'x',
  label: msg('label'),
  moments: moments.map(([kind, weight, who]) => ({ kind, weight, message: weight >= 4 ? msg(kind, who ? { seat: who } : {}) : null })),
});
const PLIES = [
  ply(0, ['goal-dealt', 2], ['turn-began', 5, 'seat:0']),
  ply(0, ['attacked', 2]),
  ply(1),
  ply(0, ['struck', 3], ['died', 4], ['battle-won', 5], ['turn-began', 5, 'seat:1']),
  ply(1, ['played', 1], ['turn-began', 5, 'seat:0']),
  ply(0, ['played', 1]),
];
const record = { plies: PLIES, standing: PLIES.map(() => [0.5, 0.5]).concat([[0.5, 0.5]]), outcome: null };

describe('the moves of a record', () => {
  it('are turns, each with the choices made in it', () => {
    expect(chapters(record).map(({ seat, n, from, to }) => [seat, n, from, to])).toEqual([
      [-1, 0, 0, 1],
      [0, 1, 1, 4],
      [1, 2, 4, 5],
      [0, 3, 5, 6],
    ]);
  });

  it('are counted as the log counts them', () => {
    const began = (seat: string, n: number) => ({ kind: 'turn-began', weight: 5, message: { id: '', args: { seat, n } } });
    const plies = [{ ...ply(0), moments: [began('seat:0', 7)] }, { ...ply(0), moments: [began('seat:1', 8)] }, ply(1)];
    expect(chapters({ ...record, plies }).map(({ n }) => n)).toEqual([0, 7, 8]);
  });

  it('have every choice in exactly one turn', () => {
    const all = chapters(record);
    for (let at = 1; at <= PLIES.length; at++) expect(all.filter((one) => at > one.from && at <= one.to).length).toBe(1);
    expect([0, 1, 3, 4, 6].map((at) => chapterAt(all, at))).toEqual([0, 1, 1, 2, 3]);
  });

  it('mark deaths, the end of a battle and where the game turned', () => {
    expect(peaks(record).map(({ ply, seen, kind, turning }) => [ply, seen, kind, turning])).toEqual([
      [4, 2, 'died', false],
      [4, 3, 'battle-won', false],
    ]);
    const swung = { ...record, standing: [[0.5], [0.5], [0.5], [0.5], [0.9], [0.4], [0.4]] };
    expect(peaks(swung).map(({ ply, kind, turning }) => [ply, kind, turning])).toEqual([
      [4, 'died', true],
      [4, 'battle-won', false],
      [5, '', true],
    ]);
  });
});

describe('the steps of a record', () => {
  const steps = new Steps(PLIES);
  it('are one a moment, and one for a choice that showed nothing', () => {
    expect(steps.most).toBe(2 + 1 + 1 + 4 + 2 + 1);
    expect(steps.width(3)).toBe(1);
    expect(steps.width(0)).toBe(0);
  });

  it('lead to every place and back', () => {
    for (let step = 0; step <= steps.most; step++) expect(steps.of(steps.at(step))).toBe(step);
    expect(steps.at(5)).toEqual({ ply: 4, seen: 1 });
    expect(steps.at(99)).toEqual({ ply: 6, seen: 1 });
    expect(steps.of({ ply: 4, seen: Infinity })).toBe(8);
  });
});

describe('the moment that decided it', () => {
  const ended = (points: boolean, ...winner: number[]) => ({
    plies: PLIES,
    standing: winner.map((share) => [share, 1 - share]),
    outcome: { ending: 'x', message: msg('x'), winners: [0], scores: [points ? [{ label: msg('p'), points: 1 }] : [], []] },
  });

  it('is the choice after which the winner stayed ahead, where points are counted', () => {
    expect(deciding(ended(true, 0.5, 0.6, 0.4, 0.3, 0.7, 0.6, 1))).toMatchObject({ ply: 4, kind: 'died', ahead: true });
    expect(deciding(ended(true, 0.5, 0.4, 0.6, 0.7, 0.7, 0.6, 1))).toMatchObject({ ply: 2, kind: '', ahead: true });
  });

  it('is nothing where the winner was always ahead, or only the counting told', () => {
    expect(deciding(ended(true, 0.6, 0.6, 0.7, 0.7, 0.7, 0.6, 1))).toBeNull();
    expect(deciding(ended(true, 0.6, 0.6, 0.7, 0.7, 0.7, 0.4, 1))).toBeNull();
  });

  it('is the blow that ended it, where nothing is counted', () => {
    const blow = { ...ended(false, 0.5), plies: PLIES.slice(0, 4) };
    expect(deciding(blow)).toMatchObject({ ply: 4, kind: 'battle-won', ahead: false });
    expect(deciding(ended(false, 0.5))).toBeNull();
  });
});
