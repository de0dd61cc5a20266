import { houseDate, type PaperSettings } from '@ringwerk/contract';
import type { HouseAlloy } from '@ringwerk/catalogue';
import type { BaseCurrency } from '@ringwerk/kernel/price';
import { eq } from 'drizzle-orm';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import { priceEditions } from '../../storage/schema/prices.ts';
import type { VatCheckNote } from '../../storage/schema/papers.ts';
import { houseZone } from '../calendar/house-zone.ts';
import { articleNumberOf } from '../catalogue/article-number-of.ts';
import { findDealer, type DealerRow } from '../dealer/dealer-repository.ts';
import { checkVatId } from '../dealer-files/vat-id.ts';
import { findOrder, type FullOrder } from '../orders/order-repository.ts';
import { pricedNow } from '../pricing/price-basis.ts';
import { findPriceSource } from '../pricing/rate-repository.ts';
import { findManufactory } from '../setup/setup-repository.ts';
import { readPaperSettings } from './paper-settings-store.ts';

/** Everything that a paper of an order is made of, read before its transaction: an order's content never changes. */
export interface PaperBasis {
  readonly full: FullOrder;
  readonly articleNumber: string | null;
  readonly dealer: DealerRow;
  readonly house: DealerRow;
  readonly settings: PaperSettings;
  readonly alloys: readonly HouseAlloy[];
  readonly listName: string;
  /** Of the list that the order was priced by. */
  readonly currency: BaseCurrency;
  readonly vatCheck: VatCheckNote;
  /** Day at the manufactory. */
  readonly today: string;
  readonly orderedOn: string;
  /** When the order was shipped; null while it is not. */
  readonly shippedOn: string | null;
  /** Decimal VAT of the house's country on the day of supply. */
  readonly domesticRate: number;
}

async function rateOn({ database }: Services, country: DealerRow['country'], day: string): Promise<number> {
  const { edition } = await pricedNow(database);
  const rows =
    edition === null
      ? []
      : await database.orm
          .select({ content: priceEditions.content })
          .from(priceEditions)
          .where(eq(priceEditions.id, edition));
  const vat = rows[0]?.content.countries[country].vat ?? [];
  const row = vat.findLast(({ from }) => from <= day) ?? vat[0];
  if (row === undefined) throw new Error('there is no price list in force that names the VAT of the house');
  return row.rate;
}

async function checked(dealer: DealerRow, now: Date): Promise<VatCheckNote> {
  const check = await checkVatId(dealer.vatId, dealer.country);
  return { vatId: dealer.vatId, isRight: check.ok && dealer.vatId !== '', checkedAt: now.toISOString() };
}

/** @throws CodedError `order.unknown` */
export async function paperBasis(services: Services, orderId: string): Promise<PaperBasis> {
  const { database, clock, alloys, models } = services;
  const now = clock();
  const full = await findOrder(database.orm, 'all', orderId);
  if (full === null) throw new CodedError('order.unknown');
  const manufactory = await findManufactory(database.orm);
  if (manufactory === null) throw new Error('there is no manufactory');
  const [dealer, house] = await Promise.all([
    findDealer(database.orm, full.order.dealerId),
    findDealer(database.orm, manufactory.id),
  ]);
  const shipped = full.events.findLast(({ status }) => status === 'shipped');
  const zone = await houseZone(database.orm);
  const today = houseDate(now, zone);
  const shippedOn = shipped === undefined ? null : houseDate(shipped.at, zone);
  const source = await findPriceSource(database.orm, full.order.priceListId);
  if (source === null) throw new Error(`the price list of the order ${full.order.number} is not there`);
  return {
    full,
    articleNumber: articleNumberOf(models, full.setId),
    dealer,
    house,
    settings: await readPaperSettings(database.orm),
    alloys: await alloys.ofDesign(full.order.design, full.order.createdAt),
    listName: source.name ?? '',
    currency: source.list.currency,
    vatCheck: await checked(dealer, now),
    today,
    orderedOn: houseDate(full.order.createdAt, zone),
    shippedOn,
    domesticRate: await rateOn(services, house.country, shippedOn ?? today),
  };
}
