import {
  ringFigures,
  ringLines,
  ROLE_NAMES,
  type DescribedEvaluation,
  type FactFormat,
  type RingLine,
} from '@ringwerk/catalogue';
import type { Language } from '@ringwerk/contract';
import { parseDesign } from '@ringwerk/kernel';

export interface DescribedRing {
  readonly role: string;
  readonly title: string;
  readonly lines: readonly RingLine[];
}

/** The rings of a record in the trade's words; null when the record is not one that this version can read. */
export function describeRings(
  record: unknown,
  evaluations: readonly DescribedEvaluation[],
  language: Language,
  format: FactFormat,
): readonly DescribedRing[] | null {
  const design = parseDesign(record);
  if (!design.ok) return null;
  return design.value.rings.map((ring, index) => ({
    role: ring.role,
    title: ROLE_NAMES[ring.role][language],
    lines: ringLines(ring, ringFigures(ring.stones, evaluations[index]), { language, format, reader: 'trade' }),
  }));
}
