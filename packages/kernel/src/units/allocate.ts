import { itemAt } from './item-at.ts';
/**
 * Splits a whole number over weights so that the parts are whole and sum exactly to it (largest remainder,
 * ties to the earlier part). Weights are ≥ 0; without any weight the first part takes all.
 */
export function allocate(total: number, weights: readonly number[]): number[] {
  const sum = weights.reduce((a, b) => a + b, 0);
  if (!(sum > 0)) return weights.map((_, index) => (index === 0 ? total : 0));
  const exact = weights.map((weight) => (total * weight) / sum);
  const parts = exact.map(Math.floor);
  const order = exact
    .map((value, index) => ({ index, remainder: value - Math.floor(value) }))
    .sort((a, b) => b.remainder - a.remainder || a.index - b.index);
  let left = total - parts.reduce((a, b) => a + b, 0);
  for (const { index } of order) {
    if (left <= 0) break;
    parts[index] = itemAt(parts, index) + 1;
    left--;
  }
  return parts;
}
