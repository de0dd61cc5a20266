import { DESIGN_VERSION, type Design, type RingDesign } from '@ringwerk/kernel';

/** A ring by itself, for what looks at designs. */
export const asDesign = (ring: RingDesign): Design => ({
  version: DESIGN_VERSION,
  rings: [{ ...ring, role: 'single' }],
});
