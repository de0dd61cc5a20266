import { houseDate, type PaperSettings } from '@ringwerk/contract';
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
import { readPayer, type Payer } from '../orders/remake-payer.ts';
import { pricedNow } from '../pricing/price-basis.ts';
import { findPriceSource } from '../pricing/rate-repository.ts';
import { findManufactory } from '../setup/setup-repository.ts';
import type { DatedCancellation } from './cancellation-line.ts';
import { openCancellations } from './open-cancellations.ts';
import type { BilledPosition } from './order-lines.ts';
import { readPaperSettings } from './paper-settings-store.ts';

/** Everything that a paper of an order is made of, read before its transaction, which asks for the order's version once more. */
export interface PaperBasis {
  readonly full: FullOrder;
  readonly positions: readonly BilledPosition[];
  /** Of the lists that the order was priced by: the house has chosen it once. */
  readonly currency: BaseCurrency;
  readonly dealer: DealerRow;
  readonly house: DealerRow;
  readonly settings: PaperSettings;
  readonly vatCheck: VatCheckNote;
  /** Day at the manufactory. */
  readonly today: string;
  readonly orderedOn: string;
  /** When the order was shipped; null while it is not. */
  readonly shippedOn: string | null;
  /** Decimal VAT of the house's country on the day of supply. */
  readonly domesticRate: number;
  /** Who pays for the order. */
  readonly payer: Payer;
  /** When the house has said so; null where it had nothing to say. */
  readonly answeredAt: Date | null;
  /** Cancellations of the dealer that an invoice can bill, this order's among them. */
  readonly cancellations: readonly DatedCancellation[];
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

/** What lines of a position name beside it, as it was when it was priced. */
async function billedPosition(
  { database, alloys, models }: Services,
  row: FullOrder['positions'][number],
): Promise<BilledPosition> {
  const source = await findPriceSource(database.orm, row.priceListId);
  return {
    row,
    articleNumber: articleNumberOf(models, row.setId),
    alloys: row.design === null ? [] : await alloys.ofDesign(row.design, row.pricedAt),
    listName: source?.name ?? '',
  };
}

/** @throws Error for an order whose price list is not there */
async function currencyOf({ database }: Services, { order, positions: [first] }: FullOrder): Promise<BaseCurrency> {
  const source = first === undefined ? null : await findPriceSource(database.orm, first.priceListId);
  if (source === null) throw new Error(`the price list of the order ${order.number} is not there`);
  return source.list.currency;
}

async function datedCancellations(
  services: Services,
  { id, dealerId }: FullOrder['order'],
  house: { readonly country: DealerRow['country']; readonly zone: string },
): Promise<DatedCancellation[]> {
  const open = await openCancellations(services.database.orm, dealerId, id);
  return Promise.all(
    open.map(async (each) => {
      const cancelledOn = houseDate(each.at, house.zone);
      return { ...each, cancelledOn, domesticRate: await rateOn(services, house.country, cancelledOn) };
    }),
  );
}

/** @throws CodedError `order.unknown` */
export async function paperBasis(services: Services, orderId: string): Promise<PaperBasis> {
  const { database, clock } = services;
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
  return {
    full,
    positions: await Promise.all(full.positions.map((row) => billedPosition(services, row))),
    currency: await currencyOf(services, full),
    dealer,
    house,
    settings: await readPaperSettings(database.orm),
    vatCheck: await checked(dealer, now),
    today,
    orderedOn: houseDate(full.order.createdAt, zone),
    shippedOn,
    domesticRate: await rateOn(services, house.country, shippedOn ?? today),
    ...(await readPayer(database.orm, orderId)),
    cancellations: await datedCancellations(services, full.order, { country: house.country, zone }),
  };
}
