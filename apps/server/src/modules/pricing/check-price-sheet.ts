import {
  MODEL_SHEET_HEADS,
  PRICE_SHEET_HEADS,
  priceFigures,
  type PriceFigure,
  type PriceSheetCheck,
  type PriceSheetColumn,
  type SheetFinding,
} from '@ringwerk/contract';
import type { HouseList } from '@ringwerk/kernel/price';
import {
  numberFormOf,
  SHEET_LIMITS,
  type NumberForm,
  type Sheet,
  type SheetCell,
  type SheetRow,
} from '@ringwerk/sheets';
import { isCalendarDay } from '../calendar/house-calendar.ts';
import { readFigure, readText, type CellFinding } from '../sheets/cell-values.ts';
import { mapHead, type HeadMap } from '../sheets/map-head.ts';
import { settleFigures, type WrittenFigure } from './settle-figures.ts';

/** Several times the figures of a list; a file with more is another one. */
const ROWS_MOST = 5_000;
export const PRICE_SHEET_LIMITS = { ...SHEET_LIMITS, rows: ROWS_MOST };
const KEY_MOST = 120;
/** A VAT rate of a day that the list does not have yet. */
const NEW_VAT = /^countries\/([A-Z]{2})\/vat\/(\d{4}-\d{2}-\d{2})$/u;

type CheckedRow = PriceSheetCheck['rows'][number];
type Head = HeadMap<PriceSheetColumn>;

/** A row that names a figure and can be taken, as far as it goes alone. */
export interface TakenRow extends WrittenFigure {
  readonly row: number;
}

interface Means {
  readonly head: Head;
  readonly form: NumberForm;
  readonly figures: ReadonlyMap<string, PriceFigure>;
  readonly list: HouseList;
  /** First row of each key. */
  readonly seen: Map<string, number>;
}

const cellAt = (row: SheetRow, head: Head, column: PriceSheetColumn): SheetCell =>
  row.cells[head.get(column)?.index ?? -1] ?? '';

const findingAt = (head: Head, column: PriceSheetColumn | null, { code, params }: CellFinding): SheetFinding => ({
  column: column === null ? '' : (head.get(column)?.label ?? ''),
  code,
  params: { ...params },
});

/** What one row says; its place in the list is looked at together with all others. */
function readRow(row: SheetRow, { head, form, figures, list, seen }: Means): CheckedRow | TakenRow {
  const keyCell = readText(cellAt(row, head, 'key'), KEY_MOST);
  const key = keyCell.ok ? keyCell.value : '';
  const refuse = (column: PriceSheetColumn | null, finding: CellFinding): CheckedRow => ({
    row: row.row,
    key,
    unit: figures.get(key)?.unit ?? null,
    result: 'refused',
    before: figures.get(key)?.value ?? null,
    after: null,
    findings: [findingAt(head, column, finding)],
  });
  if (row.isCut === true) return refuse(null, { code: 'row.cut-off', params: {} });
  if (!keyCell.ok) return refuse('key', keyCell.finding);
  if (key === '') return refuse('key', { code: 'cell.missing', params: {} });
  const figure = figures.get(key) ?? newRate(key, list);
  if (figure === null) return refuse('key', { code: 'row.unknown', params: { text: key } });
  if (figure === 'no-day') return refuse('key', { code: 'cell.day', params: {} });
  const first = seen.get(key);
  if (first !== undefined) return refuse('key', { code: 'row.twice', params: { row: first } });
  seen.set(key, row.row);
  const before = figures.get(key)?.value ?? null;
  const value = readFigure(cellAt(row, head, 'value'), { form, unit: figure.unit, currency: list.currency }, before);
  if (!value.ok) return refuse('value', value.finding);
  return { row: row.row, key, path: figure.path, unit: figure.unit, before, after: value.value };
}

function newRate(key: string, { countries }: HouseList): Pick<PriceFigure, 'path' | 'unit'> | 'no-day' | null {
  const [, country = '', day = ''] = NEW_VAT.exec(key) ?? [];
  if (!Object.hasOwn(countries, country)) return null;
  return isCalendarDay(day) ? { path: `/countries/${country}/vat`, unit: 'percent' } : 'no-day';
}

/** All texts of the column of values: together they say which sign is the decimal one. */
function* valueTexts({ rows }: Sheet, head: Head): Iterable<string> {
  for (const row of rows) {
    const cell = cellAt(row, head, 'value');
    if (typeof cell === 'string') yield cell;
  }
}

/** What a file would change in a list: an answer for every row, and the cells of those that can be taken. */
export function checkPriceSheet(list: HouseList, sheet: Sheet): PriceSheetCheck {
  const head = mapHead(sheet, PRICE_SHEET_HEADS, {
    needed: ['value', 'key'],
    others: [{ heads: MODEL_SHEET_HEADS, columns: ['article', 'version'] }],
  });
  const figures = new Map(priceFigures(list).map((figure) => [figure.key, figure]));
  const means: Means = { head, form: numberFormOf(valueTexts(sheet, head)), figures, list, seen: new Map() };
  const read = sheet.rows.map((row) => readRow(row, means));
  const taken = read.filter((row): row is TakenRow => !('result' in row));
  const { cells, refused } = settleFigures(list, taken);
  const rows = read.map((row): CheckedRow => {
    if ('result' in row) return row;
    const finding = refused.get(row.key);
    const { key, unit, before, after } = row;
    if (finding !== undefined)
      return {
        row: row.row,
        key,
        unit,
        result: 'refused',
        before,
        after,
        findings: [findingAt(head, 'value', finding)],
      };
    const result = before === null ? 'new' : before === after ? 'unchanged' : 'changed';
    return { row: row.row, key, unit, result, before, after, findings: [] };
  });
  const count = (result: CheckedRow['result']): number => rows.filter((row) => row.result === result).length;
  return {
    sheet: sheet.name,
    others: sheet.others,
    counts: {
      new: count('new'),
      changed: count('changed'),
      unchanged: count('unchanged'),
      refused: count('refused'),
    },
    absent: [...figures.keys()].filter((key) => !means.seen.has(key)).length,
    rows,
    cells,
  };
}
