import * as z from 'zod/mini';
import { countrySchema, currencySchema, languageSchema } from '../common.ts';
import { COUNTRIES } from '../languages.ts';
import { emailAddress } from '../email-address.ts';
import { wholeNumber } from '../numbers.ts';
import type { CancelShares, CancelStep } from '../order-words.ts';
import { openingHours } from '../opening-hours.ts';
import { operation } from '../operation.ts';
import { text, trimmedText } from '../text.ts';
import { timeZone } from '../time-zone.ts';

/** Steps of the workshop that take days; the surfaces are worked before stones are set. */
export const WORK_STEPS = ['released', 'casting', 'finishing', 'setting', 'engraving', 'quality'] as const;
export type WorkStep = (typeof WORK_STEPS)[number];

const days = wholeNumber(0, 120);
const share = z.nullable(wholeNumber(0, 100));
/** Until a house sets others: nothing is lost before metal is poured, and nothing is cancelled afterwards. */
export const FIRST_CANCEL_SHARES: CancelShares = {
  received: 0,
  released: 0,
  casting: null,
  setting: null,
  engraving: null,
  quality: null,
};
/** A day on which nobody works, `YYYY-MM-DD`. */
const holiday = z.strictObject({
  date: z.iso.date().check(z.refine((date) => date >= '2000-01-01')),
  name: text({ max: 80 }),
});

/** The manufactory's own company, as papers and mails name it. */
export const houseCompanyFields = {
  company: trimmedText({ min: 2, max: 120 }),
  street: trimmedText({ max: 120 }),
  postcode: trimmedText({ max: 20 }),
  city: trimmedText({ max: 80 }),
  country: countrySchema,
  language: languageSchema,
  email: emailAddress,
  phone: trimmedText({ max: 40 }),
  vatId: trimmedText({ max: 30 }),
};

/** Countries that the house has dealers in; at least one. */
export const countriesServed = z.array(countrySchema).check(z.minLength(1), z.maxLength(COUNTRIES.length));

const leadDayFields = {
  released: days,
  casting: days,
  finishing: days,
  setting: days,
  engraving: days,
  quality: days,
} satisfies Record<WorkStep, z.ZodMiniType>;
const workFields = {
  /** Days that a quote binds, the day of its making not counted. */
  quoteDays: wholeNumber(1, 365),
  /** Working days of each step. */
  leadDays: z.strictObject(leadDayFields),
  /** 1 Monday … 7 Sunday; at least one. */
  workDays: z.array(wholeNumber(1, 7)).check(z.minLength(1), z.maxLength(7)),
  holidays: z.array(holiday).check(z.maxLength(400)),
  /** When the house can be reached; none: it is not said. */
  hours: openingHours,
  /** What a dealer's cancellation costs at each step. */
  cancelShares: z.strictObject({
    received: share,
    released: share,
    casting: share,
    setting: share,
    engraving: share,
    quality: share,
  } satisfies Record<CancelStep, z.ZodMiniType>),
  /** Whether dealers may save what articles are made from: meshes and exact solids. Pictures and the model to look at are theirs anyway. */
  sharesCad: z.boolean(),
  /** Its clock: where its days begin and end, on every paper and list; at first that of its country. */
  zone: timeZone,
};
/** The same in a change. What came later is left out by pages and files from before, and stays as it is. */
const changedWorkFields = {
  ...workFields,
  leadDays: z.strictObject({ ...leadDayFields, finishing: z.optional(days) }),
  hours: z.optional(workFields.hours),
  cancelShares: z.optional(workFields.cancelShares),
  sharesCad: z.optional(workFields.sharesCad),
  zone: z.optional(workFields.zone),
};

export const houseSettingsSchema = z.object({
  ...houseCompanyFields,
  email: z.string(),
  countries: z.array(countrySchema),
  ...workFields,
  zone: z.string(),
  /** The base currency: what trade prices are in. */
  currency: currencySchema,
  /** Whether it may still be chosen: nothing was priced yet. */
  isCurrencyOpen: z.boolean(),
  /** Counts changes; sent back with the next one. */
  version: z.int(),
});
export type HouseSettings = z.infer<typeof houseSettingsSchema>;
/** What the earliest date of an order is computed from. */
export const orderCalendarSchema = z.object({
  leadDays: workFields.leadDays,
  workDays: workFields.workDays,
  holidays: workFields.holidays,
  /** Of the workshop's clock: its day begins the count. */
  zone: z.string(),
});
export type OrderCalendar = z.infer<typeof orderCalendarSchema>;

/** What orders and quotes are dated by. */
export type WorkSettings = Pick<
  HouseSettings,
  'quoteDays' | 'leadDays' | 'workDays' | 'holidays' | 'hours' | 'zone' | 'cancelShares' | 'sharesCad'
>;

/** Settings by name, as a file of the command line gives them; what is left out stays. */
export const houseChangeSchema = z.partial(
  z.strictObject({ ...houseCompanyFields, countries: countriesServed, ...changedWorkFields, currency: currencySchema }),
);

export const getHouseSettings = operation({
  id: 'getHouseSettings',
  method: 'GET',
  path: '/api/house',
  access: 'staff',
  summary: "The manufactory's company, days and lead times.",
  answer: houseSettingsSchema,
});
export const putHouseSettings = operation({
  id: 'putHouseSettings',
  method: 'PUT',
  path: '/api/house',
  access: 'staff',
  summary: "Change the manufactory's company, days and lead times as of the version that was shown.",
  body: z.strictObject({
    ...houseCompanyFields,
    countries: countriesServed,
    ...changedWorkFields,
    /** Only while `isCurrencyOpen`; absent: as it is. */
    currency: z.optional(currencySchema),
    version: wholeNumber(1, 2_000_000_000),
  }),
  answer: houseSettingsSchema,
});
export const getOrderCalendar = operation({
  id: 'getOrderCalendar',
  method: 'GET',
  path: '/api/order-calendar',
  access: 'dealer',
  summary:
    'Lead times, working days and holidays of the workshop: the page names the earliest date before an order is sent.',
  answer: orderCalendarSchema,
});
