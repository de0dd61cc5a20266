import { COUNTED_CATEGORY, LINE_TEXT, readDesignCode, STORABLE_TEXT, type ModelSheetColumn } from '@ringwerk/contract';
import type { SheetCell } from '@ringwerk/sheets';
import { isCalendarDay } from '../calendar/house-calendar.ts';
import { readFigure, readText, type CellFinding, type CellReading } from '../sheets/cell-values.ts';
import { placesText, textColumn, type Places } from './model-sheet.ts';

/** Characters of a text, as the fields of an article have them. */
const NAME_MOST = 80;
const TEXT_MOST = 400;
const CELL_MOST = 200;
const CATEGORIES_MOST = 12;
const START_MOST = 100;

const refused = (code: CellFinding['code'], params: CellFinding['params'] = {}): CellReading<never> => ({
  ok: false,
  finding: { code, params },
});
const taken = <Value>(value: Value): CellReading<Value> => ({ ok: true, value });

/** `2026-11-24`, and with points `24.11.2026`; with strokes day and month would be guessed. */
function readDay(cell: SheetCell): CellReading<string> {
  const text = readText(cell, CELL_MOST);
  if (!text.ok || text.value === '') return text;
  const [, day = '', month = '', year = ''] = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/u.exec(text.value) ?? [];
  const iso = year === '' ? text.value : `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  return isCalendarDay(iso) && iso >= '1900-01-01' ? taken(iso) : refused('cell.day');
}

/** `3 (12); 5; 7`: categories, each with its place or without one. Null for what is none. */
export function parsePlaces(text: string): Places | null {
  const places = new Map<number, number | null>();
  for (const part of text.split(/[;,]/u).map((piece) => piece.trim())) {
    if (part === '') continue;
    const [, digits, place] = /^(\d{1,2})(?:\s*\((\d{1,5})\))?$/u.exec(part) ?? [];
    const category = Number(digits);
    if (digits === undefined || category < 1 || category > CATEGORIES_MOST || places.has(category)) return null;
    if (place !== undefined && (category === COUNTED_CATEGORY || Number(place) < 1)) return null;
    places.set(category, place === undefined ? null : Number(place));
  }
  return places;
}

/** Written without its place, a category that the model is in already keeps it. */
function readPlaces(cell: SheetCell, before: Places): CellReading<string> {
  const text = readText(cell, CELL_MOST);
  if (!text.ok) return text;
  const places = parsePlaces(text.value);
  if (places === null) return refused('cell.value');
  return taken(
    placesText(new Map([...places].map(([category, place]) => [category, place ?? before.get(category) ?? null]))),
  );
}

function readStart(cell: SheetCell): CellReading<string> {
  if (cell === '') return refused('cell.missing');
  const value = readFigure(cell, { form: null, unit: 'whole' }, null);
  if (!value.ok) return value;
  if (value.value < 0) return refused('cell.too-small', { minimum: 0 });
  return value.value > START_MOST ? refused('cell.too-big', { maximum: START_MOST }) : taken(String(value.value));
}

function readCode(cell: SheetCell): CellReading<string> {
  const text = readText(cell, CELL_MOST);
  if (!text.ok || text.value === '') return text;
  const code = readDesignCode(text.value);
  return code === null ? refused('code.unknown', { text: text.value }) : taken(code);
}

/** A name is one line, words and note are lines, as the fields of an article take them. */
function readWords(cell: SheetCell, isName: boolean): CellReading<string> {
  const text = readText(cell, isName ? NAME_MOST : TEXT_MOST);
  if (!text.ok) return text;
  const words = isName ? text.value : text.value.replaceAll(/[\u2028\u2029]/gu, '\n');
  return (isName ? LINE_TEXT : STORABLE_TEXT).test(words) ? taken(words) : refused('cell.value');
}

/** What a cell says, in the form in which the model says it itself. */
export function readModelCell(column: ModelSheetColumn, cell: SheetCell, before: Places): CellReading<string> {
  switch (column) {
    case 'places':
      return readPlaces(cell, before);
    case 'publishedFrom':
    case 'withdrawnFrom':
      return readDay(cell);
    case 'start':
      return readStart(cell);
    case 'code':
    case 'twin':
      return readCode(cell);
    default: {
      const text = textColumn(column);
      return text === null ? readText(cell, CELL_MOST) : readWords(cell, text.field === 'names');
    }
  }
}
