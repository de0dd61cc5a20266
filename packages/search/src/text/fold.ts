const MARKS = /[\u0300-\u036F]/gu;
const HIRAGANA = /[\u3041-\u3096]/gu;
/** From hiragana to katakana in Unicode. */
const KANA_STEP = 0x60;
const VU = [
  ['ヴァ', 'バ'],
  ['ヴィ', 'ビ'],
  ['ヴェ', 'ベ'],
  ['ヴォ', 'ボ'],
  ['ヴ', 'ブ'],
] as const;

const LIGATURES: readonly (readonly [string, string])[] = [
  ['ß', 'ss'],
  ['œ', 'oe'],
  ['æ', 'ae'],
  ['ø', 'o'],
];

/**
 * Lower case without accents, so that `rosé` and `ROSE` are the same word; hiragana as katakana, ヴ as ブ. Hangul and the
 * voicing marks of kana stay.
 */
export function fold(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replaceAll(MARKS, '')
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(HIRAGANA, (kana) => String.fromCharCode(kana.charCodeAt(0) + KANA_STEP));
  return [...LIGATURES, ...VU].reduce((folded, [from, to]) => folded.replaceAll(from, to), plain);
}
