import { itemAt } from '@ringwerk/kernel/math';
import { mm, PLAIN_ENGRAVING, PLAIN_RING, type Engraving, type RingDesign } from '@ringwerk/kernel';
import { ringBody } from '@ringwerk/kernel/body';
import { withLetters, engravingStrip, engravingTools, parsePathData } from '@ringwerk/kernel/engraving';
import { weighRing } from '@ringwerk/kernel/weight';
import { KERNEL, KERNEL_TABLES } from '@ringwerk/catalogue';
import { describe, expect, it } from 'vitest';
import { lettersByLines } from '../test/letters-by-lines.ts';
import { loadLettering } from './node.ts';

const LETTERING = loadLettering();
const LETTERED = withLetters(KERNEL, LETTERING);
const TABLES = LETTERED.tables;
const GOLD = 'au585-yellow';
const DENSITY = KERNEL_TABLES.alloys.find(({ id }) => id === GOLD)?.density ?? 0;

const ringOf = (engraving: Partial<Engraving>, change: Partial<RingDesign> = {}): RingDesign => ({
  ...PLAIN_RING,
  role: 'single',
  profile: 'F05',
  width: mm(5),
  height: mm(1.8),
  size: mm(54),
  segments: [{ alloy: GOLD, share: 1, finish: 'polished', pattern: 0 }],
  engravings: [{ ...PLAIN_ENGRAVING, ...engraving }],
  ...change,
});

/** mm³ that the engraving takes: difference of two weighings. */
const taken = (ring: RingDesign): number =>
  ((weighRing(ring, KERNEL).metal - weighRing(ring, LETTERED).metal) * 1000) / DENSITY;
const volumeOf = (ring: RingDesign): number => (weighRing(ring, KERNEL).metal * 1000) / DENSITY;

/** Signed volume of a closed triangle mesh; every edge must be used once in each direction. */
function solidVolume(positions: Float64Array, indices: Uint32Array): number {
  const edges = new Set<string>();
  let sum = 0;
  for (let t = 0; t < indices.length; t += 3) {
    const [a, b, c] = [itemAt(indices, t), itemAt(indices, t + 1), itemAt(indices, t + 2)];
    for (const [from, to] of [
      [a, b],
      [b, c],
      [c, a],
    ] as const) {
      expect(edges.has(`${from} ${to}`)).toBe(false);
      edges.add(`${from} ${to}`);
    }
    const p = (vertex: number, axis: number): number => itemAt(positions, 3 * vertex + axis);
    sum +=
      (p(a, 0) * (p(b, 1) * p(c, 2) - p(b, 2) * p(c, 1)) +
        p(a, 1) * (p(b, 2) * p(c, 0) - p(b, 0) * p(c, 2)) +
        p(a, 2) * (p(b, 0) * p(c, 1) - p(b, 1) * p(c, 0))) /
      6;
  }
  for (const edge of edges) expect(edges.has(edge.split(' ').toReversed().join(' '))).toBe(true);
  return sum;
}

const CASES: readonly (readonly [string, Partial<Engraving>])[] = [
  ['sans', { text: 'Amelie & Jonas 12.06.2027', depth: mm(0.15), height: mm(1.5) }],
  ['script', { text: 'Amelie & Jonas', font: 'script', depth: mm(0.15), height: mm(1.5) }],
  ['Japanese', { text: '永遠の愛', depth: mm(0.1), height: mm(1.8) }],
  ['Korean', { text: '사랑해', depth: mm(0.1), height: mm(1.8) }],
  ['symbols', { text: '♥ 💕 ⚭ ∞ ★ ✝ 🐾 ♪', font: 'serif', depth: mm(0.1), height: mm(1.8) }],
  ['outside', { text: 'Jiří', font: 'calligraphic', face: 'outside', depth: mm(0.15), height: mm(1.5), angle: 30 }],
];

