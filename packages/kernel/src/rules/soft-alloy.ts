import type { AlloySpec } from '../design/tables.ts';

/** Gold of this fineness and more is soft, ‰. */
const HIGH_CARAT = 900;

/** Silver and high-carat gold: what is worked into their surface wears round. */
export const isSoft = (alloy: AlloySpec | undefined): boolean =>
  alloy?.family === 'silver' || (alloy?.family === 'gold' && (alloy.fineness ?? 0) >= HIGH_CARAT);
