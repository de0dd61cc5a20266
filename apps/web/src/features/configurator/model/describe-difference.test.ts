import { applyChanges } from '@ringwerk/advice';
import { examplePair } from '@ringwerk/advice/test/example-pair';
import { describe, expect, it } from 'vitest';
import { describeDifference } from './describe-difference.ts';

describe('describeDifference', () => {
  it('tells a change of both rings once when it is the same', () => {
    const before = examplePair();
    const after = applyChanges(before, [
      { path: '/rings/0/segments/0/alloy', value: 'au750-rose' },
      { path: '/rings/1/segments/0/alloy', value: 'au750-rose' },
      { path: '/rings/0/width', value: 4.5 },
    ]);
    expect(describeDifference(before, after)).toEqual([
      { rings: [0], fact: 'width', index: 0, from: 4, to: 4.5 },
      { rings: [0, 1], fact: 'alloy', index: 0, from: 'au585-yellow', to: 'au750-rose' },
    ]);
  });

  it('tells a row that is taken out once, not once for each of its particulars', () => {
    const before = applyChanges(examplePair(), [
      {
        path: '/rings/0/stones/0',
        value: {
          setting: 'flush',
          cut: 'round',
          material: 'diamond-natural',
          quality: 'tw-si',
          diameter: 1.7,
          extent: 'count',
          count: 1,
          spacing: 0.2,
          position: 0,
        },
      },
    ]);
    const after = applyChanges(before, [{ path: '/rings/0/stones', value: [] }]);
    const facts = describeDifference(before, after).map((difference) => difference.fact);
    expect(facts).toEqual(['stones']);
  });

  it('finds nothing between equal designs', () => {
    expect(describeDifference(examplePair(), examplePair())).toEqual([]);
  });
});