describe('metal of an engraving', () => {
  it.each(CASES)('%s: brute integration over the letters', (_, change) => {
    const ring = ringOf(change);
    const [engraving = PLAIN_ENGRAVING] = ring.engravings;
    const { text, font, method, face } = engraving;
    const shaped = LETTERING.shape(text, font, method);
    if (shaped === null) throw new Error(`${text} has no letters`);
    const body = ringBody(ring, TABLES);
    // The bore of F05: an arc over the middle; its radius by chord and sagitta from the section's own corner points.
    const surface = (z: number): number =>
      body.innerRadius + (face === 'inside' ? boreRise(ring, z) : domeHeight(ring, z));
    const volume = lettersByLines(shaped, engraving, surface);
    expect(volume).toBeGreaterThan(0.05);
    expect(Math.abs(taken(ring) - volume) / volumeOf(ring)).toBeLessThan(3e-6);
  });

  it.each([
    ...CASES,
    [
      'diamond tip',
      { text: 'Zoë ♥', font: 'script', method: 'diamond-tip', depth: mm(0.08), height: mm(1.5) },
    ] as const,
  ])('%s: cutters are closed and take as much', (_, change) => {
    const ring = ringOf(change);
    const body = ringBody(ring, TABLES);
    const deep = (depth: number): number =>
      engravingTools({ ...ring, engravings: ring.engravings.map((e) => ({ ...e, depth: mm(depth) })) }, body, TABLES)
        .map(({ solid }) => (solid.shape === 'faceted' ? solidVolume(solid.positions, solid.indices) : Number.NaN))
        .reduce((a, b) => a + b, 0);
    // What lies in front of the surface is the same at every depth.
    const { depth = mm(0) } = ring.engravings[0] ?? {};
    const cut = deep(depth) - deep(0);
    expect(cut).toBeGreaterThan(0.01);
    expect(Math.abs(cut - taken(ring)) / volumeOf(ring)).toBeLessThan(1e-5);
  });

  it('shares out between straight and wavy colours', () => {
    const segments = [1, 1].map((share) => ({ alloy: GOLD, share, finish: 'polished' as const, pattern: 0 }));
    for (const split of [PLAIN_RING.split, { form: 'wave', amplitude: mm(0.5), waves: 3, phase: 0 } as const]) {
      const ring = ringOf({ text: 'AMELIE', depth: mm(0.15), height: mm(2) }, { segments, split });
      const plain = ringOf({ text: 'AMELIE', depth: mm(0.15), height: mm(2) });
      const parts = [0, 1].map(
        (k) => itemAt(weighRing(ring, KERNEL).segments, k) - itemAt(weighRing(ring, LETTERED).segments, k),
      );
      expect(Math.min(...parts)).toBeGreaterThan(0);
      expect(((itemAt(parts, 0) + itemAt(parts, 1)) * 1000) / DENSITY).toBeCloseTo(taken(plain), 6);
    }
  });
});

/** F05 bore and dome at 5.0 × 1.8 by circle through three points; fillets lie outside the letters. */
function arcHeight(ring: RingDesign, sagittaRatio: number, z: number): number {
  const sagitta = Math.abs(sagittaRatio) * ring.height;
  const radius = ring.width ** 2 / (8 * sagitta) + sagitta / 2;
  return radius - Math.sqrt(radius ** 2 - z ** 2);
}
const profile = KERNEL_TABLES.profiles.find(({ id }) => id === 'F05');
const boreRise = (ring: RingDesign, z: number): number => {
  const ratio = profile?.innerSagittaRatio ?? 0;
  return ratio === 0 ? 0 : arcHeight(ring, ratio, z);
};
const domeHeight = (ring: RingDesign, z: number): number =>
  ring.height - arcHeight(ring, profile?.outerSagittaRatio ?? 0, z);

describe('engravingStrip', () => {
  it('shows the letters where they stand, 1:1', () => {
    const ring = ringOf({ text: 'III', font: 'sans', height: mm(2), angle: 90 });
    const strip = engravingStrip(ring, ringBody(ring, TABLES), TABLES, 'inside');
    const [line] = strip?.engravings ?? [];
    const numbers = (parsePathData(line?.path ?? '') ?? []).map(({ contour }) => [
      [contour.x, contour.y],
      ...contour.pieces,
    ]);
    expect(numbers).toHaveLength(3);
    const xs = numbers.flat().map(([x = 0]) => x);
    const ys = numbers.flat().map(([, y = 0]) => y);
    // Three bars around a quarter of the circumference past the top; capitals of 2 mm in the middle of 5 mm.
    expect((Math.min(...xs) + Math.max(...xs)) / 2).toBeCloseTo((strip?.top ?? 0) + 54 / 4, 1);
    expect(Math.min(...ys)).toBeCloseTo(1.5, 1);
    expect(Math.max(...ys)).toBeCloseTo(3.5, 1);
    expect(strip?.length).toBeCloseTo(54, 9);
    expect(strip?.hallmark).toEqual({ from: 0, to: 12 });
  });
  it('is null without letters', () => {
    const ring = ringOf({ text: 'III' });
    expect(engravingStrip(ring, ringBody(ring, TABLES), KERNEL_TABLES, 'inside')).toBeNull();
    expect(engravingStrip(ring, ringBody(ring, TABLES), TABLES, 'outside')).toBeNull();
  });
});
