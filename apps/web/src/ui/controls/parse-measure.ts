/**
 * Reads a measure as people type it in any of the six languages: `4,5` · `4.5` · `4.5 mm` · `４．５ミリ`. Within
 * the sizes of a ring one separator can only be the decimal sign, so comma and point mean the same everywhere:
 * a number field that follows the language reads 6.3 as 63 in German. Returns null for anything else.
 */
export function parseMeasure(text: string): number | null {
  // NFKC turns full-width digits and the single sign ㎜ into plain ones.
  const plain = text
    .normalize('NFKC')
    .replaceAll(/\s/gu, '')
    .replaceAll(/[。、٫]/gu, '.')
    .toLowerCase();
  const match = /^([+-]?)(\d+[.,]?\d*|[.,]\d+)(mm|cm|in|inch|["″]|ct|°|ミリ|밀리)?$/u.exec(plain);
  if (match === null) return null;
  const [, sign = '', digits = '', unit = ''] = match;
  const value = Number((Number(digits.replace(',', '.')) * (IN_MILLIMETRES[unit] ?? 1)).toFixed(4));
  return sign === '-' ? -value : value;
}

const IN_MILLIMETRES: Readonly<Record<string, number>> = { cm: 10, in: 25.4, inch: 25.4, '"': 25.4, '″': 25.4 };

/** Nearest value on the grid `min + n · step`, free of binary dust. */
export function snapToStep(value: number, min: number, step: number): number {
  const decimals = Math.max(decimalsOf(step), decimalsOf(min));
  return Number((min + Math.round((value - min) / step) * step).toFixed(decimals));
}

/** Digits after the decimal point that a step needs, 0.05 → 2. */
export function decimalsOf(step: number): number {
  const text = String(step);
  const point = text.indexOf('.');
  return point === -1 ? 0 : text.length - point - 1;
}
