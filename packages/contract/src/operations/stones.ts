import * as z from 'zod/mini';
import { idSchema, minorUnits, pageInfo, pageQuery, timestamp } from '../common.ts';
import { measureInAddress, moneyInAddress } from '../numbers.ts';
import { operation } from '../operation.ts';
import { SHEET_BASE64_MAX } from '../sheet-words.ts';
import { STONE_SHAPES } from '../stone-shapes.ts';
import { trimmedText } from '../text.ts';

export const STONE_COLOURS = ['D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'L', 'M'] as const;
export const STONE_CLARITIES = ['FL', 'IF', 'VVS1', 'VVS2', 'VS1', 'VS2', 'SI1', 'SI2', 'I1', 'I2', 'I3'] as const;
export const STONE_CUT_GRADES = ['EX', 'VG', 'G', 'F', 'P', ''] as const;
export const STONE_LABS = ['GIA', 'IGI', 'HRD', 'AGS', ''] as const;
/** Natural or laboratory-grown, as the seller states it; never inferred from anything else of the stone. */
export const STONE_ORIGINS = ['natural', 'lab-grown', 'unstated'] as const;
/** What was done to the stone, as the seller states it. */
export const STONE_TREATMENTS = [
  'none',
  'laser-drilled',
  'clarity-enhanced',
  'colour-enhanced',
  'irradiated',
  'hpht',
  'coated',
  'other',
  'unstated',
] as const;
export const STONE_FACETS = [
  'shape',
  'origin',
  'treatment',
  'colour',
  'clarity',
  'cutGrade',
  'lab',
  'country',
  'seller',
] as const;
export type StoneFacet = (typeof STONE_FACETS)[number];

/** What a stone is, whoever asks whatever for it. */
export const stoneFacts = {
  stockNumber: z.string(),
  shape: z.enum(STONE_SHAPES),
  origin: z.enum(STONE_ORIGINS),
  treatment: z.enum(STONE_TREATMENTS),
  colour: z.enum(STONE_COLOURS),
  clarity: z.enum(STONE_CLARITIES),
  cutGrade: z.enum(STONE_CUT_GRADES),
  lab: z.enum(STONE_LABS),
  reportNumber: z.string(),
  /** Length × width × depth in mm. */
  measurements: z.tuple([z.number(), z.number(), z.number()]),
};
export const listingSchema = z.object({
  id: z.string(),
  carat: z.number(),
  ...stoneFacts,
  /** US dollar cents per carat and total, trade. */
  pricePerCarat: minorUnits,
  priceTotal: minorUnits,
  seller: z.string(),
  country: z.string(),
  isOwn: z.boolean(),
  hold: z.nullable(z.object({ isMine: z.boolean(), until: timestamp })),
  updatedAt: timestamp,
});
export type Listing = z.infer<typeof listingSchema>;
/** Lists of values are comma-separated. */
const values = z.optional(trimmedText({ max: 400 }));
export const STONE_SORTS = ['quality', 'price', 'price-desc', 'carat', 'carat-desc', 'per-carat', 'newest'] as const;
/** Asks for the weight `caratNear`; without one it is the order of `price`. */
export const NEAREST_SORT = 'nearest';
export const searchStones = operation({
  id: 'searchStones',
  method: 'GET',
  path: '/api/stones',
  access: 'dealer',
  summary: 'Loose stones with filters, disjunctive counts, sort and paging.',
  query: z.strictObject({
    shape: values,
    origin: values,
    treatment: values,
    colour: values,
    clarity: values,
    cutGrade: values,
    lab: values,
    country: values,
    seller: values,
    caratMin: z.optional(measureInAddress),
    caratMax: z.optional(measureInAddress),
    caratNear: z.optional(measureInAddress),
    priceMin: z.optional(moneyInAddress),
    priceMax: z.optional(moneyInAddress),
    report: z.optional(trimmedText({ max: 40 })),
    sort: z.optional(z.enum([...STONE_SORTS, NEAREST_SORT])),
    ...pageQuery,
  }),
  answer: z.object({
    ...pageInfo,
    stones: z.array(listingSchema),
    facets: z.record(z.string(), z.record(z.string(), z.int())),
  }),
});
export const getStone = operation({
  id: 'getStone',
  method: 'GET',
  path: '/api/stones/:id',
  access: 'dealer',
  summary: 'One listed stone; a sold or withdrawn one is unknown to everybody but its seller.',
  params: z.object({ id: idSchema }),
  answer: listingSchema,
});
export const holdStone = operation({
  id: 'holdStone',
  method: 'POST',
  path: '/api/stones/:id/hold',
  access: 'dealer',
  summary: 'Reserve a stone for 24 h; exactly one of many callers wins.',
  params: z.object({ id: idSchema }),
  answer: listingSchema,
});
export const releaseStone = operation({
  id: 'releaseStone',
  method: 'DELETE',
  path: '/api/stones/:id/hold',
  access: 'dealer',
  summary: 'Give a hold back.',
  params: z.object({ id: idSchema }),
  answer: listingSchema,
});
export const importStones = operation({
  id: 'importStones',
  method: 'POST',
  path: '/api/stones/import',
  access: 'dealer',
  summary:
    "RapNet-compatible file (CSV, XLSX, as base64) of the dealer's own stones; a result per row, nothing half written.",
  body: z.strictObject({
    data: z.base64().check(z.maxLength(SHEET_BASE64_MAX)),
    /** What the seller states of all rows that do not state it themselves; without it such rows are refused. */
    origin: z.optional(z.enum(['natural', 'lab-grown'])),
    treatment: z.optional(z.literal('none')),
  }),
  answer: z.object({
    added: z.int(),
    updated: z.int(),
    rejected: z.int(),
    rows: z.array(
      z.object({
        row: z.int(),
        stockNumber: z.string(),
        result: z.enum(['added', 'updated', 'rejected']),
        field: z.optional(z.string()),
        reason: z.optional(z.string()),
      }),
    ),
  }),
});
