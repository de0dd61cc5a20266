import { MODEL_SORTS, stoneOption } from '@ringwerk/contract';
import * as z from 'zod/mini';

const amount = z.catch(z.optional(z.coerce.number().check(z.gte(0), z.lte(1e12))), undefined);
const word = z.catch(z.optional(z.coerce.string().check(z.maxLength(200))), undefined);

/**
 * What a list of rings keeps in its address, so that back, reload and a sent link show the same list. Values that make
 * no sense are dropped, not refused: the address may have been typed.
 */
const modelSearchSchema = z.object({
  q: word,
  stones: z.catch(z.optional(stoneOption), undefined),
  colour: word,
  fineness: word,
  profile: word,
  finish: word,
  cut: word,
  count: word,
  /** Millimetres. */
  widthMin: amount,
  widthMax: amount,
  heightMin: amount,
  heightMax: amount,
  caratMin: amount,
  caratMax: amount,
  isNew: z.catch(z.optional(z.literal('1')), undefined),
  /** Only samples of the own shop. */
  showcase: z.catch(z.optional(z.literal('1')), undefined),
  /** Gross in minor units of the dealer's currency. */
  priceMin: amount,
  priceMax: amount,
  sort: z.catch(z.optional(z.enum(MODEL_SORTS)), undefined),
  page: z.catch(z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(100_000))), undefined),
});
export type ModelSearch = {
  readonly [K in keyof z.infer<typeof modelSearchSchema>]?: z.infer<typeof modelSearchSchema>[K];
};

/** Only what is set: an address without clutter, and a query that passes exact optional types. */
export function withoutEmpty<T extends object>(record: T): { [K in keyof T]?: Exclude<T[K], undefined> } {
  // Entries of the same record, less those that are empty.
  return Object.fromEntries(Object.entries(record).filter(([, value]) => value !== undefined && value !== '')) as {
    [K in keyof T]?: Exclude<T[K], undefined>;
  };
}

export function parseModelSearch(raw: Record<string, unknown>): ModelSearch {
  return withoutEmpty(modelSearchSchema.parse(raw));
}

/** Filters by choice and by range; sort, page and text are none. */
export const CHOICE_FILTERS = ['colour', 'fineness', 'profile', 'finish', 'cut', 'count'] as const;
export const RANGE_FILTERS = ['width', 'height', 'carat', 'price'] as const;

/** Filters that the user set. */
export const countFilters = (search: ModelSearch): number =>
  [
    search.stones,
    search.isNew,
    search.showcase,
    ...CHOICE_FILTERS.map((name) => search[name]),
    ...RANGE_FILTERS.map((name) => search[`${name}Min`] ?? search[`${name}Max`]),
  ].filter((value) => value !== undefined).length;
