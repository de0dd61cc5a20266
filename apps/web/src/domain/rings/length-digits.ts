/** Decimals of a length in mm that stands without its unit: one, and two where it has them. */
export const lengthDigits = (millimetres: number): 1 | 2 =>
  Math.abs(millimetres * 10 - Math.round(millimetres * 10)) < 1e-6 ? 1 : 2;
