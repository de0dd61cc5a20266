/** Lower case without accents, `ß` as `ss`: how typed words are compared. */
export const foldWord = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/gu, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .trim();
