/**
 * Reads an amount as people type it: `1200` · `1.200` · `1,200.50` · `1 200,5` · `1’200.–`. With two different
 * signs the last one is the decimal sign; a single sign before exactly three digits groups thousands.
 * Returns null for anything else, negative amounts included.
 */
export function parseAmount(text: string): number | null {
  const plain = text
    .normalize('NFKC')
    .replaceAll(/[\s'’_]/gu, '')
    .replace(/[.,][-–]$/u, '');
  if (!/^\d[\d.,]*$/u.test(plain)) return null;
  const last = Math.max(plain.lastIndexOf('.'), plain.lastIndexOf(','));
  if (last === -1) return Number(plain);
  const signs = plain.replaceAll(/\d/gu, '');
  const isMixed = new Set(signs).size > 1;
  const digitsAfter = plain.length - last - 1;
  const isGrouping = !isMixed && (signs.length > 1 || digitsAfter === 3);
  const whole = plain.slice(0, isGrouping ? undefined : last).replaceAll(/[.,]/gu, '');
  const fraction = isGrouping ? '' : plain.slice(last + 1);
  const value = Number(`${whole}.${fraction}`);
  return Number.isFinite(value) ? value : null;
}
