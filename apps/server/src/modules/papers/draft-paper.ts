import { accountFormOf, PAPER_GAPS, type PaperDoubt, type PaperGap, type PaymentTerms } from '@ringwerk/contract';
import {
  accountIdentifier,
  totalsOf,
  type Buyer,
  type Invoice,
  type InvoiceLine,
  type Seller,
  type VatAnswer,
} from '@ringwerk/papers';
import type { BilledCancellation, PaperContent } from '../../storage/schema/papers.ts';
import { shipTo } from '../orders/ship-to.ts';
import { PAPER_TEXTS } from '../pdf/paper-texts.ts';
import { sheetFormat } from '../pdf/sheet-format.ts';
import { billedCancellations, cancellationLines, ownCancellation } from './billed-cancellations.ts';
import { centigramsOf, orderLines } from './order-lines.ts';
import type { PaperBasis } from './paper-basis.ts';
import { vatOf } from './vat-of.ts';

/** Work that is billed beside the rings of an order. */
export interface BilledService {
  readonly name: string;
  /** Minor units without tax. */
  readonly net: number;
}

/** What an invoice bills beside its order. */
export interface BilledBeside {
  readonly services: readonly BilledService[];
  /** Cancelled orders of the dealer that wait for another invoice. */
  readonly leftOut: readonly string[];
}
export const NOTHING_BESIDE: BilledBeside = { services: [], leftOut: [] };

/** A paper without its number. */
export interface PaperDraft {
  readonly content: PaperContent;
  /** What a person must look at before an invoice goes out. */
  readonly doubts: readonly PaperDoubt[];
  /** Of the services that cannot be billed. */
  readonly isBillable: boolean;
}

const sellerOf = ({ house, settings }: PaperBasis): Seller => ({
  name: house.company,
  street: house.street,
  postcode: house.postcode,
  city: house.city,
  country: house.country,
  vatId: house.vatId,
  taxNumber: settings.taxNumber,
  register: settings.register,
  email: house.email,
  contact: { name: settings.contactName, phone: settings.contactPhone, email: settings.contactEmail },
});

const buyerOf = ({ dealer }: PaperBasis): Buyer => ({
  name: dealer.company,
  number: dealer.customerNumber,
  street: dealer.street,
  postcode: dealer.postcode,
  city: dealer.city,
  country: dealer.country,
  vatId: dealer.vatId,
  email: dealer.email,
});

/** The house's account: by the number of its country where it has one, else by IBAN. */
function payee({ house, settings, dealer }: PaperBasis): Pick<PaperContent, 'account' | 'bank' | 'payTo'> {
  const { iban, bic, bank, bankCode, branch, branchCode, accountType, accountNumber } = settings;
  const holder = settings.accountHolder === '' ? house.company : settings.accountHolder;
  const form = accountFormOf(house.country);
  if (form === 'iban' || accountNumber === '') return { account: { holder, iban, bic }, bank };
  const texts = PAPER_TEXTS[dealer.language];
  const coded = (name: string, code: string): string =>
    [name, code === '' ? '' : `(${code})`].filter(Boolean).join(' ');
  const type = accountType === '' ? texts.account : texts[accountType];
  return {
    account: { holder, iban: '', local: accountIdentifier(form, settings), bic },
    bank,
    payTo: [
      coded(bank, bankCode),
      coded(branch === '' ? texts.branch : branch, branchCode),
      `${type} ${accountNumber}`,
      holder,
    ]
      // A Korean account names no branch.
      .filter((line, index) => index !== 1 || branchCode !== ''),
  };
}

