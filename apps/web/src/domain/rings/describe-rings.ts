import {
  composeAlloys,
  ringFigures,
  ringLines,
  ringTitle,
  type DescribedEvaluation,
  type FactFormat,
  type HouseAlloy,
  type RingLine,
} from '@ringwerk/catalogue';
import type { Language, Persons } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';

export interface DescribedRing {
  readonly role: string;
  readonly title: string;
  readonly lines: readonly RingLine[];
}

export interface DescribeInput {
  readonly design: Design;
  readonly evaluations: readonly DescribedEvaluation[];
  readonly persons: Persons;
  readonly house: readonly HouseAlloy[];
  readonly language: Language;
  readonly format: FactFormat;
}

/** The rings of a design in the trade's words. */
export function describeRings(input: DescribeInput): readonly DescribedRing[] {
  const { design, evaluations, persons, house, language, format } = input;
  const wording = { language, format, reader: 'trade', alloys: composeAlloys(house) } as const;
  return design.rings.map((ring, index) => ({
    role: ring.role,
    title: ringTitle(ring.role, persons, language),
    lines: ringLines(ring, ringFigures(ring.stones, evaluations[index]), wording),
  }));
}
