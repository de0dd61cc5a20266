import type { AlloySpec, AlloyTraits } from '@ringwerk/kernel';
import type { AlloyGroup, AlloySheet } from './alloy.ts';

type Family = AlloySpec['family'];
/** What the nature of an alloy follows from. */
type Kind = Pick<AlloySheet, 'family' | 'colour' | 'fineness'>;

/** Rolled, soldered, cut bright with a diamond and chased: the precious metals. */
const COLD: Omit<AlloyTraits, 'castRank' | 'lossKey'> = {
  work: 'cold',
  surface: 'any',
  isRolledIn: false,
  isSpringy: false,
  isSoft: false,
  isBrittle: false,
  isRefinishable: true,
  tarnishes: false,
  takesRhodium: false,
  leastWall: 0.8,
};

/** Too hard for the beading wheel, the rolls and the diamond's point: turned, milled, blasted and lasered. */
const HARD: Omit<AlloyTraits, 'lossKey'> = { ...COLD, work: 'hard', surface: 'milled', castRank: 5 };

/**
 * What each family is. Source: rules of the workshop, to be confirmed by the house as its prices are.
 * - `castRank`: heads are cast in a pale metal beside a white stone, and in a hard one where prongs are thin;
 * - `isSpringy`: a sprung ring has to hold its stone for a lifetime;
 * - `isRolledIn`: only golds and platinum are rolled cold into an undercut;
 * - `takesRhodium`: platinum needs no layer, and none may hide a colour;
 * - `leastWall`: annealed silver has 65 HV, the golds up to 750 at least 80 (`hardness` of their sheets).
 */
const FAMILY_TRAITS: Readonly<Record<Family, AlloyTraits>> = {
  gold: { ...COLD, isRolledIn: true, castRank: 3, lossKey: 'gold' },
  platinum: { ...COLD, isRolledIn: true, isSpringy: true, castRank: 0, lossKey: 'platinum' },
  palladium: { ...COLD, takesRhodium: true, castRank: 1, lossKey: 'palladium' },
  silver: {
    ...COLD,
    isSoft: true,
    tarnishes: true,
    takesRhodium: true,
    leastWall: 1,
    castRank: 4,
    lossKey: 'silver',
  },
  titanium: { ...HARD, isSpringy: true, lossKey: 'titanium' },
  steel: { ...HARD, isSpringy: true, lossKey: 'steel' },
  tantalum: { ...HARD, surface: 'skin', lossKey: 'tantalum' },
  // The oxide is grown on the finished ring: what is cut or scratched later shows the bare metal.
  zirconium: { ...HARD, surface: 'skin', isBrittle: true, isRefinishable: false, lossKey: 'zirconium' },
  carbon: { ...HARD, work: 'fibre', surface: 'skin', isBrittle: true, isRefinishable: false, lossKey: 'carbon' },
  // Silver and copper in its layers darken.
  mokume: { ...COLD, work: 'layers', surface: 'layers', tarnishes: true, castRank: 5, lossKey: 'mokume' },
};

/** Gold of this fineness and more is soft, ‰. */
const HIGH_CARAT = 900;

/** Finenesses in which a pale gold holds a stone by its spring, ‰. */
const SPRINGY_GOLD: readonly (number | null)[] = [585, 750];

/** Where the colour or fineness of a gold makes it another metal for the bench. */
function goldTraits({ colour, fineness }: Kind): Partial<AlloyTraits> {
  const isPale = colour === 'white' || colour === 'grey';
  return {
    isSoft: fineness !== null && fineness >= HIGH_CARAT,
    ...(isPale ? { takesRhodium: true, castRank: 2, isSpringy: SPRINGY_GOLD.includes(fineness) } : {}),
    // The price list bills its loss for itself: 7 % where other golds lose 6 (docs/price-list.md).
    ...(colour === 'white' ? { lossKey: 'whiteGold' } : {}),
  };
}

/** What follows from the kind of an alloy; the only place that asks a family what it can do. */
export const alloyTraits = (kind: Kind): AlloyTraits => ({
  ...FAMILY_TRAITS[kind.family],
  ...(kind.family === 'gold' ? goldTraits(kind) : {}),
});

const FAMILY_GROUP: Readonly<Record<Exclude<Family, 'gold'>, AlloyGroup>> = {
  platinum: 'platinum',
  palladium: 'palladium',
  silver: 'silver',
  titanium: 'modern',
  tantalum: 'modern',
  zirconium: 'modern',
  steel: 'modern',
  carbon: 'carbon',
  mokume: 'mokume',
};

const GOLD_GROUPS = [
  [333, 'au333'],
  [375, 'au375'],
  [585, 'au585'],
  [750, 'au750'],
  [916, 'au916'],
] as const satisfies readonly (readonly [number, AlloyGroup])[];

/** The group of the menus that shows an alloy; a gold between two finenesses stands with the lower, as it is stamped. */
export function alloyGroup({ family, fineness }: Kind): AlloyGroup {
  if (family !== 'gold') return FAMILY_GROUP[family];
  return GOLD_GROUPS.findLast(([least]) => (fineness ?? 0) >= least)?.[1] ?? 'au333';
}
