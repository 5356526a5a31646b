import { describe, expect, it } from 'vitest';
import { EMPTY, choiceFor, inWords, isWhole, steps, termsOf, turned } from '../src/lib/bargain';
import type { ChoiceView } from '../src/lib/wire';

const terms = { foe: 1, most: 2, help: true, gift: false };
const choice = (option: number, verb: string, card = ''): ChoiceView => ({
  option,
  verb,
  notation: '',
  places: [],
  forgone: [],
  label: { id: '', args: card ? { card: `card:${card}` } : {} },
});

describe('a trade is made up in one place', () => {
  it('by what the question allows', () => {
    const prompt = { id: 'elves-ask-give', args: { foe: 'seat:1', most: 2, help: 1, gift: 0 } };
    expect(termsOf(prompt)).toEqual(terms);
  });
  it('a side holds no more than there is room for, and a second click takes out', () => {
    expect(turned(['crown'], 'ring', 1)).toEqual(['crown', 'ring']);
    expect(turned(['crown', 'ring'], 'orb', 0)).toEqual(['crown', 'ring']);
    expect(turned(['crown', 'ring'], 'crown', 0)).toEqual(['ring']);
  });
  it('is whole when both sides are, or what is given is a gift to an ally', () => {
    expect(isWhole({ ...EMPTY, gives: ['crown'] }, terms)).toBe(false);
    expect(isWhole({ ...EMPTY, gives: ['crown'], help: true }, terms)).toBe(true);
    expect(isWhole({ ...EMPTY, gives: ['crown'] }, { ...terms, gift: true })).toBe(true);
    expect(isWhole({ ...EMPTY, wants: ['ring'] }, terms)).toBe(false);
  });
  it('is sent as the steps of the engine, gifts first', () => {
    const all = steps({ gives: ['crown', 'orb'], wants: ['ring'], hidden: 1, help: false });
    expect(all.map((step) => step.verb)).toEqual(['give', 'give', 'want', 'want-artefact', 'propose']);
    const offered = [choice(1, 'give', 'orb'), choice(2, 'give', 'crown'), choice(3, 'want-artefact')];
    expect(all.map((step) => choiceFor(step, offered)?.option)).toEqual([2, 1, undefined, 3, undefined]);
  });
  it('reads as the other will read it', () => {
    expect(inWords({ ...EMPTY, gives: ['crown'], wants: ['ring'], hidden: 1 }, 2)).toEqual({
      id: 'elves-ask-want',
      args: {
        foe: 'seat:2',
        gives: { id: 'elves-bargain-card', args: { card: 'card:crown' } },
        wants: {
          id: 'elves-bargain-both',
          args: {
            first: { id: 'elves-bargain-card', args: { card: 'card:ring' } },
            second: { id: 'elves-bargain-artefacts', args: { n: 1 } },
          },
        },
      },
    });
  });
});
