import { foldWord } from './fold-word.ts';

/** An alloy with everything that it is called. */
export interface NamedAlloy {
  readonly id: string;
  readonly family: string;
  readonly colour: string;
  readonly fineness: number | null;
  readonly names: Readonly<Record<string, string>>;
}

const KARATS: Readonly<Record<string, string>> = { 8: '333', 9: '375', 14: '585', 18: '750', 22: '916' };
const KARAT = /k\s?(\d{1,2})(?!\d)|(?<!\d)(\d{1,2})\s?(?:kt?|ct|karaat|karat|carats?|캐럿|金)(?!\p{L})/u;

/** What the trade writes for a colour or metal beside its name. */
const SHORT: Readonly<Record<string, readonly string[]>> = {
  yellow: ['gg', 'yg', 'gelb', 'geel', 'jaune', 'yellow', 'イエロー', '옐로우'],
  rose: ['rg', 'rose', 'pink', 'ローズゴールド', 'ピンク', '로즈'],
  red: ['rot', 'rood', 'rouge', 'レッド', '레드'],
  white: ['wg', 'weiss', 'wit', 'blanc', 'white', 'ホワイト', '화이트'],
  gold: ['au', 'gold', 'goud', 'or', 'ゴールド', '골드'],
  platinum: ['pt', 'plat'],
  palladium: ['pd'],
  silver: ['ag'],
};

const tokensOf = (text: string): readonly string[] => foldWord(text).match(/\p{L}+|\d+/gu) ?? [];

/** `K18`, `18 kt` and `750er` are 750. */
function typedTokens(text: string): readonly string[] {
  const plain = foldWord(text).replace(KARAT, (whole, before: string | undefined, behind: string | undefined) => {
    const fineness = KARATS[before ?? behind ?? ''];
    return fineness === undefined ? whole : ` ${fineness} `;
  });
  return tokensOf(plain.replaceAll(/(\d)(?:er\b|\/1000|‰)/gu, '$1 '));
}

/** Words of its names that nobody has typed, in the language that comes nearest; null where another word was typed. */
function distance({ names, family, colour, fineness }: NamedAlloy, typed: readonly string[]): number | null {
  const called = Object.values(names).map(tokensOf);
  const words = new Set([...called.flat(), ...(SHORT[colour] ?? []), ...(SHORT[family] ?? []), String(fineness)]);
  if (!typed.every((word) => words.has(word))) return null;
  return Math.min(...called.map((name) => name.filter((word) => !typed.includes(word)).length));
}

/**
 * The alloy that words mean: its name in any language, `WG 585`, `750er Roségold`, `K18 pink`, `Pt950`. Of several the one whose
 * name says no more; where that is not one alone, the first that the shop prefers. Null for anything else: nothing is guessed.
 */
export function readAlloy(text: string, alloys: readonly NamedAlloy[], preferred: readonly string[]): string | null {
  const exact = alloys.find(({ id }) => id === text.trim());
  if (exact !== undefined) return exact.id;
  const typed = typedTokens(text);
  if (typed.length === 0) return null;
  const met = alloys.flatMap((alloy) => {
    const off = distance(alloy, typed);
    return off === null ? [] : [{ id: alloy.id, off }];
  });
  const least = Math.min(...met.map(({ off }) => off));
  const best = met.filter(({ off }) => off === least).map(({ id }) => id);
  if (best.length <= 1) return best[0] ?? null;
  return preferred.find((id) => best.includes(id)) ?? null;
}
