import type { SizeScale, StoneOption } from '@ringwerk/contract';
import { readSize } from '@ringwerk/kernel/sizes';
import { foldWord } from './fold-word.ts';
import { readAlloy, type NamedAlloy } from './read-alloy.ts';

/** By what the words of a row are read. */
export interface PadReader {
  readonly scale: SizeScale;
  readonly alloys: readonly NamedAlloy[];
  /** Alloys that the shop prefers, first of all. */
  readonly preferred: readonly string[];
  /** The alloys are on their way: what names one cannot be read yet. */
  readonly isAwaited?: boolean;
}

const WITH = [
  'mit',
  'with',
  'met',
  'avec',
  '石あり',
  'あり',
  '石有り',
  '有',
  '있음',
  'ja',
  'yes',
  'oui',
  'はい',
  '예',
  '네',
];
const WITHOUT = [
  'ohne',
  'without',
  'zonder',
  'sans',
  '石なし',
  'なし',
  '石無し',
  '無',
  '없음',
  'nein',
  'no',
  'nee',
  'non',
  'いいえ',
  '아니요',
  'keine',
];
const OF_STONES = /\s*(?:stein(?:e|en)?|stones?|ste(?:en|nen)|pierres?|diamants?|brillant(?:en|s)?)$/u;

/** `mit`, `ohne Steine`, `with stones`, `石あり`; null for anything else. */
export function readStones(text: string): StoneOption | null {
  const word = foldWord(text).replace(OF_STONES, '');
  if (WITH.includes(word)) return 'with';
  return WITHOUT.includes(word) ? 'without' : null;
}

/** `2`, `2x`, `x 2`, `2 Stk.`; null for anything else. */
export function readQuantity(text: string): number | null {
  const found =
    /^[x×]?\s*(\d{1,6}(?:[.,]\d{1,3})?)\s*(?:[x×]|stk\.?|stuck|pcs\.?|pc|st\.?|pieces?|paar|pairs?|개|個|点|쌍|組)?$/u;
  const [, number] = found.exec(foldWord(text)) ?? [];
  return number === undefined ? null : Number(number.replace(',', '.'));
}

/** Places where one size may end and the next begin. */
function cutsOf(text: string): readonly (readonly [string, string])[] {
  const spaced = [...text.matchAll(/\s+(?:[/|·&+;]|und|and|et|en)\s+|[|·;&+]|\s{2,}/gu)];
  const slashes = [...text.matchAll(/\//gu)];
  const blanks = [...text.matchAll(/\s+/gu)];
  return [...spaced, ...slashes, ...blanks].map((cut) => [
    text.slice(0, cut.index),
    text.slice(cut.index + cut[0].length),
  ]);
}

/** Inner circumferences in mm of one size or two, each in the shop's scale or with that of another: `54/62`, `US 6½ / 9`. */
export function readSizes(text: string, scale: SizeScale): readonly number[] | null {
  // Two numbers with a blank between are two sizes, but for `6 1/2`.
  const whole = /\d\s+\d(?!\/)/u.test(text.trim()) ? null : readSize(text, scale);
  if (whole !== null) return [whole];
  for (const parts of cutsOf(text.trim())) {
    const sizes = parts.flatMap((part) => readSize(part, scale) ?? []);
    if (sizes.length === 2) return sizes;
  }
  return null;
}

/** Between two alloys; a stroke stands within names, too, and comes last. */
const BETWEEN = [/\s*[+&;,|·]\s*/u, /\s*\/\s*(?!\d)/u];

/** Alloys in the order of the article's colours; null where one of them is none. */
export function readAlloys(text: string, { alloys, preferred }: PadReader): readonly string[] | null {
  const whole = readAlloy(text, alloys, preferred);
  if (whole !== null) return [whole];
  for (const sign of BETWEEN) {
    const parts = text.split(sign).filter((part) => part.trim() !== '');
    const found = parts.flatMap((part) => readAlloy(part, alloys, preferred) ?? []);
    if (parts.length > 1 && found.length === parts.length) return found;
  }
  return null;
}

/** Words inside one ring, or inside each: ` / ` and `|` stand between. */
export const readEngravings = (text: string): readonly string[] =>
  text
    .split(/\s+\/\s+|\s*\|\s*/u)
    .map((line) => line.trim())
    .slice(0, 2);
