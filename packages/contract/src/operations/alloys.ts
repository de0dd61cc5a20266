import * as z from 'zod/mini';
import { countrySchema, currencySchema, postedTimestamp, timestamp } from '../common.ts';
import { wholeNumber } from '../numbers.ts';
import { operation } from '../operation.ts';
import { text, trimmedText } from '../text.ts';

/** Families in which a house has alloys of its own; the others come with the release and are priced by the piece. */
export const OWN_ALLOY_FAMILIES = ['gold', 'platinum', 'palladium', 'silver'] as const;
const ALLOY_FAMILIES = [
  ...OWN_ALLOY_FAMILIES,
  'titanium',
  'tantalum',
  'zirconium',
  'steel',
  'carbon',
  'mokume',
] as const;
/** Colours of gold; a metal of another family has its family's name for a colour. */
export const GOLD_ALLOY_COLOURS = ['yellow', 'rose', 'red', 'white', 'grey', 'champagne'] as const;

/** Beyond these no metal that is worn was ever measured: lightness, red over green, yellow over blue. */
const lab = z.tuple([
  z.number().check(z.gte(20), z.lte(100)),
  z.number().check(z.gte(-20), z.lte(40)),
  z.number().check(z.gte(-20), z.lte(60)),
]);
const alloyName = trimmedText({ min: 1, max: 60 });

/** What is entered of an alloy. */
const alloyFields = {
  /** g/cm³ */
  density: z.number().check(z.gte(1), z.lte(25)),
  /** Share of metal lost and billed, decimal; null: as the price list bills its kind. */
  loss: z.nullable(z.number().check(z.gte(0), z.lte(0.5))),
  /** CIELAB of a polished plate, D65, 2°; null: the colour that the release brings. */
  lab: z.nullable(lab),
  names: z.strictObject({
    de: alloyName,
    en: alloyName,
    nl: alloyName,
    jp: alloyName,
    kr: alloyName,
    fr: alloyName,
  }),
  /** Text of the fineness stamp; null where nothing is stamped. */
  hallmark: z.nullable(trimmedText({ min: 1, max: 12 })),
  isRhodiumPlated: z.boolean(),
  markets: z.array(countrySchema).check(z.maxLength(5)),
  /** No longer made: designs that have it stay readable. */
  isWithdrawn: z.boolean(),
};
const alloyChange = z.strictObject(alloyFields);
export type AlloyChange = z.infer<typeof alloyChange>;

const shownFields = {
  ...alloyFields,
  id: z.string(),
  family: z.enum(ALLOY_FAMILIES),
  colour: z.string(),
  /** Thousandths; null for metals without a fineness. */
  fineness: z.nullable(z.number()),
  fineMetal: z.nullable(z.enum(['Au', 'Pt', 'Pd', 'Ag'])),
  /** Whether the list in force prices it: without a price it is offered to nobody. */
  isListed: z.boolean(),
};
const { loss: _loss, ...openFields } = shownFields;

/**
 * What the house's alloys are written down by for the workshop's command line (`npm run house -- alloys`): those that differ
 * from the release, with what they cost.
 */
export const alloysFileSchema = z.object({
  /** The base currency of the house; files of releases that knew only the euro leave it out. */
  currency: z._default(currencySchema, 'EUR'),
  alloys: z.array(
    z.object({
      ...shownFields,
      /** Minor units per gram beside the fixing, as the list in force has it; null: it has none. */
      surcharge: z.nullable(wholeNumber(0, 100_000_000)),
    }),
  ),
});
export type AlloysFile = z.infer<typeof alloysFileSchema>;

/** Alloys that differ from those of the release. */
export const getAlloys = operation({
  id: 'getAlloys',
  method: 'GET',
  path: '/api/alloys',
  access: 'public',
  summary:
    "The house's own alloys, and those of the release that it changed or withdrew; no trade figure is among them. Offered is what the caller's price list prices, or that of the dealer whose private link is named.",
  query: z.strictObject({ share: z.optional(trimmedText({ max: 100 })) }),
  answer: z.object({
    /** Changes with every version that begins to count. */
    stamp: z.string(),
    alloys: z.array(z.object(openFields)),
  }),
  inCustomerView: true,
});

