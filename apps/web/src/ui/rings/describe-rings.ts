import {
  ringFigures,
  ringLines,
  ROLE_NAMES,
  type DescribedEvaluation,
  type FactFormat,
  type RingLine,
} from '@ringwerk/catalogue';
import type { Language } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';

export interface DescribedRing {
  readonly role: string;
  readonly title: string;
  readonly lines: readonly RingLine[];
}

/** The rings of a design in the trade's words. */
export function describeRings(
  design: Design,
  evaluations: readonly DescribedEvaluation[],
  language: Language,
  format: FactFormat,
): readonly DescribedRing[] {
  return design.rings.map((ring, index) => ({
    role: ring.role,
    title: ROLE_NAMES[ring.role][language],
    lines: ringLines(ring, ringFigures(ring.stones, evaluations[index]), { language, format, reader: 'trade' }),
  }));
}
