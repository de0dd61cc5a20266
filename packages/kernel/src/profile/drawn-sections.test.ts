import { describe, expect, it } from 'vitest';
import { acrossWidth, depthAt, polygonArea, type SectionPoint } from '../../test/fixtures/drawn-section.ts';
import { PROFILE_SPECS } from '../../test/fixtures/profiles.ts';
import type { ProfileSpec } from '../design/tables.ts';
import { chainHeight, chainSquareIntegral, type Chain } from '../math/chain.ts';
import { pointAt, tangentAt, xAt, type Piece } from '../math/piece.ts';
import { itemAt } from '../units/item-at.ts';
import { crossSection, finishedSize, type CrossSection } from './cross-section.ts';
import { sectionOutline } from './section-outline.ts';

/** Widths and heights at which every figure below is taken; none of them is one of the agreed check cases. */
const SIZES: readonly (readonly [width: number, height: number])[] = [
  [3, 1.6],
  [4.5, 1.8],
  [5.5, 2.2],
  [7, 2],
];
const NAMED = PROFILE_SPECS.map((spec) => [spec.id, spec] as const);
const ARCS = NAMED.filter(([, { kind }]) => kind === 'arc');
const specOf = (id: string): ProfileSpec => {
  const spec = PROFILE_SPECS.find((candidate) => candidate.id === id);
  if (spec === undefined) throw new Error(`no profile ${id}`);
  return spec;
};

const contour = (chain: Chain, r0: number): number => chainSquareIntegral(chain, r0, -99, 99);
/** Area by the kernel's own integrals: ∫ (1 + y)² − ∫ y² = width + 2 ∫ y. */
const area = ({ outer, inner }: CrossSection): number =>
  (contour(outer, 1) - contour(outer, 0) - contour(inner, 1) + contour(inner, 0)) / 2;
const pointsOf = (chain: Chain): SectionPoint[] =>
  chain.flatMap((piece) =>
    Array.from({ length: 65 }, (_, k): SectionPoint => [pointAt(piece, k / 64).x, pointAt(piece, k / 64).y]),
  );

