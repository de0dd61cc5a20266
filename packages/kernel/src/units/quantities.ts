/**
 * Physical quantities as branded numbers: a millimetre cannot be passed where grams are wanted.
 * Making one is a named act (`mm(1.8)`); arithmetic results are plain numbers and are branded again
 * where they leave a function.
 */
declare const mmBrand: unique symbol;
declare const gramsBrand: unique symbol;
declare const caratsBrand: unique symbol;
declare const centsBrand: unique symbol;

/** Length in millimetres. */
export type Mm = number & { readonly [mmBrand]: true };
/** Mass in grams. */
export type Grams = number & { readonly [gramsBrand]: true };
/** Mass of a stone in carats; one carat is 0.2 g. */
export type Carats = number & { readonly [caratsBrand]: true };
/** Money as an integer count of the currency's minor unit (cent, rappen; yen and won have none). */
export type Cents = number & { readonly [centsBrand]: true };

// The four casts here are the only places where a bare number becomes a quantity.
export const mm = (value: number): Mm => value as Mm;
export const grams = (value: number): Grams => value as Grams;
export const carats = (value: number): Carats => value as Carats;

/** @throws RangeError when `value` is not a safe integer: money never holds fractions of a minor unit. */
export function cents(value: number): Cents {
  if (!Number.isSafeInteger(value)) throw new RangeError(`cents must be a safe integer, got ${value}`);
  return value as Cents;
}
