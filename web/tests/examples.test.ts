import { describe, expect, it } from 'vitest';
import { seated, tried } from '../src/lib/examples';

describe('a printed example', () => {
  it('is sat down at in the seat of the learner, among tutors', () => {
    const tutor = { kind: 'bot', level: 'tutor' };
    expect(seated({ players: 3, learner: 1 })).toEqual([tutor, { kind: 'me' }, tutor]);
  });

  it('has an address of its own', () => {
    expect(tried('example-elves-2')).toBe('/open/example/example-elves-2');
  });
});