describe('sections of arcs', () => {
  it.each(ARCS)('%s lies where the drawing of the trade has it', (_, spec) => {
    for (const [width, height] of SIZES) {
      const half = width / 2;
      const line = (sagitta: number, fillet: number) => ({
        half,
        sagitta: sagitta * height,
        fillet: Math.min(fillet * height, width / 4),
      });
      const outer = line(spec.outerSagittaRatio, spec.outerFilletRatio);
      const inner = line(spec.innerSagittaRatio, spec.innerFilletRatio);
      const section = crossSection(spec, width, height);
      const flank = height - depthAt(outer, half) - depthAt(inner, half);
      // Where both edge radii would overlap they shrink together: that case has a test of its own.
      if (flank < 0) continue;
      const top = (x: number): number => height - depthAt(outer, x);
      const bore = (x: number): number => depthAt(inner, x);
      for (let k = 0; k <= 40; k++) {
        const x = half * (k / 20 - 1) * 0.9999;
        expect(chainHeight(section.outer, x)).toBeCloseTo(top(x), 7);
        expect(chainHeight(section.inner, x)).toBeCloseTo(bore(x), 7);
      }
      const drawn = acrossWidth(half, (x) => top(x) - bore(x));
      expect(Math.abs(area(section) / drawn - 1)).toBeLessThan(2e-6);
    }
  });

  it.each(ARCS)('%s runs on smoothly from edge radius to arc', (_, spec) => {
    for (const [width, height] of SIZES) {
      const { outer, inner } = crossSection(spec, width, height);
      for (const chain of [outer, inner]) {
        chain.slice(1).forEach((piece, index) => {
          const [before, after] = [tangentAt(itemAt(chain, index), 1), tangentAt(piece, 0)];
          expect(before.x * after.x + before.y * after.y).toBeCloseTo(1, 9);
        });
      }
    }
  });

  it.each([
    // [so, height lost from the crest to the corner in a ring of 5 × 2 mm]
    [0.1, 0.2],
    [0.2, 0.4],
    [0.45, 0.9],
    [0, 0],
    [-0.1, -0.2],
    [-0.25, -0.5],
  ])('a sagitta of %d of the height falls by %d mm at the corner', (ratio, fall) => {
    const sharp = { outerSagitta: ratio, innerSagitta: 0, outerFillet: 0, innerFillet: 0 };
    const { outer } = crossSection(specOf('F01'), 5, 2, sharp);
    const [crest, corner] = [chainHeight(outer, 0), pointAt(itemAt(outer, outer.length - 1), 1).y];
    expect(crest - corner).toBeCloseTo(fall, 9);
    expect(Math.max(crest, corner)).toBeCloseTo(2, 9);
  });

  it.each([
    [0.1, 0.2],
    [0.2, 0.4],
    [0.45, 0.9],
  ])('a bore of %d rises by %d mm towards its edge', (ratio, rise) => {
    const sharp = { outerSagitta: 0, innerSagitta: ratio, outerFillet: 0, innerFillet: 0 };
    const { inner } = crossSection(specOf('F01'), 5, 2, sharp);
    expect(chainHeight(inner, 0)).toBeCloseTo(0, 12);
    expect(pointAt(itemAt(inner, 0), 0).y).toBeCloseTo(rise, 9);
    expect(pointAt(itemAt(inner, inner.length - 1), 1).y).toBeCloseTo(rise, 9);
    // The radius of that arc: (w² / 4 + s²) / 2s.
    const arc = inner.find((piece) => piece.kind === 'arc' && xAt(piece, 1) - xAt(piece, 0) > 1);
    expect(arc?.kind === 'arc' ? arc.radius : 0).toBeCloseTo((6.25 + rise * rise) / (2 * rise), 9);
  });

  it('shrinks both edge radii by one factor until they just meet', () => {
    const { outer, inner } = crossSection(specOf('F05'), 10, 1.1);
    const end = pointAt(itemAt(outer, outer.length - 1), 1).y;
    expect(end).toBeCloseTo(pointAt(itemAt(inner, inner.length - 1), 1).y, 9);
    const radii = [...outer, ...inner].flatMap((piece) =>
      piece.kind === 'arc' && piece.radius < 1 ? [piece.radius] : [],
    );
    expect(radii).toHaveLength(4);
    expect(new Set(radii.map((radius) => radius.toFixed(9))).size).toBe(1);
    expect(itemAt(radii, 0)).toBeLessThan(0.33 * 1.1);
    // At most six hundredths of a millimetre are missing in the worst case of the table.
    expect(itemAt(radii, 0)).toBeGreaterThan(0.33 * 1.1 - 0.06);
  });

  it('has no edge radius of more than a quarter of the width', () => {
    const round = { outerSagitta: 0, innerSagitta: 0, outerFillet: 0.5, innerFillet: 0.1 };
    const [first] = crossSection(specOf('F01'), 2, 1.6, round).outer;
    expect(first?.kind === 'arc' ? first.radius : 0).toBeCloseTo(0.5, 12);
  });
});

/** Metal that an edge radius takes from two square corners. */
const roundings = (radius: number): number => 2 * (1 - Math.PI / 4) * radius ** 2;

