import {
  PRICE_SHEET_HEADS,
  RATE_SHEET_HEADS,
  RATE_SUBJECTS,
  type RateSheetColumn,
  type RateSubject,
  type SheetFinding,
} from '@ringwerk/contract';
import { METALS, minorOf, type BaseCurrency } from '@ringwerk/kernel/price';
import {
  numberFormOf,
  readNumber,
  SHEET_LIMITS,
  type NumberForm,
  type Sheet,
  type SheetCell,
  type SheetRow,
} from '@ringwerk/sheets';
import { addDays, isCalendarDay } from '../calendar/house-calendar.ts';
import { readText, type CellFinding } from '../sheets/cell-values.ts';
import { mapHead, type HeadMap } from '../sheets/map-head.ts';
import { isLikely } from './admit-rate.ts';
import { storedRate } from './stored-rate.ts';

export const RATE_SHEET_LIMITS = { ...SHEET_LIMITS, rows: 200, bytes: 8_388_608 };
const TEXT_MOST = 40;
/** A day further ahead is a slip of the year. */
const AHEAD_DAYS = 366;

/** A row that can be taken, as far as it goes alone. */
export interface RateLine {
  readonly row: number;
  readonly text: string;
  readonly subject: RateSubject;
  readonly value: number;
  /** The day of the row; null for one without. */
  readonly day: string | null;
  /** From the beginning of its day, which has not come. */
  readonly isPlanned: boolean;
}
export interface RefusedLine {
  readonly row: number;
  readonly text: string;
  readonly subject: RateSubject | null;
  readonly findings: readonly SheetFinding[];
}

interface Means {
  /** Of the house: it has no rate of its own. */
  readonly base: BaseCurrency;
  readonly head: HeadMap<RateSheetColumn>;
  readonly form: NumberForm;
  readonly today: string;
  readonly staleDays: number;
  /** First row of each rate and beginning. */
  readonly seen: Map<string, number>;
}

const cellAt = (row: SheetRow, head: Means['head'], column: RateSheetColumn): SheetCell =>
  row.cells[head.get(column)?.index ?? -1] ?? '';

const folded = (text: string): string => text.normalize('NFKC').trim().toUpperCase();
/** By its sign, or as banks write metals: XAU. */
const subjectOf = (text: string): RateSubject | null =>
  RATE_SUBJECTS.find((subject) => [folded(subject), `X${folded(subject)}`].includes(folded(text))) ?? null;

class Refused extends Error {
  readonly column: RateSheetColumn | null;
  readonly finding: CellFinding;
  constructor(column: RateSheetColumn | null, code: CellFinding['code'], params: CellFinding['params'] = {}) {
    super(code);
    this.column = column;
    this.finding = { code, params };
  }
}

/** What the rows of a file say. @throws CodedError `sheet.unreadable` for a file without the columns */
export function readRateSheet(
  sheet: Sheet,
  { base, today, staleDays }: Pick<Means, 'base' | 'today' | 'staleDays'>,
): readonly (RateLine | RefusedLine)[] {
  const others = [{ heads: PRICE_SHEET_HEADS, columns: ['key'] }];
  const head = mapHead(sheet, RATE_SHEET_HEADS, { needed: ['subject', 'value'], others });
  const texts = sheet.rows.map((row) => cellAt(row, head, 'value')).filter((cell) => typeof cell === 'string');
  const means: Means = { base, head, form: numberFormOf(texts), today, staleDays, seen: new Map() };
  return sheet.rows.map((row) => readLine(row, means));
}

function readLine(row: SheetRow, means: Means): RateLine | RefusedLine {
  const { head } = means;
  const named = readText(cellAt(row, head, 'subject'), TEXT_MOST);
  const text = named.ok ? named.value : '';
  const known = subjectOf(text);
  const subject = known === means.base ? null : known;
  try {
    if (row.isCut === true) throw new Refused(null, 'row.cut-off');
    if (!named.ok) throw new Refused('subject', named.finding.code, named.finding.params);
    if (subject === null) throw new Refused('subject', text === '' ? 'cell.missing' : 'row.unknown', { text });
    return { row: row.row, text, subject, ...rateOf(row, subject, means) };
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    const column = error.column === null ? '' : (head.get(error.column)?.label ?? '');
    const { code, params } = error.finding;
    return { row: row.row, text, subject, findings: [{ column, code, params: { ...params } }] };
  }
}

/** @throws Refused also for a rate that an earlier row has for the same beginning */
function rateOf(row: SheetRow, subject: RateSubject, means: Means): Pick<RateLine, 'value' | 'day' | 'isPlanned'> {
  const value = valueOf(row, subject, means);
  const { day, isPlanned } = dayOf(row, means);
  const key = `${subject} ${isPlanned ? day : 'now'}`;
  const first = means.seen.get(key);
  if (first !== undefined) throw new Refused('subject', 'row.twice', { row: first });
  means.seen.set(key, row.row);
  return { value, day, isPlanned };
}

/** Minor units a gram, written in units of the base currency, or units for one of it. */
function valueOf(row: SheetRow, subject: RateSubject, { base, head, form }: Means): number {
  const cell = cellAt(row, head, 'value');
  const scale = METALS.some((metal) => metal === subject) ? minorOf(base) : 1;
  const isPossible = (written: number): boolean => isLikely(base, { subject, value: written * scale });
  const written = typeof cell === 'number' ? cell : writtenNumber(cell, form, isPossible);
  if (!isPossible(written)) throw new Refused('value', 'cell.value');
  return storedRate(base, written * scale);
}

function writtenNumber(cell: SheetCell, form: NumberForm, isPossible: (written: number) => boolean): number {
  const text = readText(cell, TEXT_MOST);
  if (!text.ok) throw new Refused('value', text.finding.code, text.finding.params);
  if (text.value === '') throw new Refused('value', 'cell.missing');
  const reading = readNumber(text.value, form, isPossible);
  if (reading.ok) return reading.value;
  if (reading.reason === 'number') throw new Refused('value', 'cell.number');
  const [point, comma] = reading.readings;
  throw new Refused('value', 'cell.ambiguous', { text: text.value, point, comma });
}

const GERMAN_DAY = /^(\d{1,2})\.(\d{1,2})\.(\d{4})$/u;

function dayOf(row: SheetRow, { head, today, staleDays }: Means): Pick<RateLine, 'day' | 'isPlanned'> {
  const cell = readText(cellAt(row, head, 'day'), TEXT_MOST);
  if (!cell.ok) throw new Refused('day', cell.finding.code, cell.finding.params);
  if (cell.value === '') return { day: null, isPlanned: false };
  const [, date = '', month = '', year = ''] = GERMAN_DAY.exec(cell.value) ?? [];
  const day = year === '' ? cell.value : `${year}-${month.padStart(2, '0')}-${date.padStart(2, '0')}`;
  if (!isCalendarDay(day)) throw new Refused('day', 'cell.day');
  if (day < addDays(today, -staleDays) || day > addDays(today, AHEAD_DAYS)) throw new Refused('day', 'cell.value');
  return { day, isPlanned: day > today };
}
