import type { FigureUnit, SheetFindingCode } from '@ringwerk/contract';
import { minorOf, PLACES, type BaseCurrency } from '@ringwerk/kernel/price';
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

type FixedUnit = Exclude<FigureUnit, 'cents'>;

/** Decimal places that a unit is written with; an amount has those of its currency. */
const FIXED_PLACES: Readonly<Record<FixedUnit, number>> = { percent: 4, factor: 6, whole: 0 };
/** What one unit of people is in the list: units of the currency in its minor units, percent in shares. */
const FIXED_SCALE: Readonly<Record<FixedUnit, number>> = { percent: 0.01, factor: 1, whole: 1 };
/** Minor units: what a list takes of an amount. */
const MONEY_MOST = 100_000_000;
/** No figure of a unit is greater, as people write it: of two readings of `1.234` one is often out of the question. */
const FIXED_MOST: Readonly<Record<FixedUnit, number>> = {
  percent: 100,
  factor: 20,
  whole: 1_000_000,
};
/** Two figures closer than this, in relation to their size, are one: what binary numbers leave of decimal ones. */
const CLOSE = 1e-9;

const isSame = (left: number, right: number): boolean =>
  Math.abs(left - right) <= CLOSE * Math.max(1, Math.abs(left), Math.abs(right));

/** How people's numbers are read in one file; amounts are of the list's currency. */
export type FigureForm = { readonly form: NumberForm } & (
  | { readonly unit: 'cents'; readonly currency: BaseCurrency }
  | { readonly unit: FixedUnit }
);

const placesOf = (means: FigureForm): number =>
  means.unit === 'cents' ? PLACES[means.currency] : FIXED_PLACES[means.unit];
const scaleOf = (means: FigureForm): number =>
  means.unit === 'cents' ? minorOf(means.currency) : FIXED_SCALE[means.unit];
const mostOf = (means: FigureForm): number =>
  means.unit === 'cents' ? MONEY_MOST / minorOf(means.currency) : FIXED_MOST[means.unit];

/** The number as it is written, in the unit's own form for people: `19` for 19 %. */
function writtenNumber(cell: SheetCell, means: FigureForm): CellReading<number> {
  const { form, unit } = means;
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
  const reading = readNumber(cell, form, (value) => value <= mostOf(means));
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
  const [places, scale] = [placesOf(means), scaleOf(means)];
  const stored = written.value * scale;
  if (before !== null && isSame(stored, before)) return taken(before);
  const step = 10 ** places;
  const rounded = Math.round(written.value * step) / step;
  if (!isSame(rounded, written.value)) return refused('cell.decimals', { places });
  const exact = unit === 'percent' ? Math.round(rounded * step) / (step * 100) : rounded * scale;
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
