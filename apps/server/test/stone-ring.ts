import type { Listing } from '@ringwerk/contract';
import { DESIGN_VERSION, mm, PLAIN_RING, PLAIN_ROW, type Design } from '@ringwerk/kernel';

/** A single ring with a stone of the exchange in a seat that fits it. */
export function ringFor({ id, measurements: [a, b, depth] }: Listing, change: object = {}): Design {
  const diameter = mm(Math.round(((a + b) / 2) * 100) / 100);
  const stone = { ...PLAIN_ROW, setting: 'prong6', material: 'diamond-natural', quality: 'tw-si', diameter } as const;
  const row = {
    ...stone,
    length: diameter,
    depth: mm(depth),
    listing: id,
    lift: mm(2.9),
    extent: 'count',
    count: 1,
  } as const;
  const ring = {
    ...PLAIN_RING,
    role: 'single',
    profile: 'F05',
    width: mm(2.5),
    height: mm(1.8),
    size: mm(54),
    segments: [{ alloy: 'au750-yellow', share: 1, finish: 'polished', pattern: 0 }],
    stones: [{ ...row, spacing: mm(0.2), position: mm(0), ...change }],
  } as const;
  return { version: DESIGN_VERSION, rings: [ring] };
}