/** A day so many days later. */
export function daysAfter(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** Terms as they were agreed with the order, from the day of the invoice on. */
function termsOf(basis: PaperBasis, lines: readonly InvoiceLine[]): NonNullable<Invoice['terms']> {
  const { full, dealer, today, currency } = basis;
  const { days, discount, discountDays }: PaymentTerms = full.order.paymentTerms ?? dealer.paymentTerms;
  const texts = PAPER_TEXTS[dealer.language];
  const format = sheetFormat(dealer.language);
  const dueOn = daysAfter(today, days);
  const taken = Math.round(totalsOf(lines).gross * discount);
  const earlier = texts.earlier
    .replace('{date}', format.day(daysAfter(today, discountDays)))
    .replace('{rate}', format.percent(discount))
    .replace('{amount}', format.money(taken, currency));
  const words = [discount > 0 ? earlier : '', texts.dueOn.replace('{date}', format.day(dueOn))]
    .filter(Boolean)
    .join(' ');
  return { dueOn, words, discount, discountDays };
}

function serviceLine({ name, net }: BilledService, { treatment }: VatAnswer): readonly InvoiceLine[] {
  if (treatment === null) return [];
  const none = { description: '', articleNumber: null, discount: 0, tariff: null, origin: null, facts: [] };
  return [{ ...none, name, quantity: 1, price: net, vat: treatment }];
}

interface BilledLines {
  readonly lines: readonly InvoiceLine[];
  readonly places: readonly BilledCancellation[];
  /** Those that are made or sent. */
  readonly positions: PaperBasis['positions'];
  readonly doubts: readonly PaperDoubt[];
  readonly isBillable: boolean;
}

/** What a paper lists: positions and services, and behind them cancellations; of a cancelled order no position. */
function billedLines(basis: PaperBasis, kind: PaperContent['kind'], { services, leftOut }: BilledBeside): BilledLines {
  const { full, house, dealer, currency } = basis;
  const isCancelled = full.order.status === 'cancelled';
  const positions = isCancelled ? [] : basis.positions;
  const [goods, service] = [vatOf(basis, 'goods'), vatOf(basis, 'service')];
  if (goods.treatment === null) throw new Error('goods have a tax treatment everywhere');
  const own = orderLines({
    number: full.order.number,
    positions,
    hasPrices: kind !== 'delivery',
    language: dealer.language,
    currency,
    isFree: basis.payer === 'house',
    vat: goods.treatment,
    // A delivery note has no tax; no other paper is issued without a treatment.
    serviceVat: service.treatment ?? goods.treatment,
    origin: house.country,
  });
  const before = [...own, ...services.flatMap((each) => serviceLine(each, service))];
  const cancelled = kind === 'invoice' ? billedCancellations(basis, leftOut) : [];
  const has = (...kinds: readonly string[]): boolean => positions.some(({ row }) => kinds.includes(row.kind));
  const hasServices =
    services.length > 0 || cancelled.length > 0 || has('service') || (isCancelled && kind === 'invoice');
  const found = new Set([has('rings', 'stone') ? goods.doubt : null, hasServices ? service.doubt : null]);
  return {
    lines: [...before, ...cancellationLines(basis, cancelled)],
    places: cancelled.map(({ orderId }, index) => ({ orderId, place: before.length + index })),
    positions,
    doubts: [...found].filter((doubt) => doubt !== null),
    isBillable: !hasServices || service.treatment !== null,
  };
}

/** A paper of an order as it would be issued now; of a cancelled order its cancellation is billed, and nothing else of it. */
export function draftPaper(
  basis: PaperBasis,
  kind: PaperContent['kind'],
  beside: BilledBeside = NOTHING_BESIDE,
): PaperDraft {
  const { full, dealer, today, shippedOn, vatCheck, currency } = basis;
  const { order } = full;
  const { language } = dealer;
  const texts = PAPER_TEXTS[language];
  const { lines, places, positions, doubts, isBillable } = billedLines(basis, kind, beside);
  return {
    doubts,
    isBillable,
    content: {
      kind,
      currency,
      language,
      number: '',
      issuedOn: today,
      // Of what was cancelled, the day on which that was agreed.
      deliveredOn: shippedOn ?? ownCancellation(basis)?.cancelledOn ?? today,
      buyerReference: dealer.buyerReference === '' ? order.commission : dealer.buyerReference,
      orderNumber: order.number,
      deliveryNumber: null,
      precedes: null,
      seller: sellerOf(basis),
      buyer: buyerOf(basis),
      shipTo: shipTo(dealer, order.shipTo),
      ...payee(basis),
      terms: kind === 'invoice' || kind === 'corrected' ? termsOf(basis, lines) : null,
      notes: [],
      exemptions: { K: texts.intraCommunity, G: texts.export, AE: texts.reverseCharge },
      lines,
      commission: order.commission,
      orderedOn: basis.orderedOn,
      requestedOn: order.requestedDate,
      centigrams: centigramsOf(positions.map(({ row }) => row)),
      vatCheck,
      reason: '',
      places: [],
      ...(places.length === 0 ? {} : { cancellations: places }),
    },
  };
}

/** What an invoice must have by the standard's rules and those of XRechnung, and house or dealer lack; and who pays for it. */
export function gapsOf({ house, dealer, settings, payer }: PaperBasis): readonly PaperGap[] {
  const isByIban = accountFormOf(house.country) === 'iban';
  const values: Readonly<Record<PaperGap, string>> = {
    '/house/company': house.company,
    '/house/street': house.street,
    '/house/postcode': house.postcode,
    '/house/city': house.city,
    '/house/vatId': house.vatId,
    '/house/email': house.email,
    '/papers/iban': isByIban ? settings.iban : 'not asked for',
    // An account by IBAN stays one where the house's country has another form.
    '/papers/accountNumber': isByIban ? 'not asked for' : settings.accountNumber + settings.iban,
    '/papers/contactName': settings.contactName,
    '/papers/contactPhone': settings.contactPhone,
    '/papers/contactEmail': settings.contactEmail,
    '/dealer/street': dealer.street,
    '/dealer/postcode': dealer.postcode,
    '/dealer/city': dealer.city,
    '/order/payer': payer ?? '',
  };
  return PAPER_GAPS.filter((gap) => values[gap].trim() === '');
}
