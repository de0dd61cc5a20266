import type { FigureUnit, SheetFindingCode } from '@ringwerk/contract';
import { readNumber, type NumberForm, type SheetCell } from '@ringwerk/sheets';
import type { FieldIssue } from '../../http/coded-error.ts';

/** Why a cell cannot be taken. */
export interface CellFinding {
  readonly code: SheetFindingCode;
  readonly params: FieldIssue['params'];
}
export type CellReading<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly finding: CellFinding };

const refused = (code: SheetFindingCode, params: FieldIssue['params'] = {}): CellReading<never> => ({
  ok: false,
  finding: { code, params },
});
const taken = <Value>(value: Value): CellReading<Value> => ({ ok: true, value });

/** The finding of a cell that says nothing in itself; null for one that does. */
function unsaid(cell: SheetCell): CellReading<never> | null {
  if (typeof cell !== 'object') return null;
  switch (cell.kind) {
    case 'formula':
      return refused('cell.formula');
    case 'merged':
      return refused('cell.merged');
    case 'error':
      return refused('cell.error', { text: cell.text });
    case 'percent':
    case 'day':
    case 'boolean':
      return null;
  }
}

/** Decimal places that a unit is written with. */
const PLACES: Readonly<Record<FigureUnit, number>> = { cents: 2, percent: 4, factor: 6, whole: 0 };
/** What one unit of people is in the list: euros in cents, percent in shares. */
const SCALE: Readonly<Record<FigureUnit, number>> = { cents: 100, percent: 0.01, factor: 1, whole: 1 };
/** No figure of a unit is greater, as people write it: of two readings of `1.234` one is often out of the question. */
const MOST: Readonly<Record<FigureUnit, number>> = {
  cents: 1_000_000,
  percent: 100,
  factor: 20,
  whole: 1_000_000,
};
/** Two figures closer than this, in relation to their size, are one: what binary numbers leave of decimal ones. */
const CLOSE = 1e-9;

const isSame = (left: number, right: number): boolean =>
  Math.abs(left - right) <= CLOSE * Math.max(1, Math.abs(left), Math.abs(right));

/** How people's numbers are read in one file. */
export interface FigureForm {
  readonly form: NumberForm;
  readonly unit: FigureUnit;
}

/** The number as it is written, in the unit's own form for people: `19` for 19 %. */
function writtenNumber(cell: SheetCell, { form, unit }: FigureForm): CellReading<number> {
  const nothing = unsaid(cell);
  if (nothing !== null) return nothing;
  if (typeof cell === 'number') return taken(cell);
  if (typeof cell === 'object') {
    if (cell.kind !== 'percent') return refused('cell.number');
    if (unit === 'percent') return taken(cell.value * 100);
    return unit === 'factor' ? taken(cell.value) : refused('cell.number');
  }
  if (cell.trim() === '') return refused('cell.missing');
  if (cell.includes('%') && unit !== 'percent') return refused('cell.number');
  const reading = readNumber(cell, form, (value) => value <= MOST[unit]);
  if (reading.ok) return taken(reading.value);
  if (reading.reason === 'number') return refused('cell.number');
  const [point, comma] = reading.readings;
  return refused('cell.ambiguous', { text: cell.trim(), point, comma });
}

/**
 * A figure of a list as it is stored: cents, shares, factors. One that is as before, within what binary numbers leave of
 * decimal ones, is `before` itself; of any other the digits that the unit does not have are refused, never rounded away.
 */
export function readFigure(cell: SheetCell, means: FigureForm, before: number | null): CellReading<number> {
  const written = writtenNumber(cell, means);
  if (!written.ok) return written;
  const { unit } = means;
  const stored = written.value * SCALE[unit];
  if (before !== null && isSame(stored, before)) return taken(before);
  const step = 10 ** PLACES[unit];
  const rounded = Math.round(written.value * step) / step;
  if (!isSame(rounded, written.value)) return refused('cell.decimals', { places: PLACES[unit] });
  const exact = unit === 'percent' ? Math.round(rounded * step) / (step * 100) : rounded * SCALE[unit];
  return taken(unit === 'cents' ? Math.round(exact) : exact);
}

/** A text without spaces around it; an empty cell is the empty text. Numbers are texts, too: a name can be `1920`. */
export function readText(cell: SheetCell, most: number): CellReading<string> {
  const nothing = unsaid(cell);
  if (nothing !== null) return nothing;
  if (typeof cell === 'object' && cell.kind !== 'day') return refused('cell.value');
  const text = (typeof cell === 'object' ? cell.day : String(cell)).normalize('NFC').trim();
  return [...text].length > most ? refused('cell.too-long', { maximum: most }) : taken(text);
}
