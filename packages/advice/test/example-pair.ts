import { DESIGN_VERSION, mm, PLAIN_RING, type Design, type RingDesign } from '@ringwerk/kernel';

/** A plain court pair in 585 yellow gold: start of a design where a set has none, and fixture of the tests. */
export function examplePair(): Design {
  const ring = (role: 'first' | 'second', width: number, size: number): RingDesign => ({
    ...PLAIN_RING,
    role,
    profile: 'F05',
    width: mm(width),
    height: mm(1.6),
    size: mm(size),
    segments: [{ alloy: 'au585-yellow', share: 1, finish: 'polished', pattern: 0 }],
  });
  return { version: DESIGN_VERSION, rings: [ring('first', 4, 54), ring('second', 5, 62)] };
}
