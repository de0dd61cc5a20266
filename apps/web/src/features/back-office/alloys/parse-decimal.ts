/** A measured value as people type it, with the decimal sign of any country and at most three places: `15,2` · `-0.5`. Null for anything else. */
export function parseDecimal(text: string): number | null {
  const plain = text.normalize('NFKC').trim().replace('−', '-').replace(',', '.');
  return /^-?\d{1,3}(?:\.\d{1,3})?$/u.test(plain) ? Number(plain) + 0 : null;
}
