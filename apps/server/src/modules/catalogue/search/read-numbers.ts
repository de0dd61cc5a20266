import { DIMENSION_WORDS, SPAN_WORDS, UNITS, type Dimension } from '@ringwerk/catalogue/search';
import { fold } from '../search-terms.ts';

/** A number with a unit: from–to in millimetres of a dimension, or in carats. One number is both ends. */
export interface NumberClause {
  readonly kind: 'number';
  readonly of: Dimension | 'carat';
  readonly from: number;
  readonly to: number;
}
export interface ArticleClause {
  readonly kind: 'article';
  readonly setId: number;
  /** As it was written, without separators: the beginning of other numbers, perhaps. */
  readonly text: string;
}
export interface ReadNumbers {
  readonly clauses: readonly (NumberClause | ArticleClause)[];
  /** The question without what was read. */
  readonly rest: string;
}

const anyOf = (words: readonly string[]): string =>
  [...words]
    .map(fold)
    .toSorted((a, b) => b.length - a.length)
    .map((word) => word.replaceAll(/[.*+?^${}()|[\]\\/]/g, '\\$&'))
    .join('|');

const NUMBER = String.raw`(\d{1,3}(?:[.,]\d{1,3})?)`;
/** No letter of an alphabet follows: `mm` is not the beginning of a word. A script without spaces may go on at once. */
const END = String.raw`(?![a-z])`;
const UNIT = (['mm', 'ct'] as const).map((unit) => `(?<${unit}>${anyOf(UNITS[unit])})${END}`).join('|');
const WORDS = Object.entries(DIMENSION_WORDS);
/** Before the number a stone would only be its neighbour: `mit Stein, 4 mm` is the ring's width. */
const before = WORDS.filter(([dimension]) => dimension !== 'stone')
  .map(([dimension, words]) => `(?<before_${dimension}>${anyOf(words)})`)
  .join('|');
const after = WORDS.map(([dimension, words]) => `(?<${dimension}>${anyOf(words)})${END}`).join('|');
const MEASURE = new RegExp(
  String.raw`(?<![\d.,])(?:(?<![a-z])(?:${before})\s*:?\s*)?${NUMBER}(?:\s*(?:mm|ct)?\s*(?:${anyOf(SPAN_WORDS)})\s*${NUMBER})?\s*(?:${UNIT})(?:\s*(?:${after}))?`,
  'gu',
);
/** Korean trade: one bu is a tenth of a carat. */
const BU = /(?<![\d.,])(\d{1,2})\s*부(?=\s|다이아|$)/gu;

/** `RW-9-14`, `rw 9014`, `RW09014`, and without the letters where the question is nothing else. */
const ARTICLE = /(?<![a-z0-9])rw[\s\-./_]*(?:(\d{1,2})[\s\-./_]+(\d{1,3})|(\d{1,2})(\d{3}))(?!\d)/gu;
const BARE_ARTICLE = /^\s*(?:(\d{1,2})[\s\-./_]+(\d{1,3})|(\d{1,2})(\d{3}))\s*$/u;

/** Karats that gold is sold by: `18 ct` is an alloy, not a stone. */
const GOLD_KARATS = new Set([8, 9, 10, 14, 18, 21, 22, 24]);

const decimal = (text: string): number => Number(text.replace(',', '.'));

/** Takes article numbers and numbers with units out of a question. Two bare numbers are an article only if there is such. */
export function readNumbers(question: string, isArticle: (setId: number) => boolean): ReadNumbers {
  const clauses: (NumberClause | ArticleClause)[] = [];
  const articleOf = (text: string, parts: readonly (string | undefined)[], isSure: boolean): string => {
    const [section, number, section2, number2] = parts;
    const setId = Number(section ?? section2) * 1000 + Number(number ?? number2);
    if (!isSure && !isArticle(setId)) return text;
    clauses.push({ kind: 'article', setId, text: text.replaceAll(/[^a-z0-9]/g, '') });
    return ' ';
  };
  const folded = fold(question)
    .replace(BARE_ARTICLE, (text, ...parts: string[]) => articleOf(text, parts, false))
    .replaceAll(ARTICLE, (text, ...parts: string[]) => articleOf(text, parts, true));
  const rest = folded
    .replaceAll(BU, (_, tenths: string) => {
      clauses.push({ kind: 'number', of: 'carat', from: Number(tenths) / 10, to: Number(tenths) / 10 });
      return ' 다이아 ';
    })
    .replaceAll(MEASURE, (text, ...match: readonly unknown[]) => {
      // The last argument of a replacer is the record of named groups.
      const groups = match.at(-1) as Readonly<Record<string, string | undefined>>;
      const clause = measureOf(text, groups);
      if (clause === null) return text;
      clauses.push(clause);
      return ' ';
    });
  return { clauses, rest };
}

function measureOf(text: string, groups: Readonly<Record<string, string | undefined>>): NumberClause | null {
  const [first = NaN, second = first] = (text.match(/\d+(?:[.,]\d+)?/g) ?? []).map(decimal);
  const [from, to] = first <= second ? [first, second] : [second, first];
  if (groups['ct'] !== undefined) return GOLD_KARATS.has(from) ? null : { kind: 'number', of: 'carat', from, to };
  const named = (['width', 'height', 'stone'] as const).find(
    (dimension) => groups[dimension] !== undefined || groups[`before_${dimension}`] !== undefined,
  );
  return { kind: 'number', of: named ?? 'width', from, to };
}
