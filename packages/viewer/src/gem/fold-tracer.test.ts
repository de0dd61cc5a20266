import { roundBrilliant } from '@ringwerk/kernel';
import { expect, test } from 'vitest';
import { FOLD_CENTRE, foldFacets } from './fold-planes.ts';
import type { Facet, Vector } from './fold-planes.ts';
import { exitFrom } from './fold-tracer.ts';

const dot = (a: Vector, b: Vector): number => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];

/** Mulberry32, so that the 20,000 rays are the same ones in every run. */
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

test('the folded tracer leaves the stone where brute force over all facets does, for 20,000 rays', () => {
  const facets = roundBrilliant().planes;
  const wedge = foldFacets(facets);
  const next = random(20261121);
  let [wrong, traced] = [0, 0];
  while (traced < 20_000) {
    const p: Vector = [next() - 0.5, 0.6 * next() - 0.44, next() - 0.5];
    if (facets.some(({ normal, offset }) => dot(normal, p) > offset - 1e-4)) continue;
    const d: Vector = [next() - 0.5, next() - 0.5, next() - 0.5];
    const k = 1 / Math.hypot(...d);
    const ray: Vector = [d[0] * k, d[1] * k, d[2] * k];
    const { t } = exitFrom([p[0], p[1] - FOLD_CENTRE, p[2]], ray, wedge);
    if (Math.abs(t - bruteForce(p, ray, facets)) > 1e-7) wrong += 1;
    traced += 1;
  }
  expect(wrong).toBe(0);
});

test('the wedge holds table, star, bezel, upper half, main, lower half and four flats of the girdle', () => {
  expect(foldFacets(roundBrilliant().planes)).toHaveLength(10);
});
