import type { BandKernel, RingDesign } from '@ringwerk/kernel';
import { ringBody } from '@ringwerk/kernel/body';
import { needsSettling, TESSELLATION_DISPLAY, type RingScene } from '@ringwerk/kernel/mesh';

/**
 * Pictures at rest of the rings that need one, null for all others and where no boolean held. The engine is fetched
 * with the first ring that needs it. Rejects when it cannot be fetched.
 */
export async function settleRings(
  rings: readonly RingDesign[],
  kernel: BandKernel,
): Promise<readonly (RingScene | null)[]> {
  const needs = rings.map((ring) => needsSettling(ring, ringBody(ring, kernel.tables)));
  if (!needs.includes(true)) return rings.map(() => null);
  const { openSolidEngine, settledScene } = await import('@ringwerk/solid');
  const engine = await openSolidEngine();
  return rings.map((ring, index) =>
    needs[index] === true ? settledScene(engine, ring, kernel, TESSELLATION_DISPLAY, { joining: 'laid' }) : null,
  );
}
