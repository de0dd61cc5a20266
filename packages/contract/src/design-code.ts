/** Crockford's base32: no I, L, O, U, so that a code survives being read out and written down. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Characters before the check character. */
export const DESIGN_CODE_VALUES = 7;

/** Multiplication by x in the field of 32 elements, x⁵ + x² + 1. */
const timesX = (value: number): number => ((value << 1) ^ (value & 16 ? 0b100101 : 0)) & 31;

/** Finds every single wrong character and every swap of two neighbours, because each place has its own factor. */
function checkValue(values: readonly number[]): number {
  return values.reduce((sum, value) => timesX(sum ^ value), 0);
}

/** The spoken code of seven values 0..31: seven characters and the check character. */
export function writeDesignCode(values: readonly number[]): string {
  return [...values, checkValue(values)].map((value) => ALPHABET[value]).join('');
}

/** A stored code as it is printed and read out: `ABCD-EFGH`. */
export const spokenCode = (code: string): string => `${code.slice(0, 4)}-${code.slice(4)}`;

/** The stored form of a code as somebody typed it (case, spaces, hyphens, O for 0, I or L for 1), or null when it cannot be one. */
export function readDesignCode(typed: string): string | null {
  const text = typed.toUpperCase().replaceAll(/[\s-]/g, '').replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  const values = Array.from(text, (character) => ALPHABET.indexOf(character));
  if (values.length !== DESIGN_CODE_VALUES + 1 || values.includes(-1)) return null;
  return checkValue(values.slice(0, DESIGN_CODE_VALUES)) === values[DESIGN_CODE_VALUES] ? text : null;
}
