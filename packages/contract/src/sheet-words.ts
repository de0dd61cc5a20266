import type { Language } from './languages.ts';

/** Why a file of a spreadsheet cannot be read as a whole; a text of the page says it. */
export const SHEET_PROBLEMS = [
  'sheet.empty',
  'sheet.cut-off',
  'sheet.damaged',
  'sheet.old-excel',
  'sheet.other-type',
  'sheet.too-many-rows',
  'sheet.too-wide',
  'sheet.too-large',
  'sheet.merged-head',
  /** Columns that the import needs are not in the head. */
  'sheet.columns-missing',
  'sheet.column-twice',
  /** The head is that of another list. */
  'sheet.other-list',
] as const;
export type SheetProblemCode = (typeof SHEET_PROBLEMS)[number];

/** Why a row is refused, at one of its columns; a text of the page says it. */
export const SHEET_FINDINGS = [
  'cell.missing',
  'cell.formula',
  'cell.merged',
  /** The spreadsheet itself could not compute it. */
  'cell.error',
  'cell.number',
  /** `1.234` where the file says nowhere which sign is the decimal one. */
  'cell.ambiguous',
  'cell.decimals',
  'cell.too-small',
  'cell.too-big',
  'cell.too-long',
  'cell.day',
  'cell.value',
  /** What the row names is not in the list. */
  'row.unknown',
  'row.twice',
  'row.cut-off',
] as const;
export type SheetFindingCode = (typeof SHEET_FINDINGS)[number];

/** `new`: the list did not have it yet. */
export const SHEET_RESULTS = ['new', 'changed', 'unchanged', 'refused'] as const;
export type SheetResult = (typeof SHEET_RESULTS)[number];

/** Heads of the columns of a file: written in the reader's language, read in any. */
export type SheetHeads<Column extends string> = Readonly<Record<Column, Readonly<Record<Language, string>>>>;

export const PRICE_SHEET_COLUMNS = ['part', 'table', 'line', 'column', 'value', 'unit', 'compared', 'key'] as const;
export type PriceSheetColumn = (typeof PRICE_SHEET_COLUMNS)[number];
/** `key` stands last: a line that was cut off has lost it. */
export const PRICE_SHEET_HEADS: SheetHeads<PriceSheetColumn> = {
  part: { de: 'Teil', en: 'Part', nl: 'Deel', fr: 'Partie', jp: '区分', kr: '구분' },
  table: { de: 'Tabelle', en: 'Table', nl: 'Tabel', fr: 'Tableau', jp: '表', kr: '표' },
  line: { de: 'Position', en: 'Item', nl: 'Positie', fr: 'Poste', jp: '項目', kr: '항목' },
  column: { de: 'Spalte', en: 'Column', nl: 'Kolom', fr: 'Colonne', jp: '列', kr: '열' },
  value: { de: 'Wert', en: 'Value', nl: 'Waarde', fr: 'Valeur', jp: '値', kr: '값' },
  unit: { de: 'Einheit', en: 'Unit', nl: 'Eenheid', fr: 'Unité', jp: '単位', kr: '단위' },
  compared: {
    de: 'Zum Vergleich',
    en: 'For comparison',
    nl: 'Ter vergelijking',
    fr: 'Pour comparaison',
    jp: '比較値',
    kr: '비교값',
  },
  key: { de: 'Schlüssel', en: 'Key', nl: 'Sleutel', fr: 'Clé', jp: 'キー', kr: '키' },
};

export const RATE_SHEET_COLUMNS = ['subject', 'value', 'day'] as const;
export type RateSheetColumn = (typeof RATE_SHEET_COLUMNS)[number];
export const RATE_SHEET_HEADS: SheetHeads<RateSheetColumn> = {
  subject: { de: 'Kurs', en: 'Rate', nl: 'Koers', fr: 'Cours', jp: 'レート', kr: '시세' },
  value: { de: 'Wert', en: 'Value', nl: 'Waarde', fr: 'Valeur', jp: '値', kr: '값' },
  day: { de: 'Tag', en: 'Day', nl: 'Dag', fr: 'Jour', jp: '日付', kr: '날짜' },
};

/** Bytes of a file that is imported. */
export const SHEET_BYTES_MAX = 16_777_216;
/** base64 takes four characters for three bytes. */
export const SHEET_BASE64_MAX = Math.ceil(SHEET_BYTES_MAX / 3) * 4;