describe('sections of straight lines', () => {
  /** What the bore takes of the section, mm²: its arc with both edge radii. */
  const boreArea = (spec: ProfileSpec, width: number, height: number): number =>
    acrossWidth(width / 2, (x) =>
      depthAt(
        {
          half: width / 2,
          sagitta: spec.innerSagittaRatio * height,
          fillet: Math.min(spec.innerFilletRatio * height, width / 4),
        },
        x,
      ),
    );
  it.each(SIZES)('of %d × %d mm: bevel, slant and step', (width, height) => {
    const upper = (id: string): number => {
      const spec = specOf(id);
      return area(crossSection(spec, width, height)) + boreArea(spec, width, height);
    };
    // Two triangles of 0.18 w × 0.28 h off a rectangle.
    expect(upper('F12')).toBeCloseTo(width * height - 0.18 * width * 0.28 * height, 6);
    // Two shoulders of 0.5 × 0.3 mm.
    expect(upper('F14')).toBeCloseTo(width * height - 2 * 0.5 * 0.3, 6);
    // Half of a rectangle that falls by a quarter of the height, less its two edge radii in corners of 90° ± the fall.
    const fall = Math.atan2(0.25 * height, width);
    const loss = (angle: number): number => (1 / Math.tan(angle / 2) - (Math.PI - angle) / 2) * (0.08 * height) ** 2;
    const slant = width * height * 0.875 - loss(Math.PI / 2 - fall) - loss(Math.PI / 2 + fall);
    expect(upper('F13')).toBeCloseTo(slant, 5);
  });
  it.each(SIZES)('of %d × %d mm: the roof of a knife edge without the tip that is broken', (width, height) => {
    const spec = specOf('F15');
    const lean = Math.atan2(0.55 * height, width / 2);
    const roof = width * 0.45 * height + (width * 0.55 * height) / 2;
    // Between two tangents and the arc that they touch: r² (tan α − α).
    const tip = 0.12 ** 2 * (Math.tan(lean) - lean);
    const drawn = roof - tip - boreArea(spec, width, height);
    expect(area(crossSection(spec, width, height))).toBeCloseTo(drawn, 5);
  });
  it.each([1.5, 2, 3, 5])('of a wire of %d mm is its circle', (wide) => {
    const section = crossSection(specOf('F16'), wide, wide);
    expect(area(section)).toBeCloseTo((Math.PI * wide ** 2) / 4, 9);
    for (const x of [-0.4, 0, 0.3]) {
      const chord = Math.sqrt(wide ** 2 / 4 - (x * wide) ** 2);
      expect(chainHeight(section.outer, x * wide)).toBeCloseTo(wide / 2 + chord, 9);
      expect(chainHeight(section.inner, x * wide)).toBeCloseTo(wide / 2 - chord, 9);
    }
  });
  it.each(SIZES)('of %d × %d mm: a trapezoid stands on flanks of 20°', (width, height) => {
    const section = crossSection(specOf('F17'), width, height);
    const flanks = section.outer.filter(
      (piece) => piece.kind === 'line' && Math.abs(pointAt(piece, 1).y - pointAt(piece, 0).y) > 0.1,
    );
    expect(flanks).toHaveLength(2);
    for (const flank of flanks) {
      const { x, y } = tangentAt(flank, 0);
      expect(Math.abs(Math.atan2(x, Math.abs(y)))).toBeCloseTo((20 * Math.PI) / 180, 9);
    }
    // Without roundings and bombé it would be a trapezoid of w and w − 2 h tan 20°.
    const bare = height * (width - height * Math.tan((20 * Math.PI) / 180));
    const less = bare - boreArea(specOf('F17'), width, height) - roundings(0.08 * height);
    expect(Math.abs(area(section) / less - 1)).toBeLessThan(0.02);
  });
});

