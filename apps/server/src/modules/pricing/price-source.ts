import type { getPriceSource } from '@ringwerk/contract';
import { METALS } from '@ringwerk/kernel/price';
import type * as z from 'zod/mini';
import { CodedError } from '../../http/coded-error.ts';
import type { Database } from '../../storage/database.ts';
import { houseZone } from '../calendar/house-zone.ts';
import { isStale } from './is-stale.ts';
import { currentPriceBasis } from './price-basis.ts';
import { findPriceSource, readSettings, wasPricedBy, type PriceSource } from './rate-repository.ts';

type PriceSourceAnswer = z.infer<typeof getPriceSource.answer>;

/**
 * What a frozen list was made of. A list by another dealer's agreement is unknown to whoever was never priced by it.
 * @throws CodedError `not-found`, for a list that was never frozen, too
 */
export async function readPriceSource(database: Database, dealerId: string, id: string): Promise<PriceSourceAnswer> {
  const { orm } = database;
  const source = await findPriceSource(orm, id);
  if (source === null || !(await mayRead(database, dealerId, id, source))) throw new CodedError('not-found');
  const { name, rates, list, frozenAt } = source;
  const { staleDays } = await readSettings(orm);
  const rule = { days: staleDays, zone: await houseZone(orm) };
  if (rates.length > 0)
    return {
      name,
      rates: rates.map((rate) => ({
        id: rate.id,
        subject: rate.subject,
        value: rate.value,
        validFrom: rate.validFrom,
        source: rate.source,
        isStale: isStale({ ...rate, validFrom: new Date(rate.validFrom) }, rule, frozenAt),
      })),
    };
  // A list of a release that kept no rates beside it: its own figures still say what was used.
  const fixings = METALS.map((subject) => ({
    id: null,
    subject,
    value: list.fixing[subject],
    validFrom: null,
    source: 'catalogue',
    isStale: false,
  }));
  return { name, rates: fixings };
}

async function mayRead(database: Database, dealerId: string, id: string, source: PriceSource): Promise<boolean> {
  if (!source.isAgreedOnly && source.list.discount === undefined) return true;
  if (await wasPricedBy(database.orm, dealerId, id)) return true;
  return (await currentPriceBasis(database, dealerId)).priceList.id === id;
}
