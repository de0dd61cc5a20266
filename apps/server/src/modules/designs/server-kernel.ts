import { houseCatalogue, KERNEL, listedTables, type HouseAlloy } from '@ringwerk/catalogue';
import type { Kernel } from '@ringwerk/kernel';
import { withLetters } from '@ringwerk/kernel/engraving';
import type { PriceList } from '@ringwerk/kernel/price';
import { loadLettering } from '@ringwerk/lettering/node';

const lettering = loadLettering();

/** The kernel of the server: the catalogue and the real letters, which are read as texts need them. */
export const SERVER_KERNEL: Kernel = withLetters(KERNEL, lettering);

type ListedAlloys = Pick<PriceList, 'alloys'>;
const kernels = new WeakMap<ListedAlloys, Kernel>();

/**
 * The kernel that a price list is computed with: its alloys weigh what they weighed when it was frozen, so that a stored
 * quote keeps its figures whatever the house enters later.
 */
export function kernelOf(list: ListedAlloys): Kernel {
  if (list.alloys === undefined) return SERVER_KERNEL;
  const known = kernels.get(list);
  if (known !== undefined) return known;
  const made = withLetters({ ...KERNEL, tables: listedTables(list.alloys) }, lettering);
  kernels.set(list, made);
  return made;
}

/** The kernel of the server with the alloys that the house knows now. */
export const kernelWith = (house: readonly HouseAlloy[]): Kernel =>
  withLetters(houseCatalogue(house).kernel, lettering);
