import { mm, STONE_CUTS, type StoneCut } from '@ringwerk/kernel';
import type { StonePlacement } from '@ringwerk/kernel/mesh';
import { cutStone } from '@ringwerk/kernel/stones';
import { expect, test } from 'vitest';
import type { Facet, Vector } from './fold-planes.ts';
import { exitFrom } from './fold-tracer.ts';
import { gemCut } from './gem-cut.ts';

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const RATIO: Partial<Record<StoneCut, number>> = { oval: 1.4, emerald: 1.4, pear: 1.5, marquise: 1.9, baguette: 2 };
const placed = (cut: StoneCut): StonePlacement => ({
  id: 'stone-0-0',
  cut,
  setting: 'prong4',
  material: 'diamond-natural',
  quality: 'tw-si',
  diameter: mm(1),
  length: mm(RATIO[cut] ?? 1),
  depth: null,
  matrix: [],
});

/** Mulberry32, so that the rays are the same ones in every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

function bruteForce(p: Vector, d: Vector, facets: readonly Facet[]): number {
  let nearest = Infinity;
  for (const { normal, offset } of facets) {
    const fall = dot(normal, d);
    if (fall > 1e-12) nearest = Math.min(nearest, (offset - dot(normal, p)) / fall);
  }
  return nearest;
}

// A heart is not convex: its rays are followed as if the cleft were filled, so brute force over half-spaces is no judge.
test.each(STONE_CUTS.filter((cut) => cut !== 'heart'))('leaves a %s where brute force does, for 4,000 rays', (cut) => {
  const { fold } = gemCut(placed(cut));
  const facets = cutStone(cut, { width: 1, length: RATIO[cut] ?? 1, depth: null }).planes;
  const next = random(20261121);
  const { centre } = fold;
  let [wrong, traced] = [0, 0];
  while (traced < 4_000) {
    const p: Vector = [next() - 0.5, next() - 0.6, (RATIO[cut] ?? 1) * (next() - 0.5)];
    if (facets.some(({ normal, offset }) => dot(normal, p) > offset - 1e-4)) continue;
    const d: Vector = [next() - 0.5, next() - 0.5, next() - 0.5];
    const k = 1 / Math.hypot(...d);
    const ray: Vector = [d[0] * k, d[1] * k, d[2] * k];
    const { t } = exitFrom([p[0] - centre[0], p[1] - centre[1], p[2] - centre[2]], ray, fold);
    if (Math.abs(t - bruteForce(p, ray, facets)) > 1e-6) wrong += 1;
    traced += 1;
  }
  expect(wrong).toBe(0);
});

test.each([
  ['round', { x: true, z: true, diagonal: true, eighth: true }],
  ['princess', { x: true, z: true, diagonal: true, eighth: false }],
  ['oval', { x: true, z: true, diagonal: false, eighth: false }],
  ['pear', { x: true, z: false, diagonal: false, eighth: false }],
  ['heart', { x: true, z: false, diagonal: false, eighth: false }],
] as const)('finds the mirrors of a %s', (cut, mirrors) => {
  expect(gemCut(placed(cut)).fold.symmetry).toEqual(mirrors);
});

test('the wedge of a round brilliant holds table, star, bezel, upper half, main, lower half and flats of the girdle', () => {
  expect(gemCut(placed('round')).fold.facets.length).toBeLessThanOrEqual(10);
});
