import { describe, expect, it } from 'vitest';
import { CUT_SIZES } from './cut-sizes.ts';
import { cutContent, STONE_CUT_CONTENT } from './stone-cuts.ts';

describe('trade sizes of fancy cuts', () => {
  it('exist for every cut but the round one, within its usual length over width', () => {
    expect(new Set(CUT_SIZES.map(({ cut }) => cut))).toEqual(
      new Set(STONE_CUT_CONTENT.map(({ id }) => id).filter((id) => id !== 'round')),
    );
    const unusual = CUT_SIZES.filter(({ cut, width, length }) => {
      const [from, to] = cutContent(cut).lengthOverWidth;
      return length / width < from - 1e-9 || length / width > to + 1e-9;
    });
    expect(unusual).toEqual([]);
  });
  it('are distinguished by cut, width and length', () => {
    expect(new Set(CUT_SIZES.map(({ cut, width, length }) => `${cut} ${width} ${length}`)).size).toBe(CUT_SIZES.length);
  });
  it.each([
    ['princess', 2.1, 2.1, 0.05], // dealers' list
    ['princess', 3.8, 3.8, 0.3],
    ['oval', 4, 6, 0.36], // 0.006195 × 6 × 4 × 2.44 = 0.3628
    ['oval', 2.5, 3.5, 0.08], // 0.0827
    ['emerald', 5, 7, 0.99], // 0.9944: not up to the full carat
    ['marquise', 1.5, 3, 0.025], // 0.0228: steps of 0.005 below 0.05 ct
  ])('%s %d × %d mm is quoted with %d ct', (cut, width, length, bucket) => {
    const size = CUT_SIZES.find((row) => row.cut === cut && row.width === width && row.length === length);
    expect(size?.bucket).toBe(bucket);
  });
  it('grow heavier with their area within a cut', () => {
    for (const { id } of STONE_CUT_CONTENT) {
      const sizes = CUT_SIZES.filter(({ cut }) => cut === id).sort(
        (a, b) => a.width ** 2 * a.length - b.width ** 2 * b.length,
      );
      sizes.forEach((size, at) => expect(size.bucket).toBeGreaterThanOrEqual(sizes[at - 1]?.bucket ?? 0));
    }
  });
});
