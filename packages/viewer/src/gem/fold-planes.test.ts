import { describe, expect, it } from 'vitest';
import { foldFacets, foldVector, symmetryOf, TAN_EIGHTH, type Facet } from './fold-planes.ts';

const CENTRE = [0, 0, 0] as const;
/** A prism of `sides` around the vertical axis with table and culet; `turn`: its first side, rad. */
const prism = (sides: number, turn = 0): readonly Facet[] => [
  { normal: [0, 1, 0], offset: 0.3 },
  { normal: [0, -1, 0], offset: 0.4 },
  ...Array.from({ length: sides }, (_, index): Facet => {
    const angle = turn + (2 * Math.PI * index) / sides;
    return { normal: [Math.cos(angle), 0, Math.sin(angle)], offset: 0.5 };
  }),
];
const NONE = { x: false, z: false, diagonal: false, eighth: false };

describe('the mirrors of a cut', () => {
  it.each([
    ['eight sides', prism(8), { x: true, z: true, diagonal: true, eighth: true }],
    ['a square', prism(4), { x: true, z: true, diagonal: true, eighth: false }],
    ['six sides', prism(6), { x: true, z: true, diagonal: false, eighth: false }],
    ['three sides, one to the front', prism(3, Math.PI / 2), { x: true, z: false, diagonal: false, eighth: false }],
    ['three sides, askew', prism(3, 0.2), NONE],
  ])('are those of %s', (_name, facets, expected) => {
    expect(symmetryOf(facets, CENTRE, false)).toEqual(expected);
  });

  it('are not looked for from outside of the stone', () => {
    expect(() => symmetryOf(prism(4), [2, 0, 0], false)).toThrow(RangeError);
  });
});

describe('folding', () => {
  const all = { x: true, z: true, diagonal: true, eighth: true };
  const directions = Array.from({ length: 64 }, (_, index): readonly [number, number, number] => {
    const angle = (2 * Math.PI * (index + 0.3)) / 64;
    return [Math.cos(angle), 0.2, Math.sin(angle)];
  });

  it('brings every direction into one sixteenth, keeps its length and its height', () => {
    for (const direction of directions) {
      const [x, y, z] = foldVector(direction, all);
      expect(x).toBeGreaterThan(0);
      expect(z).toBeGreaterThanOrEqual(0);
      expect(z).toBeLessThanOrEqual(TAN_EIGHTH * x + 1e-12);
      expect([Math.hypot(x, z), y]).toEqual([expect.closeTo(1, 12), 0.2]);
    }
  });

  it('a second time changes nothing', () => {
    for (const direction of directions) {
      const once = foldVector(direction, all);
      expect(foldVector(once, all)).toEqual(once.map((part) => expect.closeTo(part, 12)));
    }
  });

  it('without mirrors leaves a direction alone', () => {
    expect(foldVector([-1, 2, -3], NONE)).toEqual([-1, 2, -3]);
  });

  it('leaves of eight sides one, beside table and culet', () => {
    expect(foldFacets(prism(8), CENTRE, all)).toHaveLength(3);
    expect(foldFacets(prism(8), CENTRE, NONE)).toHaveLength(10);
  });
});
