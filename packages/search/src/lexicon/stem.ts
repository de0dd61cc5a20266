/** Endings of plurals and cases; a word of five letters and more may lack or carry one. */
const ENDINGS = ['en', 'er', 'es', 'em', 'ne', 'e', 'n', 's', 'x'];
const STEM_FROM = 5;
const SHORTEST_STEM = 4;

export function stem(word: string): string {
  if (word.length < STEM_FROM) return word;
  const ending = ENDINGS.find((end) => word.endsWith(end) && word.length - end.length >= SHORTEST_STEM);
  return ending === undefined ? word : word.slice(0, -ending.length);
}
