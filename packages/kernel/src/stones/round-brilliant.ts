import { cutStone, type CutStone } from './cuts/cut-stone.ts';

/** The round brilliant of girdle diameter 1 with the house's default proportions. */
export const roundBrilliant = (): CutStone => cutStone('round', { width: 1, length: 1, depth: null });
