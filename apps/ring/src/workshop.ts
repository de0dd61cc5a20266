import { firstPriceList, houseCatalogue, type HouseAlloy, type HouseCatalogue } from '@ringwerk/catalogue';
import type { AlloysFile } from '@ringwerk/contract';
import type { Kernel } from '@ringwerk/kernel';
import { withLetters } from '@ringwerk/kernel/engraving';
import type { PriceList } from '@ringwerk/kernel/price';
import { loadLettering } from '@ringwerk/lettering/node';

/** What the command line computes, prices and draws with. */
export interface Workshop extends Pick<HouseCatalogue, 'alloys' | 'looks'> {
  /** What the house has beside the alloys of the release, and what it changed of those. */
  readonly house: readonly HouseAlloy[];
  /** With the real letters. */
  readonly kernel: Kernel;
  /** That of the catalogue in the house's base currency, with the prices of its own alloys. */
  readonly priceList: PriceList;
}

const lettering = loadLettering();

function priceListOf({ currency, alloys: filed }: AlloysFile): PriceList {
  const list = firstPriceList(currency);
  if (filed.length === 0) return list;
  const surcharges = filed.flatMap(({ id, surcharge }) => (surcharge === null ? [] : [[id, surcharge] as const]));
  return { ...list, alloys: filed, alloySurcharge: Object.fromEntries(surcharges) };
}

/** The workshop of a house by the file of its alloys; of the release alone where there is none. */
export function workshopOf(file: AlloysFile): Workshop {
  const { alloys: filed } = file;
  const house = filed.map(({ loss: _loss, surcharge: _surcharge, ...alloy }): HouseAlloy => alloy);
  const { alloys, kernel, looks } = houseCatalogue(house);
  return { house, alloys, looks, kernel: withLetters(kernel, lettering), priceList: priceListOf(file) };
}
