import type { AlloySpec, CieLab, KernelTables, ListedAlloy } from '@ringwerk/kernel';
import { f0OfLab, labOfF0, swatchOf } from './alloy-colour.ts';
import { alloyGroup, alloyTraits } from './alloy-traits.ts';
import { ALLOYS } from './alloys.ts';
import type { AlloySheet, CatalogueAlloy, Market } from './alloy.ts';
import type { Localised } from './localised.ts';
import { KERNEL_TABLES } from './tables.ts';

/*
 * The house's own alloys, and what it changed of those that the release brings. They stand in its database; here they are
 * merged into the one table that kernel, menus, pictures and papers read.
 */

/** Families in which a house has alloys of its own; the others are priced by the piece and have a surface of their own. */
export const HOUSE_FAMILIES = ['gold', 'platinum', 'palladium', 'silver'] as const;
export type HouseFamily = (typeof HOUSE_FAMILIES)[number];

const FINE_METAL: Readonly<Record<HouseFamily, NonNullable<AlloySpec['fineMetal']>>> = {
  gold: 'Au',
  platinum: 'Pt',
  palladium: 'Pd',
  silver: 'Ag',
};

/** The fixing that prices a family; null for metals without one. */
export const fineMetalOf = (family: AlloySpec['family']): AlloySpec['fineMetal'] =>
  HOUSE_FAMILIES.some((own) => own === family) ? FINE_METAL[family as HouseFamily] : null; // found in the list above

/** An alloy as the house has it now; its loss belongs to the price list. */
export interface HouseAlloy extends Omit<ListedAlloy, 'loss'> {
  readonly names: Localised;
  readonly hallmark: string | null;
  readonly isRhodiumPlated: boolean;
  readonly markets: readonly Market[];
  /** Whether the list in force prices it; one without a price is offered to nobody. */
  readonly isListed: boolean;
}

const SHIPPED: ReadonlyMap<string, CatalogueAlloy> = new Map(ALLOYS.map((alloy) => [alloy.id, alloy]));

/** The alloy as the release brings it; null for one of the house's own. */
export const shippedAlloy = (id: string): CatalogueAlloy | null => SHIPPED.get(id) ?? null;

type ListedFacts = Omit<ListedAlloy, 'loss'>;

/** What a house changes of an alloy's nature. */
const changedFacts = ({
  density,
  lab,
  isWithdrawn,
}: ListedFacts): Pick<AlloySpec, 'density' | 'lab' | 'isWithdrawn'> => ({
  density,
  ...(lab === null ? {} : { lab }),
  ...(isWithdrawn ? { isWithdrawn: true as const } : {}),
});

const ownSpec = (alloy: ListedFacts): AlloySpec => ({
  id: alloy.id,
  family: alloy.family,
  colour: alloy.colour,
  fineness: alloy.fineness,
  fineMetal: alloy.fineMetal,
  ...alloyTraits(alloy),
  ...changedFacts(alloy),
  isOwn: true,
});

/** What an alloy is by what the house has of it. */
export const specOf = (alloy: ListedFacts): AlloySpec => {
  const shipped = SHIPPED.get(alloy.id);
  return shipped === undefined ? ownSpec(alloy) : { ...shipped, ...changedFacts(alloy) };
};

/** Own alloys stand behind the last one of their group, so that menus keep the order of the trade. */
function inMenuOrder<Alloy extends Pick<AlloySpec, 'family' | 'colour' | 'fineness'>>(
  shipped: readonly Alloy[],
  own: readonly Alloy[],
): readonly Alloy[] {
  const groups = shipped.map(alloyGroup);
  const last = new Map(groups.map((group, index) => [group, index]));
  return shipped.flatMap((alloy, index) => {
    const group = groups[index];
    const isLast = group !== undefined && last.get(group) === index;
    return isLast ? [alloy, ...own.filter((one) => alloyGroup(one) === group)] : [alloy];
  });
}

/** The kernel's tables with the alloys that a frozen price list carries. */
export function listedTables(listed: readonly ListedAlloy[]): KernelTables {
  if (listed.length === 0) return KERNEL_TABLES;
  const byId = new Map(listed.map((alloy) => [alloy.id, alloy]));
  const shipped = ALLOYS.map((alloy): AlloySpec => {
    const change = byId.get(alloy.id);
    return change === undefined ? alloy : { ...alloy, ...changedFacts(change) };
  });
  const own = listed.filter(({ id }) => !SHIPPED.has(id)).map(ownSpec);
  return { ...KERNEL_TABLES, alloys: inMenuOrder(shipped, own) };
}

