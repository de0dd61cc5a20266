/**
 * Exact decimal numbers for the money path: an integer and a count of decimal places. Sums and products are
 * exact; only `roundHalfAway` and `roundDown` round, and they are named where they happen.
 */
export interface Decimal {
  readonly digits: bigint;
  readonly places: number;
}

/** Reads a number by its shortest decimal text, so that 1.06 is 106/100 and no binary fraction. @throws RangeError when not finite. */
export function decimal(value: number): Decimal {
  if (!Number.isFinite(value)) throw new RangeError(`decimal must be finite, got ${value}`);
  const [mantissa = '0', exponent = '0'] = String(value).split('e');
  const [whole = '0', fraction = ''] = mantissa.split('.');
  const places = fraction.length - Number(exponent);
  const digits = BigInt(whole + fraction);
  return places >= 0 ? { digits, places } : { digits: digits * 10n ** BigInt(-places), places: 0 };
}

export const times = (a: Decimal, b: Decimal): Decimal => ({
  digits: a.digits * b.digits,
  places: a.places + b.places,
});

export function plus(a: Decimal, b: Decimal): Decimal {
  const places = Math.max(a.places, b.places);
  const grow = (value: Decimal): bigint => value.digits * 10n ** BigInt(places - value.places);
  return { digits: grow(a) + grow(b), places };
}

/** Quotient of two integers, half away from zero: a refund mirrors a charge. */
export function divideHalfAway(dividend: bigint, divisor: bigint): bigint {
  const isNegative = dividend < 0n !== divisor < 0n;
  const n = dividend < 0n ? -dividend : dividend;
  const d = divisor < 0n ? -divisor : divisor;
  const rounded = (2n * n + d) / (2n * d);
  return isNegative ? -rounded : rounded;
}

/** The one rounding of money and weight: to `places` decimals, half away from zero. */
export function roundHalfAway(value: Decimal, places: number): Decimal {
  if (value.places <= places) return { digits: value.digits * 10n ** BigInt(places - value.places), places };
  return { digits: divideHalfAway(value.digits, 10n ** BigInt(value.places - places)), places };
}

/** Cuts to `places` decimals towards zero. */
export function roundDown(value: Decimal, places: number): Decimal {
  if (value.places <= places) return roundHalfAway(value, places);
  return { digits: value.digits / 10n ** BigInt(value.places - places), places };
}

export const toNumber = (value: Decimal): number => Number(value.digits) / 10 ** value.places;
