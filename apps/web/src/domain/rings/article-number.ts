/** Article numbers as people write them are compared without spaces, dashes, dots and case: `rw 9014-1` is `RW-9014.1`. */
export function plainArticleNumber(text: string): string {
  return text
    .normalize('NFKC')
    .toUpperCase()
    .replaceAll(/[\s\-‐–—._/]/gu, '');
}
