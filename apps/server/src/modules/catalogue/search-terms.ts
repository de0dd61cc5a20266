/** What a text or a question is cut into: words of alphabets, and runs of scripts that write no spaces. */
export interface SearchTerms {
  readonly words: readonly string[];
  readonly runs: readonly string[];
}

const SPACELESS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー]+/gu;
const WORD = /[\p{L}\p{N}]+/gu;

/** Lower case without accents, so that `rosé` and `ROSE` are the same word. Kana and hangul keep their marks. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replaceAll(/[\u0300-\u036F]/g, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replaceAll('ø', 'o');

export function searchTerms(text: string): SearchTerms {
  const folded = fold(text);
  return {
    runs: folded.match(SPACELESS) ?? [],
    words: folded.replaceAll(SPACELESS, ' ').match(WORD) ?? [],
  };
}

/** The same for a question, where `RW-09-014` is one word: what holds a digit is joined across hyphens, dots and slashes. */
export function questionTerms(question: string): SearchTerms {
  const joined = question.replaceAll(/\S*\d\S*/g, (token) => token.replaceAll(/[-./_]/g, ''));
  return searchTerms(joined);
}

/** Neighbouring pairs of characters; a single character stands for itself. */
export function bigrams(run: string): string[] {
  const characters = Array.from(run);
  if (characters.length < 2) return characters;
  return characters.slice(1).map((character, index) => `${characters[index] ?? ''}${character}`);
}