/** Where it is offered: nowhere without a price. */
const offeredIn = ({ markets, isListed }: HouseAlloy): readonly Market[] => (isListed ? markets : []);

function changedAlloy(shipped: CatalogueAlloy, house: HouseAlloy): CatalogueAlloy {
  const { names, hallmark, isRhodiumPlated, lab } = house;
  const markets = offeredIn(house);
  // Measured as the release has it, the colour stays what it was to the last place.
  const isSame = lab === null || String(lab) === String(labOfF0(shipped.f0));
  const f0 = isSame ? shipped.f0 : f0OfLab(lab);
  const isDrawnAnew = !isSame || isRhodiumPlated !== shipped.isRhodiumPlated;
  const swatch = isDrawnAnew ? swatchOf(f0, isRhodiumPlated) : shipped.swatch;
  return { ...shipped, ...changedFacts(house), names, hallmark, isRhodiumPlated, markets, f0, swatch };
}

/** @throws when an alloy of the house's own has no colour: the contract takes none without. */
function ownAlloy(house: HouseAlloy): CatalogueAlloy {
  const { id, density, names, hallmark, isRhodiumPlated, lab } = house;
  if (lab === null) throw new Error(`the alloy ${id} has no colour`);
  const f0 = f0OfLab(lab);
  const sheet: AlloySheet = {
    ...ownSpec(house),
    names,
    hallmark,
    swatch: swatchOf(f0, isRhodiumPlated),
    f0,
    densityRange: [density, density],
    hardness: null,
    composition: null,
    isNickelFree: false,
    isRhodiumPlated,
    markets: offeredIn(house),
  };
  return { ...sheet, ...alloyTraits(sheet), group: alloyGroup(sheet) };
}

/** Every alloy that the house knows, withdrawn ones included, in the order of the menus. */
export function composeAlloys(house: readonly HouseAlloy[]): readonly CatalogueAlloy[] {
  if (house.length === 0) return ALLOYS;
  const byId = new Map(house.map((alloy) => [alloy.id, alloy]));
  const shipped = ALLOYS.map((alloy) => {
    const change = byId.get(alloy.id);
    return change === undefined ? alloy : changedAlloy(alloy, change);
  });
  return inMenuOrder(shipped, house.filter(({ id }) => !SHIPPED.has(id)).map(ownAlloy));
}

/** Whether an alloy is shown where a ring is designed in a country. */
export const isOffered = ({ markets, isWithdrawn }: CatalogueAlloy, market: Market): boolean =>
  !isWithdrawn && markets.includes(market);

/** Lightest and heaviest metals that a jeweller alloys a fine metal with, and the fine metal itself, g/cm³ (CRC Handbook). */
const ALLOYED: Readonly<Record<HouseFamily, { readonly fine: number; readonly rest: readonly [number, number] }>> = {
  // Zinc to palladium: heavier hardeners (platinum) make no wedding ring.
  gold: { fine: 19.32, rest: [7.1, 12.1] },
  // Gallium to iridium.
  platinum: { fine: 21.45, rest: [5.9, 22.6] },
  // Gallium to ruthenium.
  palladium: { fine: 12.02, rest: [5.9, 12.5] },
  // Zinc to palladium.
  silver: { fine: 10.49, rest: [7.1, 12.1] },
};

/**
 * Densities that an alloy of this fineness can have by the rule of mixtures (additive volumes), g/cm³ to one place outwards;
 * null for metals without a fineness.
 */
export function plausibleDensity(
  family: AlloySpec['family'],
  fineness: number | null,
): readonly [number, number] | null {
  const own = HOUSE_FAMILIES.find((known) => known === family);
  if (own === undefined || fineness === null) return null;
  const { fine, rest } = ALLOYED[own];
  const share = fineness / 1000;
  const mixed = (other: number): number => 1 / (share / fine + (1 - share) / other);
  return [Math.floor(mixed(rest[0]) * 10) / 10, Math.ceil(mixed(rest[1]) * 10) / 10];
}

/** What the house would enter for an alloy of the release, as its form begins. */
export const labOfAlloy = ({ lab, f0 }: Pick<CatalogueAlloy, 'lab' | 'f0'>): CieLab => lab ?? labOfF0(f0);
