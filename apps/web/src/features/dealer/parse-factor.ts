/** Reads `2,4` and `2.4` alike, in every language; null for anything that is not a plain decimal number. */
export function parseFactor(text: string): number | null {
  const plain = text.normalize('NFKC').trim().replace(',', '.');
  return /^\d+(\.\d+)?$/.test(plain) ? Number(plain) : null;
}
