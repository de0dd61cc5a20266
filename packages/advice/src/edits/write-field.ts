import type { RingDesign } from '@ringwerk/kernel';
import type { Change } from './design-change.ts';

/** Writes one field of each of the rings. */
export function writeField<Field extends keyof RingDesign>(
  rings: readonly number[],
  field: Field,
  value: RingDesign[Field],
): readonly Change[] {
  return rings.map((ring) => ({ path: `/rings/${ring}/${field}`, value }));
}
