import { describe, expect, it } from 'vitest';
import type { ProfileSpec } from '../design/tables.ts';
import { sectionOutline } from './section-outline.ts';

const FLAT: ProfileSpec = {
  id: 'F01',
  kind: 'arc',
  outerSagittaRatio: 0,
  innerSagittaRatio: 0,
  outerFilletRatio: 0.1,
  innerFilletRatio: 0.1,
  width: [1.5, 12],
  height: [1.1, 3.5],
};

/** Area of a closed outline by the shoelace formula, mm². */
function areaOf(points: readonly { readonly x: number; readonly y: number }[]): number {
  return (
    points.reduce((sum, point, index) => {
      const next = points[(index + 1) % points.length] ?? point;
      return sum + point.x * next.y - next.x * point.y;
    }, 0) / 2
  );
}

describe('sectionOutline', () => {
  it('encloses the rectangle less its four rounded corners', () => {
    const [width, height] = [5, 1.5];
    const fillet = 0.1 * height;
    const outline = sectionOutline(FLAT, width, height, 64);
    expect(Math.abs(areaOf(outline))).toBeCloseTo(width * height - (4 - Math.PI) * fillet * fillet, 4);
  });

  it('stands on the bore crest and reaches the height', () => {
    const domed = sectionOutline({ ...FLAT, id: 'F05', outerSagittaRatio: 0.2, innerSagittaRatio: 0.2 }, 4, 1.6, 32);
    expect(Math.min(...domed.map((point) => point.y))).toBeCloseTo(0, 6);
    expect(Math.max(...domed.map((point) => point.y))).toBeCloseTo(1.6, 6);
    expect(Math.max(...domed.map((point) => point.x))).toBeCloseTo(2, 6);
  });
});
