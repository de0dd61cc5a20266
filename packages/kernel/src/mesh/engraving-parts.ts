import { itemAt } from '../units/item-at.ts';
import type { RingDesign } from '../design/ring-design.ts';
import type { BandKernel } from '../design/kernel.ts';
import type { RingPart } from '../design/ring-part.ts';

/**
 * The letters of a ring's engravings as the picture shows them: closed sheets in the alloy they are cut into, `finish`
 * the method. None while the letters are not loaded.
 */
export const engravingParts = (ring: RingDesign, { engraver, tables }: BandKernel): RingPart[] =>
  (engraver?.sheets(ring, tables) ?? []).map(({ id, engraving, segment, mesh }) => ({
    id,
    kind: 'engraving',
    segment,
    alloy: itemAt(ring.segments, segment).alloy,
    finish: engraving.method,
    mesh,
  }));
