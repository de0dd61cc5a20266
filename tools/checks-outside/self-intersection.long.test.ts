import { KERNEL, KERNEL_TABLES } from '@ringwerk/catalogue';
import { madeBodies } from '@ringwerk/exchange';
import { parseDesign } from '@ringwerk/kernel';
import { weldMeshes } from '@ringwerk/kernel/mesh';
import { checkDesign } from '@ringwerk/kernel/rules';
import { describe, expect, it } from 'vitest';
import { box } from '../../packages/kernel/test/fixtures/box.ts';
import { edgeDesign } from '../../packages/kernel/test/fuzz/edge-design.ts';
import { ONCE_FLOATING } from '../../packages/kernel/test/fuzz/once-wrong.ts';
import { selfIntersections } from './check-self-intersection.ts';

/** Heads at edges and joints that the rules accept, beside those that once came out wrong. */
const SEEDS = 40;
const PATIENCE = 120_000;

const accepted = [
  ...Object.values(ONCE_FLOATING).slice(0, 2),
  ...Array.from({ length: SEEDS }, (_, seed) => edgeDesign(seed, KERNEL_TABLES)),
].flatMap((record) => {
  const parsed = parseDesign(record);
  if (!parsed.ok) throw new Error(JSON.stringify(parsed.issues));
  const isMade = checkDesign(parsed.value, KERNEL_TABLES).every(({ severity }) => severity !== 'error');
  return isMade ? parsed.value.rings : [];
});

describe('selfIntersections', () => {
  it('finds two boxes that cut through each other, and none in boxes apart', () => {
    const both = (other: readonly number[]) =>
      weldMeshes([
        box([0, 0, 0], [2, 2, 2]),
        box(
          other,
          other.map((low) => low + 1.5),
        ),
      ]);
    expect(selfIntersections(both([1.1, 1.2, 1.3]))).toBeGreaterThan(0);
    expect(selfIntersections(both([3.1, 3.2, 3.3]))).toBe(0);
  });
});

describe('bodies of files', { timeout: PATIENCE }, () => {
  it('do not cut through themselves', async () => {
    expect(accepted.length).toBeGreaterThan(5);
    const faults: string[] = [];
    for (const ring of accepted) {
      const bodies = await madeBodies(ring, KERNEL);
      if (!bodies.ok) throw new Error(JSON.stringify(bodies.issues));
      for (const { mesh, segment } of bodies.value) {
        const pairs = selfIntersections(mesh);
        if (pairs > 0) faults.push(`${pairs} pairs in segment ${segment} of ${JSON.stringify(ring)}`);
      }
    }
    expect(faults).toEqual([]);
  });
});