describe('any section', () => {
  it.each(NAMED)('%s lies within the ordered width and height and reaches them where it says so', (_, spec) => {
    for (const [width, height] of SIZES) {
      const own = spec.kind === 'round' ? width : height;
      const section = crossSection(spec, width, own);
      const points = [...pointsOf(section.outer), ...pointsOf(section.inner)];
      const xs = points.map(([x]) => x);
      const ys = points.map(([, y]) => y);
      expect(Math.max(...xs)).toBeLessThanOrEqual(width / 2 + 1e-9);
      expect(Math.max(...ys)).toBeLessThanOrEqual(own + 1e-9);
      expect(Math.min(...ys)).toBeCloseTo(0, 9);
      const finished = finishedSize(section);
      expect(Math.max(...xs) - Math.min(...xs)).toBeCloseTo(finished.width, 9);
      expect(Math.max(...ys)).toBeCloseTo(finished.height, 4);
      // Concave rims, broken ridges and the broken high edge of a slant are lower, leaning flanks narrower than ordered.
      if (!['F11', 'F13', 'F15'].includes(spec.id)) expect(finished.height).toBeCloseTo(own, 9);
      if (spec.id !== 'F17') expect(finished.width).toBeCloseTo(width, 9);
    }
  });

  it.each(NAMED)('%s is the same from left and right, but for the slant', (_, spec) => {
    for (const [width, height] of SIZES) {
      const { outer, inner } = crossSection(spec, width, spec.kind === 'round' ? width : height);
      let worst = 0;
      for (let k = 1; k < 50; k++) {
        const x = (width / 2) * (k / 50) + 1e-7;
        worst = Math.max(worst, Math.abs(chainHeight(outer, x) - chainHeight(outer, -x)));
        expect(chainHeight(inner, x)).toBeCloseTo(chainHeight(inner, -x), 6);
      }
      if (spec.kind === 'slant') expect(worst).toBeGreaterThan(0.2 * height);
      else expect(worst).toBeLessThan(1e-5);
    }
  });

  it.each(NAMED.filter(([, { kind }]) => kind !== 'step' && kind !== 'knife'))(
    '%s grows as a whole: twice the size, four times the area',
    (_, spec) => {
      for (const [width, height] of SIZES) {
        const own = spec.kind === 'round' ? width : height;
        expect(area(crossSection(spec, 2 * width, 2 * own)) / area(crossSection(spec, width, own))).toBeCloseTo(4, 6);
      }
    },
  );

  it.each(NAMED)('%s has more metal when it is wider or higher', (_, spec) => {
    for (const [width, height] of SIZES) {
      const isWire = spec.kind === 'round';
      const own = isWire ? width : height;
      const now = area(crossSection(spec, width, own));
      expect(area(crossSection(spec, width + 0.5, isWire ? own + 0.5 : own))).toBeGreaterThan(now);
      expect(area(crossSection(spec, isWire ? width + 0.1 : width, own + 0.1))).toBeGreaterThan(now);
    }
  });

  // Part of the rectangle's volume at 5 × 1.5 mm, size 55, as the trade's table of profiles says it.
  it.each([
    ['F01', 0.997],
    ['F02', 0.931],
    ['F03', 0.943],
    ['F04', 0.918],
    ['F05', 0.851],
    ['F06', 0.827],
    ['F07', 0.755],
    ['F08', 0.8],
    ['F09', 0.779],
    ['F10', 0.836],
    ['F11', 0.819],
    ['F12', 0.886],
    ['F13', 0.806],
    ['F14', 0.897],
    ['F15', 0.66],
    ['F17', 0.82],
  ])('%s fills %d of its rectangle', (id, fill) => {
    const { outer, inner } = crossSection(specOf(id), 5, 1.5);
    const bore = 55 / (2 * Math.PI);
    const rectangle = 5 * ((bore + 1.5) ** 2 - bore ** 2);
    const share = (contour(outer, bore) - contour(inner, bore)) / rectangle;
    expect(Math.abs(share - fill)).toBeLessThan(id === 'F17' ? 0.004 : 0.0006);
  });

  it.each(NAMED)('%s is drawn as a closed outline of its own area', (_, spec) => {
    const [width, height] = spec.kind === 'round' ? [3, 3] : [5, 2];
    const outline = sectionOutline(spec, width, height, 64).map(({ x, y }): SectionPoint => [x, y]);
    // Clockwise from the upper left, and closed by the flanks.
    expect(polygonArea(outline)).toBeLessThan(0);
    expect(Math.abs(-polygonArea(outline) / area(crossSection(spec, width, height)) - 1)).toBeLessThan(1e-3);
  });

  it('has pieces that run from left to right only', () => {
    for (const [, spec] of NAMED) {
      for (const [width, height] of SIZES) {
        const section = crossSection(spec, width, spec.kind === 'round' ? width : height);
        const runs = (piece: Piece): number => xAt(piece, 1) - xAt(piece, 0);
        expect([...section.outer, ...section.inner].every((piece) => runs(piece) > -1e-9)).toBe(true);
      }
    }
  });
});
