import type { PadField } from '@ringwerk/contract';
import type { PadRow } from './pad-row.ts';
import { readAlloys, readEngravings, readQuantity, readSizes, readStones, type PadReader } from './read-fields.ts';

/** Longest that the server takes, code points. */
const ARTICLE_MAX = 60;
const COMMISSION_MAX = 60;
const ENGRAVING_MAX = 60;
const UNREAD_MAX = 120;

export type PadRowValues = Pick<
  PadRow,
  'article' | 'stones' | 'alloys' | 'sizes' | 'engravings' | 'commission' | 'quantity'
>;
type Written = { readonly [Key in keyof PadRowValues]?: PadRowValues[Key] | undefined };

const fits = (text: string, max: number): boolean => [...text].length <= max;

type Read = (text: string, reader: PadReader) => Written | null;

/** What a text means in a field; null where it means nothing there. An empty one is what the catalogue says. */
const MEANING: Readonly<Record<PadField, Read>> = {
  article: (text) => (fits(text, ARTICLE_MAX) ? { article: text } : null),
  stones: (text) => {
    const stones = readStones(text);
    return text === '' ? { stones: undefined } : stones && { stones };
  },
  alloy: (text, reader) => {
    const alloys = text === '' ? [] : readAlloys(text, reader);
    return alloys && { alloys: [...alloys] };
  },
  size: (text, { scale }) => {
    const sizes = text === '' ? [] : readSizes(text, scale);
    return sizes && { sizes: [...sizes] };
  },
  engraving: (text) => {
    const engravings = text === '' ? [] : readEngravings(text);
    return engravings.every((line) => fits(line, ENGRAVING_MAX)) ? { engravings: [...engravings] } : null;
  },
  commission: (text) => (fits(text, COMMISSION_MAX) ? { commission: text } : null),
  quantity: (text) => {
    const quantity = text === '' ? 1 : readQuantity(text);
    return quantity === null ? null : { quantity };
  },
  line: (text) => (text === '' ? {} : null),
};

/** One line, as the server keeps it. */
const lineOf = (text: string): string =>
  text
    .normalize('NFC')
    .replaceAll(/[\p{Cc}\p{Cs}\u2028\u2029\u202A-\u202E\u2066-\u2069]+/gu, ' ')
    .trim();

/** A row with a text in one of its fields: what it means there, or the text itself where it means nothing. */
export function writeField(row: PadRow, field: PadField, typed: string, reader: PadReader): PadRow {
  const text = lineOf(typed);
  const unread = row.unread.filter((other) => other.field !== field);
  const read = MEANING[field](text, reader);
  if (read === null) {
    const kept = [...text].slice(0, UNREAD_MAX).join('').trim();
    return { ...row, unread: [...unread, { field, text: kept }] };
  }
  const { stones, ...rest } = { ...row, ...read };
  return { ...rest, ...(stones === undefined ? {} : { stones }), unread } as PadRow;
}
