import type { AlloysFile } from '@ringwerk/contract';
import { HouseAlloys } from '../modules/alloys/house-alloys.ts';
import { listedAlloys } from '../modules/alloys/alloy-repository.ts';
import { baseCurrency } from '../modules/pricing/base-currency.ts';
import { pricedNow } from '../modules/pricing/price-basis.ts';
import { editionInForce } from '../modules/pricing/price-list-repository.ts';
import { misused, type House } from './house-error.ts';

/** Prints the house's alloys as the workshop's command line takes them: `npm run ring -- price F --alloys FILE`. */
export async function printAlloys({ database }: House, args: readonly string[]): Promise<readonly string[]> {
  if (args.length > 0) misused(`What is ${args.join(' ')}?`);
  const { alloys } = await new HouseAlloys(database).now();
  const listed = await listedAlloys(database.orm, (await pricedNow(database)).alloys);
  const list = (await editionInForce(database.orm))?.content ?? null;
  const file: AlloysFile = {
    currency: await baseCurrency(database.orm),
    alloys: alloys.map(({ lab, names, markets, ...alloy }) => ({
      ...alloy,
      lab: lab === null ? null : [lab[0], lab[1], lab[2]],
      names: { ...names },
      markets: [...markets],
      loss: listed.find(({ id }) => id === alloy.id)?.loss ?? null,
      surcharge: list?.alloySurcharge?.[alloy.id] ?? null,
    })),
  };
  return JSON.stringify(file, null, 2).split('\n');
}
