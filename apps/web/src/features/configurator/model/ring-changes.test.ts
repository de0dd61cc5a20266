import { describe, expect, it } from 'vitest';
import { applyChanges } from '../../../kernel-worker/design-change.ts';
import { examplePair } from '../../../kernel-worker/example-pair.ts';
import {
  copyToPair,
  freeGroovePosition,
  jointPositions,
  linkedRings,
  newStones,
  splitSegments,
  stoneKindOf,
  writeField,
} from './ring-changes.ts';

const SIZES = [
  { diameter: 1.3, bucket: 0.01, ringWidthMin: 1.5, ringHeightMin: 1.2 },
  { diameter: 1.7, bucket: 0.02, ringWidthMin: 2, ringHeightMin: 1.3 },
  { diameter: 2.1, bucket: 0.04, ringWidthMin: 2.5, ringHeightMin: 1.5 },
];
const [her] = examplePair().rings;
if (her === undefined) throw new Error('the example pair has no ring');

describe('edits of a ring', () => {
  it('reach both rings only where they are joined', () => {
    expect(linkedRings(examplePair(), 1, ['width'], 'width')).toEqual([0, 1]);
    expect(linkedRings(examplePair(), 1, ['width'], 'height')).toEqual([1]);
  });

  it('make the other ring equal when a property is joined, and change nothing that is equal', () => {
    expect(copyToPair(examplePair(), 0, 'width')).toEqual([{ path: '/rings/1/width', value: 4 }]);
    expect(copyToPair(examplePair(), 0, 'profile')).toEqual([]);
  });

  it('keep the colours that are there when the band is split', () => {
    const split = splitSegments(her.segments, [1, 2, 1], 'au585-white-pd');
    expect(split.map((segment) => segment.alloy)).toEqual(['au585-yellow', 'au585-white-pd', 'au585-yellow']);
    expect(split.map((segment) => segment.share)).toEqual([1, 2, 1]);
  });

  it('find joints and free places in millimetres from the middle', () => {
    const split = applyChanges(examplePair(), writeField([0], 'segments', splitSegments(her.segments, [1, 1, 2], 'x')))
      .rings[0];
    if (split === undefined) throw new Error('the ring is gone');
    expect(jointPositions(split)).toEqual([-1, 0]);
    expect(freeGroovePosition(split)).toBe(-1);
  });

  it('offer stones that the ring carries', () => {
    expect(newStones(her, 'single', SIZES).diameter).toBe(2.1);
    expect(newStones({ ...her, height: newStones(her, 'single', SIZES).diameter }, 'single', SIZES).diameter).toBe(2.1);
    expect(newStones({ ...her, width: newStones(her, 'single', SIZES).diameter }, 'single', SIZES).diameter).toBe(1.7);
    expect(stoneKindOf({ ...her, stones: [newStones(her, 'row', SIZES)] })).toBe('row');
  });
});
