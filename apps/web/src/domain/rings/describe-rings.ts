import {
  ringFigures,
  ringLines,
  ringTitle,
  type DescribedEvaluation,
  type FactFormat,
  type RingLine,
} from '@ringwerk/catalogue';
import type { Language, Persons } from '@ringwerk/contract';
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
  persons: Persons,
  language: Language,
  format: FactFormat,
): readonly DescribedRing[] {
  return design.rings.map((ring, index) => ({
    role: ring.role,
    title: ringTitle(ring.role, persons, language),
    lines: ringLines(ring, ringFigures(ring.stones, evaluations[index]), { language, format, reader: 'trade' }),
  }));
}
