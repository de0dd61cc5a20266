import { ALLOYS, looksOf, type LinearRgb } from '@ringwerk/catalogue';

/**
 * Colours of alloys as the references were rendered with, where the catalogue has others since: a reference judges how light
 * is followed, and both sides follow it in one colour. References that are rendered anew leave this list.
 */
const AS_RENDERED: Readonly<Record<string, LinearRgb>> = {
  'au585-rose': [0.924, 0.71, 0.519],
  'au585-red': [0.943, 0.657, 0.492],
  'au750-rose': [0.943, 0.71, 0.462],
};

/** Looks in the colours of the committed references. */
export const REFERENCE_LOOKS = looksOf(ALLOYS.map((alloy) => ({ ...alloy, f0: AS_RENDERED[alloy.id] ?? alloy.f0 })));
