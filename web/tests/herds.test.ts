import { describe, expect, it } from 'vitest';
import { Herd } from '../src/lib/herds';

const creature = (...traits: string[]) => ({ traits: traits.map((trait) => ({ trait, card: 'B01' })) });

describe('creatures keep what they are known by', () => {
  it('when one before them goes', () => {
    const herd = new Herd();
    const [a, b, c] = [creature('flying'), creature('toxic', 'astral'), creature('pesky')];
    expect(herd.ids([a, b, c])).toEqual([0, 1, 2]);
    expect(herd.ids([b, c])).toEqual([1, 2]);
    expect(herd.ids([b, c, creature()])).toEqual([1, 2, 3]);
  });
  it('when they gain or lose a trait', () => {
    const herd = new Herd();
    herd.ids([creature('flying'), creature('toxic')]);
    expect(herd.ids([creature('flying', 'pesky'), creature()])).toEqual([0, 1]);
    expect(herd.ids([creature('pesky')])).toEqual([0]);
  });
  it('when what went is taken back', () => {
    const herd = new Herd();
    const [a, b, c] = [creature('flying'), creature('toxic'), creature('pesky')];
    herd.ids([a, b, c]);
    herd.ids([a, c]);
    expect(herd.ids([a, b, c])).toEqual([0, 1, 2]);
  });
});
