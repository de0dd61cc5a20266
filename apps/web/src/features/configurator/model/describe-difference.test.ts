import { applyChanges } from '@ringwerk/advice';
import { examplePair } from '@ringwerk/advice/test/example-pair';
import { PLAIN_ENGRAVING, type Design, type RingDesign } from '@ringwerk/kernel';
import { FULL_RING, unreadPaths } from '@ringwerk/kernel/test/ring-changes';
import { describe, expect, it } from 'vitest';
import { describeDifference } from './describe-difference.ts';
import { ringSheet } from './ring-sheet.ts';

/** The path that no sheet says, with the reason. */
const SILENT = { role: 'the title of its ring says it' };
const designOf = (ring: RingDesign): Design => ({ ...examplePair(), rings: [ring] });

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

  it('names every field of the record that changes, or the field is silent for a reason', () => {
    expect(unreadPaths(ringSheet)).toEqual(Object.keys(SILENT));
    const differences = (ring: RingDesign): unknown => describeDifference(designOf(FULL_RING), designOf(ring));
    expect(unreadPaths(differences)).toEqual(Object.keys(SILENT));
  });

  it('starts from where a field stood that a plain group of stones does not mention', () => {
    const before = designOf({ ...FULL_RING, stones: FULL_RING.stones.slice(1, 2) });
    const after = applyChanges(before, [
      { path: '/rings/0/stones/0/angle', value: -6 },
      { path: '/rings/0/stones/0/face', value: 'left' },
    ]);
    expect(describeDifference(before, after)).toEqual([
      { rings: [0], fact: 'face', index: 0, from: 'outer', to: 'left' },
      { rings: [0], fact: 'angle', index: 0, from: 0, to: -6 },
    ]);
  });

  it('says of a new engraving its words and method, and nothing of where any engraving stands', () => {
    const before = designOf({ ...FULL_RING, engravings: [] });
    const after = designOf({ ...FULL_RING, engravings: [{ ...PLAIN_ENGRAVING, text: 'Anna' }] });
    expect(describeDifference(before, after).map(({ fact, to }) => [fact, to])).toEqual([
      ['engraving', 'Anna'],
      ['method', PLAIN_ENGRAVING.method],
    ]);
  });
});
