/**
 * Whether one typing error (a letter wrong, missing, too many, or two neighbours swapped) or none turns `a` into `b`.
 * Walks both words once from each end instead of filling a table.
 */
export function isWithinOneError(a: string, b: string): boolean {
  const [short, long] = a.length <= b.length ? [a, b] : [b, a];
  if (long.length - short.length > 1) return false;
  let head = 0;
  while (head < short.length && short[head] === long[head]) head += 1;
  if (head === long.length) return true;
  if (short.length < long.length) return short.slice(head) === long.slice(head + 1);
  const isSubstitution = short.slice(head + 1) === long.slice(head + 1);
  const isSwap =
    short[head] === long[head + 1] && short[head + 1] === long[head] && short.slice(head + 2) === long.slice(head + 2);
  return isSubstitution || isSwap;
}
