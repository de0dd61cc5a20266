import * as z from 'zod/mini';

/** The largest value of PostgreSQL's `integer`. */
export const INTEGER_MAX = 2_147_483_647;
/** Longer and wider than any ring, in mm; heavier than any stone, in ct. */
const MEASURE_MAX = 10_000;

/** A whole number of a request's body within an `integer` column. */
/*@__NO_SIDE_EFFECTS__*/
export const wholeNumber = (min: number, max: number) => z.int().check(z.gte(min), z.lte(max));

/** The same in an address, where every value is text. */
/*@__NO_SIDE_EFFECTS__*/
export const wholeNumberInAddress = (min: number, max: number) =>
  z.coerce.number().check(z.int(), z.gte(min), z.lte(max));

/** Number of a set of the collection. */
export const setId = wholeNumber(1, INTEGER_MAX);
export const setIdInAddress = wholeNumberInAddress(1, INTEGER_MAX);

/** A bound of a filter: millimetres or carats. */
export const measureInAddress = z.coerce.number().check(z.gte(0), z.lte(MEASURE_MAX));
/** A bound of a filter: minor units of a currency, which `bigint` columns hold. */
export const moneyInAddress = z.coerce.number().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER));
