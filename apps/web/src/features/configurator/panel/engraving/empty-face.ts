import type { EngravingFace, RingDesign } from '@ringwerk/kernel';
import type { UnrolledFace } from '@ringwerk/kernel/engraving';

/** Stretch of the stamps on the bore, mm. */
const HALLMARK = 12;

/** A face without letters, unrolled at its middle: shown until something is written on it. */
export function emptyFace({ size, height, width }: RingDesign, face: EngravingFace): UnrolledFace {
  const length = face === 'inside' ? size : size + 2 * Math.PI * height;
  const isInside = face === 'inside';
  return {
    face,
    length,
    width,
    top: length / 2 + (isInside ? HALLMARK / 2 : 0),
    engravings: [],
    hallmark: isInside ? { from: 0, to: HALLMARK } : null,
  };
}
