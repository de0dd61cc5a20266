import type { KernelTables } from '@ringwerk/kernel';

/**
 * Kinds that are not joined in one ring: too alike in colour to read as two, and poor to solder or bond.
 * Everything not listed may be joined.
 */
export const REFUSED_PAIRINGS: KernelTables['refusedPairings'] = [
  [{ family: 'gold', colour: 'white' }, { family: 'platinum' }],
  [{ family: 'gold', colour: 'white' }, { family: 'palladium' }],
  [{ family: 'gold', colour: 'white' }, { family: 'silver' }],
  [{ family: 'palladium' }, { family: 'silver' }],
];
