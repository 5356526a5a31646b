import { describe, expect, it } from 'vitest';
import { verdictsOf } from '../src/lib/hints';

describe('advice in words', () => {
  it('says that options are alike where they differ by a hair', () => {
    expect(verdictsOf([0.56, 0.555, 0.55])).toEqual(['same', 'same', 'same']);
  });
  it('says which is plainly the best, and how far the others are behind', () => {
    expect(verdictsOf([0.7, 0.6, 0.64])).toEqual(['best', 'worse', 'worse']);
    expect(verdictsOf([0.6, 0.58, 0.5])).toEqual(['better', 'weaker', 'worse']);
  });
  it('compares nothing where there is one', () => {
    expect(verdictsOf([0.6])).toEqual(['only']);
    expect(verdictsOf([0.6], 5)).toEqual(['best']);
  });
});