const versionFields = {
  version: z.int(),
  validFrom: timestamp,
  savedAt: timestamp,
  savedBy: z.nullable(z.string()),
  note: z.string(),
};
const officeFields = {
  ...shownFields,
  /** sRGB colour in lists, `#RRGGBB`. */
  swatch: z.string(),
  /** Comes with the release. */
  isShipped: z.boolean(),
  /** Of the newest version; 0: as the release brings it. */
  version: z.int(),
  /** A version whose day has not come. */
  planned: z.nullable(z.object(versionFields)),
  /** Densities that are possible at this fineness, g/cm³; null for metals without one. */
  plausible: z.nullable(z.tuple([z.number(), z.number()])),
};
const officeAlloySchema = z.object(officeFields);
export type OfficeAlloy = z.infer<typeof officeAlloySchema>;
const alloyVersionSchema = z.object({
  ...versionFields,
  ...alloyFields,
  /** A later version counted before its time came: it never counted, or never will. */
  isSuperseded: z.boolean(),
});
export type AlloyVersion = z.infer<typeof alloyVersionSchema>;
const alloyRecordSchema = z.object({
  ...officeFields,
  /** Newest first. */
  history: z.array(alloyVersionSchema),
});
export type AlloyRecord = z.infer<typeof alloyRecordSchema>;

export const listHouseAlloys = operation({
  id: 'listHouseAlloys',
  method: 'GET',
  path: '/api/house-alloys',
  access: 'staff',
  summary:
    "Every alloy, withdrawn ones included: the house's own, then those of the release in the order of the menus.",
  answer: z.object({ alloys: z.array(officeAlloySchema) }),
});
const alloyParams = z.object({ id: z.string().check(z.regex(/^[a-z0-9-]{1,60}$/u)) });
export const getHouseAlloy = operation({
  id: 'getHouseAlloy',
  method: 'GET',
  path: '/api/house-alloys/:id',
  access: 'staff',
  summary: 'One alloy with all of its versions.',
  params: alloyParams,
  answer: alloyRecordSchema,
});

const note = text({ max: 400 });
/** ISO moment from which it counts; null: at once. */
const from = z.nullable(postedTimestamp);
export const createHouseAlloy = operation({
  id: 'createHouseAlloy',
  method: 'POST',
  path: '/api/house-alloys',
  access: 'staff',
  summary: "Enter an alloy of the house's own.",
  body: z.strictObject({
    ...alloyFields,
    lab,
    family: z.enum(OWN_ALLOY_FAMILIES),
    /** Of golds one of `GOLD_ALLOY_COLOURS`; of the others the family. */
    colour: z.enum([...GOLD_ALLOY_COLOURS, 'platinum', 'palladium', 'silver']),
    fineness: wholeNumber(300, 999),
    note,
  }),
  answer: alloyRecordSchema,
});
export const cancelPlannedAlloy = operation({
  id: 'cancelPlannedAlloy',
  method: 'POST',
  path: '/api/house-alloys/:id/cancel-planned',
  access: 'staff',
  summary:
    'Cancel what is planned for an alloy, from the version that was shown: it goes on as it counts now. The planned versions stay in its history.',
  params: alloyParams,
  body: z.strictObject({ version: wholeNumber(0, 1_000_000), note }),
  answer: alloyRecordSchema,
});
export const saveHouseAlloy = operation({
  id: 'saveHouseAlloy',
  method: 'PUT',
  path: '/api/house-alloys/:id',
  access: 'staff',
  summary:
    'Save a new version of an alloy, from the version that was shown. What was weighed by an older one keeps its weight.',
  params: alloyParams,
  body: z.strictObject({ ...alloyFields, version: wholeNumber(0, 1_000_000), from, note }),
  answer: alloyRecordSchema,
});
