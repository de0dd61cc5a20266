import type { DealerFile, MoneyJson } from '@ringwerk/contract';
import { MINOR_PLACES } from '../../../i18n/format.ts';

type Plain =
  | 'company'
  | 'street'
  | 'postcode'
  | 'city'
  | 'country'
  | 'language'
  | 'email'
  | 'phone'
  | 'shipping'
  | 'contacts'
  | 'notes'
  | 'vatId'
  | 'buyerReference';

/** A dealer as it stands in the forms; figures as they are typed. */
export interface DealerDraft extends Pick<DealerFile, Plain> {
  readonly days: string;
  /** Percent. */
  readonly discount: string;
  readonly discountDays: string;
  /** Id of the list that was agreed to; empty for the one in force. */
  readonly priceListId: string;
  /** Percent off each block. */
  readonly metal: string;
  readonly labour: string;
  readonly stones: string;
  readonly options: string;
  /** Units of the base currency. */
  readonly minimumOrder: string;
}
export type DraftField = keyof DealerDraft;

/** Each form saves its own fields. */
export const FORM_FIELDS = {
  company: [
    'company',
    'street',
    'postcode',
    'city',
    'country',
    'language',
    'email',
    'phone',
    'shipping',
    'contacts',
    'notes',
  ],
  billing: ['vatId', 'buyerReference', 'days', 'discount', 'discountDays'],
  conditions: ['priceListId', 'metal', 'labour', 'stones', 'options', 'minimumOrder'],
} as const satisfies Readonly<Record<string, readonly DraftField[]>>;
export type FormName = keyof typeof FORM_FIELDS;

type Currency = MoneyJson['currency'];

/** Two decimals of a percent, without a tail of binary digits. */
const percentOf = (share: number): string => String(Math.round(share * 10_000) / 100);

export function draftOf(file: DealerFile, currency: Currency): DealerDraft {
  const { company, street, postcode, city, country, language, email, phone, shipping, contacts, notes } = file;
  const { vatId, buyerReference } = file;
  const { days, discount, discountDays } = file.paymentTerms;
  const { priceListId, discounts, minimumOrder } = file.conditions;
  return {
    company,
    street,
    postcode,
    city,
    country,
    language,
    email,
    phone,
    shipping,
    contacts,
    notes,
    vatId,
    buyerReference,
    days: String(days),
    discount: percentOf(discount),
    discountDays: String(discountDays),
    priceListId: priceListId ?? '',
    metal: percentOf(discounts.metal),
    labour: percentOf(discounts.labour),
    stones: percentOf(discounts.stones),
    options: percentOf(discounts.options),
    minimumOrder: String(minimumOrder / 10 ** MINOR_PLACES[currency]),
  };
}

/** Fields in which two states differ. */
export const changedFields = (a: DealerDraft, b: DealerDraft): DraftField[] =>
  Object.values(FORM_FIELDS)
    .flat()
    .filter((field) => JSON.stringify(a[field]) !== JSON.stringify(b[field]));

export const isChanged = (form: FormName, draft: DealerDraft, base: DealerDraft): boolean => {
  const fields: readonly DraftField[] = FORM_FIELDS[form];
  return changedFields(draft, base).some((field) => fields.includes(field));
};

/** Another state with one's own changes over it. */
export function rebased(mine: DealerDraft, base: DealerDraft, theirs: DealerDraft): DealerDraft {
  const own = Object.fromEntries(changedFields(mine, base).map((field) => [field, mine[field]]));
  return { ...theirs, ...own };
}

/** What is no number is sent as one that the server refuses beside its field. */
const wholeOf = (typed: string): number => (/^\d{1,4}$/u.test(typed.trim()) ? Number(typed) : -1);
function shareOf(typed: string): number {
  const written = typed.trim().replace(',', '.');
  return /^\d{1,3}(?:\.\d{1,2})?$/u.test(written) ? Math.round(Number(written) * 100) / 10_000 : -1;
}

function centsOf(typed: string, currency: Currency): number {
  const written = typed.trim().replace(',', '.');
  const amount = Number(written) * 10 ** MINOR_PLACES[currency];
  const isWhole = MINOR_PLACES[currency] > 0 || Number.isInteger(amount);
  return /^\d{1,9}(?:\.\d{1,2})?$/u.test(written) && isWhole ? Math.round(amount) : -1;
}

const only = <Field extends DraftField>(draft: DealerDraft, base: DealerDraft, fields: readonly Field[]) => {
  const changed: readonly DraftField[] = changedFields(draft, base);
  return Object.fromEntries(
    fields.filter((field) => changed.includes(field)).map((field) => [field, draft[field]]),
  ) as Partial<Pick<DealerDraft, Field>>; // the entries above
};

/** What is sent of the company's form: only what differs, so that nobody writes over what he has not touched. */
export const companyChange = (draft: DealerDraft, base: DealerDraft) => only(draft, base, FORM_FIELDS.company);

/** The same of the bill's. Terms are one agreement and go together. */
export function billingChange(draft: DealerDraft, base: DealerDraft) {
  const { vatId, buyerReference, ...terms } = only(draft, base, FORM_FIELDS.billing);
  const paymentTerms = {
    days: wholeOf(draft.days),
    discount: shareOf(draft.discount),
    discountDays: wholeOf(draft.discountDays),
  };
  return {
    ...(vatId === undefined ? {} : { vatId }),
    ...(buyerReference === undefined ? {} : { buyerReference }),
    ...(Object.keys(terms).length === 0 ? {} : { paymentTerms }),
  };
}

/** What is sent of the conditions: one agreement, whole. */
export const conditionsOf = (draft: DealerDraft, currency: Currency) => ({
  priceListId: draft.priceListId === '' ? null : draft.priceListId,
  discounts: {
    metal: shareOf(draft.metal),
    labour: shareOf(draft.labour),
    stones: shareOf(draft.stones),
    options: shareOf(draft.options),
  },
  minimumOrder: centsOf(draft.minimumOrder, currency),
});
