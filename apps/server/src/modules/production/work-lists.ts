import { composeAlloys } from '@ringwerk/catalogue';
import type { Language, MeltRow, StoneBag, WorkLists } from '@ringwerk/contract';
import { asc, eq, inArray } from 'drizzle-orm';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import { dealers } from '../../storage/schema/dealers.ts';
import { orders } from '../../storage/schema/trade.ts';
import { alloyName } from '../pdf/ring-facts.ts';
import { looseStoneBags } from './loose-stones.ts';
import { orderedRings } from './ordered-rings.ts';
import { metalParts, sumMetals, type MetalSum } from './ring-metals.ts';
import { stoneBags, sumStones } from './ring-stones.ts';

const HUNDREDTHS = 100;
const THOUSANDTHS = 1_000;
const rounded = (value: number, parts: number): number => Math.round(value * parts) / parts;

/** Names of the house's alloys as they are now. */
export async function alloyNames(
  { alloys }: Pick<Services, 'alloys'>,
  language: Language,
): Promise<(alloy: string) => string> {
  const table = composeAlloys((await alloys.now()).alloys);
  return (alloy) => alloyName(table, { alloy }, language);
}

/** Grams to the hundredth, as scales show them; loss to the tenth of a percent. */
export const meltRow = ({ grams, meltGrams, fineGrams, loss, ...sum }: MetalSum, name: string): MeltRow => ({
  ...sum,
  name,
  loss: loss === null ? null : rounded(loss, THOUSANDTHS),
  grams: rounded(grams, HUNDREDTHS),
  meltGrams: rounded(meltGrams, HUNDREDTHS),
  fineGrams: fineGrams === null ? null : rounded(fineGrams, HUNDREDTHS),
});

/** Stones and metals of orders. @throws CodedError `order.unknown` when one of them is none */
export async function workLists(
  services: Services,
  orderIds: readonly string[],
  language: Language,
): Promise<WorkLists> {
  const { database } = services;
  const ids = [...new Set(orderIds)];
  const found = await database.orm
    .select({ id: orders.id, number: orders.number, commission: orders.commission, dealer: dealers.company })
    .from(orders)
    .innerJoin(dealers, eq(dealers.id, orders.dealerId))
    .where(inArray(orders.id, ids))
    .orderBy(asc(orders.number));
  if (found.length < ids.length) throw new CodedError('order.unknown');
  const rings = await orderedRings(database.orm, ids);
  const place = ({ orderNumber, position }: StoneBag): string => `${orderNumber} ${String(position).padStart(3, '0')}`;
  const bags = [...stoneBags(rings, language), ...(await looseStoneBags(database.orm, ids, language))].toSorted(
    (one, other) => place(one).localeCompare(place(other)),
  );
  const nameOf = await alloyNames(services, language);
  return {
    orders: found,
    stones: sumStones(bags).map((kind) => ({ ...kind, carats: rounded(kind.carats, THOUSANDTHS) })),
    bags,
    metals: sumMetals(await metalParts(database, rings)).map((sum) => meltRow(sum, nameOf(sum.alloy))),
  };
}
