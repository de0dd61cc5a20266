import { describe, expect, it } from 'vitest';
import { PROFILE_SPECS } from '../../test/fixtures/profiles.ts';
import type { EdgeWork } from '../design/ring-design.ts';
import { chainHeight, chainSquareIntegral, type Chain } from '../math/chain.ts';
import { pointAt } from '../math/piece.ts';
import { mm } from '../units/quantities.ts';
import { crossSection, finishedSize, type CrossSection } from './cross-section.ts';
import { workEdges } from './edge-work.ts';

const specOf = (id: string) => {
  const spec = PROFILE_SPECS.find((candidate) => candidate.id === id);
  if (spec === undefined) throw new Error(`no profile ${id}`);
  return spec;
};

/** Area by upright slices of a ten-thousandth of a millimetre: shares no formula with the chains' integrals. */
function slicedArea({ outer, inner, width }: CrossSection): number {
  const steps = 50_000;
  let sum = 0;
  for (let k = 0; k < steps; k++) {
    const x = -width / 2 + (width * (k + 0.5)) / steps;
    sum += chainHeight(outer, x) - chainHeight(inner, x);
  }
  return (sum * width) / steps;
}
const contour = (chain: Chain, r0: number): number => chainSquareIntegral(chain, r0, -99, 99);
const area = ({ outer, inner }: CrossSection): number =>
  (contour(outer, 1) - contour(outer, 0) - contour(inner, 1) + contour(inner, 0)) / 2;

function expectJoined(chain: Chain): void {
  chain.slice(1).forEach((piece, index) => {
    const before = pointAt(chain[index] ?? piece, 1);
    const start = pointAt(piece, 0);
    expect(Math.hypot(before.x - start.x, before.y - start.y)).toBeLessThan(1e-9);
  });
}

describe('sections', () => {
  it.each(PROFILE_SPECS.map((spec) => [spec.id, spec] as const))('%s is joined and single-valued', (_, spec) => {
    for (const [width, height] of [
      [5, 1.5],
      [2, 1.6],
      [12, 1.1],
      [1.5, 5],
    ] as const) {
      const section = crossSection(spec, width, height);
      for (const chain of [section.outer, section.inner]) expectJoined(chain);
      for (let k = 1; k < 100; k++) {
        const x = ((k - 50) / 100.5) * finishedSize(section).width;
        expect(chainHeight(section.outer, x)).toBeGreaterThan(chainHeight(section.inner, x) - 1e-9);
      }
    }
  });

  it('breaks the ridge of a knife edge with 0.12 mm and says what is left of the height', () => {
    const section = crossSection(specOf('F15'), 5, 1.5);
    const lean = Math.atan2(0.55 * 1.5, 2.5);
    expect(finishedSize(section).height).toBeCloseTo(1.5 - 0.12 * (1 / Math.cos(lean) - 1), 12);
    const ridge = section.outer.find((piece) => piece.kind === 'arc');
    expect(ridge?.kind === 'arc' ? ridge.radius : 0).toBe(0.12);
  });

  it('keeps a concave profile at its theoretical corner and gives the rim as finished height', () => {
    for (const [width, height] of [
      [5, 1.5],
      [4, 1.6],
      [6, 1.8],
    ] as const) {
      const lost = height - finishedSize(crossSection(specOf('F11'), width, height)).height;
      expect(lost).toBeGreaterThan(0.07);
      expect(lost).toBeLessThan(0.11);
    }
  });

  it('is a circle for a wire', () => {
    const section = crossSection(specOf('F16'), 2, 2);
    expect(area(section)).toBeCloseTo(Math.PI, 12);
    expect(finishedSize(section)).toEqual({ width: 2, height: 2 });
  });

  it('takes the maker’s own ratios, and cuts an inner sagitta back that would leave no flank', () => {
    const own = { outerSagitta: 0.2, innerSagitta: 0.1, outerFillet: 0, innerFillet: 0 };
    const section = crossSection(specOf('F01'), 5, 1.5, own);
    expect(chainHeight(section.outer, 2.4999)).toBeCloseTo(1.2, 3);
    expect(chainHeight(section.inner, 2.4999)).toBeCloseTo(0.15, 3);
    const wild = crossSection(specOf('F01'), 5, 1.5, { ...own, outerSagitta: 0.7, innerSagitta: 0.7 });
    expect(chainHeight(wild.outer, 2.5)).toBeGreaterThan(chainHeight(wild.inner, 2.5));
  });
});

describe('worked edges', () => {
  const work = (form: EdgeWork['form'], width: number, depth: number): EdgeWork => ({
    form,
    width: mm(width),
    depth: mm(depth),
    finish: 'polished',
  });
  const square = crossSection(specOf('F01'), 5, 1.5, {
    outerSagitta: 0,
    innerSagitta: 0,
    outerFillet: 0,
    innerFillet: 0,
  });

  it('takes a triangle off for a chamfer and a rectangle for a step', () => {
    const worked = workEdges(square, { left: work('chamfer', 0.6, 0.4), right: work('step', 0.5, 0.3) });
    expect(area(worked)).toBeCloseTo(7.5 - (0.6 * 0.4) / 2 - 0.5 * 0.3, 12);
    expect(worked.edges).toMatchObject({ left: { from: -2.5, to: -1.9 }, right: { from: 2, to: 2.5 } });
    expectJoined(worked.outer);
  });

  it.each(PROFILE_SPECS.map((spec) => [spec.id, spec] as const))('%s takes metal off and stays joined', (_, spec) => {
    const plain = crossSection(spec, 5, 2);
    for (const form of ['chamfer', 'step'] as const) {
      const worked = workEdges(plain, { left: work(form, 0.8, 0.5), right: work(form, 0.5, 0.9) });
      expectJoined(worked.outer);
      expect(area(worked)).toBeLessThanOrEqual(area(plain) + 1e-12);
      expect(Math.abs(slicedArea(worked) / area(worked) - 1)).toBeLessThan(1e-5);
      for (let k = 1; k < 100; k++) {
        const x = ((k - 50) / 100.5) * finishedSize(plain).width;
        expect(chainHeight(worked.outer, x)).toBeLessThan(chainHeight(plain.outer, x) + 1e-9);
        expect(chainHeight(worked.outer, x)).toBeGreaterThan(chainHeight(worked.inner, x) - 1e-9);
      }
    }
  });

  it('leaves a tenth of flank however deep it is asked for', () => {
    const worked = workEdges(square, { left: work('step', 0.5, 1), right: null });
    expect(chainHeight(worked.outer, -2.4)).toBeCloseTo(0.5, 12);
    const thin = crossSection(specOf('F01'), 5, 1.1);
    expect(chainHeight(workEdges(thin, { left: work('step', 0.5, 1), right: null }).outer, -2.4)).toBeGreaterThan(0.1);
  });
});
