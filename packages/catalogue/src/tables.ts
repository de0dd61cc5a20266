import type { AlloySpec, KernelTables } from '@ringwerk/kernel';
import { ALLOYS } from './alloys.ts';
import { CUT_SIZES } from './content/cut-sizes.ts';
import { STONE_MATERIALS } from './content/stone-materials.ts';
import { REFUSED_PAIRINGS } from './pairings.ts';
import { PROFILES } from './profiles.ts';
import { ROUND_SIZES } from './stones.ts';

/**
 * Smallest ring height in mm per family: what the workshop still turns without the band bending on the hand.
 * Mokume needs enough layers under the last turning cut.
 */
export const HEIGHT_MINIMUM: Readonly<Record<AlloySpec['family'], number>> = {
  gold: 1.1,
  platinum: 1.1,
  palladium: 1.2,
  silver: 1.4,
  titanium: 1.4,
  steel: 1.4,
  tantalum: 1.6,
  mokume: 1.6,
  zirconium: 1.8,
  carbon: 2.0,
};

/** The trade's 30 to 50 % of the width, 40 % with several joints; a wave that reads on 4 mm (1.2 mm) reads on wider rings, too. */
export const SWING_LIMITS: KernelTables['swingLimits'] = {
  waveLeast: 0.3,
  diagonalLeast: 0.1,
  enough: 1.2,
  most: 0.5,
  mostOfSeveral: 0.4,
};

/** Bands are turned to a tenth; a workshop whose machines hold half of it writes 0.05, and sliders and rules follow. */
export const WIDTH_STEP: KernelTables['widthStep'] = 0.1;

/** What the kernel computes with. */
export const KERNEL_TABLES: KernelTables = {
  alloys: ALLOYS,
  profiles: PROFILES,
  roundSizes: ROUND_SIZES,
  cutSizes: CUT_SIZES,
  stoneMaterials: STONE_MATERIALS,
  refusedPairings: REFUSED_PAIRINGS,
  heightMinimum: HEIGHT_MINIMUM,
  swingLimits: SWING_LIMITS,
  widthStep: WIDTH_STEP,
  lettering: null,
};
