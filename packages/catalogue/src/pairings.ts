import type { AlloySpec } from '@ringwerk/kernel';

/** One side of a pairing rule: a family, narrowed to a colour where given. */
export interface AlloyKind {
  readonly family: AlloySpec['family'];
  readonly colour?: string;
}

/**
 * Kinds that are not joined in one ring: too alike in colour to read as two, and poor to solder or bond.
 * Everything not listed may be joined.
 */
export const ALLOY_PAIRINGS: { readonly refused: readonly (readonly [AlloyKind, AlloyKind])[] } = {
  refused: [
    [{ family: 'gold', colour: 'white' }, { family: 'platinum' }],
    [{ family: 'gold', colour: 'white' }, { family: 'palladium' }],
    [{ family: 'gold', colour: 'white' }, { family: 'silver' }],
    [{ family: 'palladium' }, { family: 'silver' }],
  ],
};
