/** Letters that follow each other within this time are one word, ms. */
export const TYPING_PAUSE = 500;

/**
 * The entry of a list that begins with what was typed: from `at` on, and round again. One letter, also repeated, goes to
 * the next entry; more letters may stay with the present one. -1 where none begins so.
 */
export function entryByTyping(labels: readonly string[], typed: string, at: number): number {
  const word = typed.toLocaleLowerCase();
  const [first = ''] = word;
  const isRepeated = word === first.repeat(word.length);
  const sought = isRepeated ? first : word;
  const from = isRepeated ? at + 1 : Math.max(0, at);
  const order = labels.map((_, index) => (from + index) % labels.length);
  return order.find((index) => labels[index]?.trim().toLocaleLowerCase().startsWith(sought)) ?? -1;
}
