import type { RingDesign } from './ring-design.ts';

/** [from, to] in x of every segment, mm. */
export function segmentLanes(ring: RingDesign): (readonly [number, number])[] {
  const parts = ring.segments.reduce((sum, segment) => sum + segment.share, 0);
  let passed = 0;
  return ring.segments.map((segment) => {
    const from = (ring.width * passed) / parts - ring.width / 2;
    passed += segment.share;
    return [from, (ring.width * passed) / parts - ring.width / 2] as const;
  });
}
