import type { Kernel } from '@ringwerk/kernel';
import type { CatalogueAlloy } from './alloy.ts';
import { composeAlloys, type HouseAlloy } from './house-alloys.ts';
import { KERNEL } from './kernel.ts';
import { LOOKS, looksOf, type CatalogueLooks } from './looks.ts';
import { KERNEL_TABLES } from './tables.ts';

/** What the rings of a house are computed and drawn with. */
export interface HouseCatalogue {
  readonly alloys: readonly CatalogueAlloy[];
  /** Without the letters of engravings. */
  readonly kernel: Kernel;
  readonly looks: CatalogueLooks;
}

const made = new WeakMap<readonly HouseAlloy[], HouseCatalogue>();

/** The catalogue with the house's own alloys, and with what it changed of those of the release. Made once for each list. */
export function houseCatalogue(house: readonly HouseAlloy[]): HouseCatalogue {
  const known = made.get(house);
  if (known !== undefined) return known;
  const alloys = composeAlloys(house);
  const catalogue: HouseCatalogue =
    house.length === 0
      ? { alloys, kernel: KERNEL, looks: LOOKS }
      : { alloys, kernel: { ...KERNEL, tables: { ...KERNEL_TABLES, alloys } }, looks: looksOf(alloys) };
  made.set(house, catalogue);
  return catalogue;
}

/** Looks of alloys that the release does not have, or has otherwise, by their ids. */
export function changedLooks(house: readonly HouseAlloy[]): CatalogueLooks['alloys'] {
  const { looks } = houseCatalogue(house);
  const changed = Object.entries(looks.alloys).filter(
    ([id, look]) => JSON.stringify(look) !== JSON.stringify(LOOKS.alloys[id]),
  );
  return Object.fromEntries(changed);
}
