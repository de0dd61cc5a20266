import type { SheetHeads } from '@ringwerk/contract';
import type { Sheet, SheetCell } from '@ringwerk/sheets';
import { unreadable } from './read-upload.ts';

/** Place of each column that the head names, and what the head calls it. */
export type HeadMap<Column extends string> = ReadonlyMap<Column, { readonly index: number; readonly label: string }>;

const folded = (text: string): string => text.normalize('NFKC').trim().toLowerCase();
const textOf = (cell: SheetCell): string => (typeof cell === 'string' ? cell.trim() : '');

/** Columns by their names in every language. */
function namesOf<Column extends string>(heads: SheetHeads<Column>): ReadonlyMap<string, Column> {
  // The record's keys are the columns, by its type.
  const columns = Object.keys(heads) as Column[];
  return new Map(
    columns.flatMap((column) => Object.values(heads[column]).map((name) => [folded(name), column] as const)),
  );
}

/** Lists by columns that only their own files have. */
export interface OtherList {
  readonly heads: SheetHeads<string>;
  readonly columns: readonly string[];
}

function isOfList(head: Sheet['head'], { heads, columns }: OtherList): boolean {
  const names = namesOf(heads);
  const found = new Set(head.cells.map((cell) => names.get(folded(textOf(cell)))));
  return columns.every((column) => found.has(column));
}

/**
 * The columns of a file by its head, in any language and any order; others are left alone.
 * @throws CodedError `sheet.unreadable` where a needed column is missing or one is there twice
 */
export function mapHead<Column extends string>(
  { head }: Pick<Sheet, 'head'>,
  heads: SheetHeads<Column>,
  { needed, others }: { readonly needed: readonly Column[]; readonly others: readonly OtherList[] },
): HeadMap<Column> {
  const names = namesOf(heads);
  const found = new Map<Column, { readonly index: number; readonly label: string }>();
  for (const [index, cell] of head.cells.entries()) {
    const label = textOf(cell);
    const column = names.get(folded(label));
    if (column === undefined) continue;
    if (found.has(column)) throw unreadable('sheet.column-twice', { column: label });
    found.set(column, { index, label });
  }
  const missing = needed.filter((column) => !found.has(column));
  if (missing.length === 0) return found;
  if (others.some((other) => isOfList(head, other))) throw unreadable('sheet.other-list');
  // Named in the language that the file speaks, where it says any.
  const language = languageOf(head, heads);
  throw unreadable('sheet.columns-missing', { columns: missing.map((column) => heads[column][language]).join(', ') });
}

type LanguageOfHeads = keyof SheetHeads<string>[string];

function languageOf<Column extends string>({ cells }: Sheet['head'], heads: SheetHeads<Column>): LanguageOfHeads {
  const written = new Set(cells.map((cell) => folded(textOf(cell))));
  const columns: readonly SheetHeads<string>[string][] = Object.values(heads);
  const count = (language: LanguageOfHeads): number =>
    columns.filter((names) => written.has(folded(names[language]))).length;
  const languages: readonly LanguageOfHeads[] = ['en', 'de', 'nl', 'jp', 'kr', 'fr'];
  return languages.reduce((best, next) => (count(next) > count(best) ? next : best));
}
