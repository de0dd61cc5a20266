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
  /** Millimetres. */
  widthMin: amount,
  widthMax: amount,
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

const isSet = (value: unknown): boolean => value !== undefined;

/** Filters that the user set; sort, page and text are not among them. */
export function countFilters({ colour, widthMin, widthMax, priceMin, priceMax, stones }: ModelSearch): number {
  return [
    colour,
    isSet(widthMin) || isSet(widthMax) || undefined,
    isSet(priceMin) || isSet(priceMax) || undefined,
    stones,
  ].filter(isSet).length;
}
