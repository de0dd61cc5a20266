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
  'sheet.text-too-long',
  /** More sheets, merged ranges, formats, cells or texts than the table of any list has. */
  'sheet.overloaded',
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
  /** Not changed by a file: in the article itself. */
  'cell.fixed',
  'code.unknown',
  /** The rules forbid making it. */
  'code.refused',
  'code.twice',
  'code.unfit',
  /** The number range has no article number left. */
  'section.full',
  /** What the row names is not in the list. */
  'row.unknown',
  /** Somebody has changed it since the file was exported. */
  'row.stale',
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

/** Texts of a model that are written in every language. */
export const MODEL_SHEET_TEXTS = ['name', 'words', 'note'] as const;
export type ModelSheetText = (typeof MODEL_SHEET_TEXTS)[number];
export type ModelSheetColumn =
  | 'article'
  | 'section'
  | 'code'
  | 'twin'
  | `${ModelSheetText}.${Language}`
  | 'places'
  | 'publishedFrom'
  | 'withdrawnFrom'
  | 'successor'
  | 'start'
  | 'version';
/** In the order of the file; `version` stands last: a line that was cut off has lost it. */
export const MODEL_SHEET_HEADS: SheetHeads<ModelSheetColumn> = {
  article: { de: 'Artikel', en: 'Article', nl: 'Artikel', fr: 'Article', jp: '商品番号', kr: '상품 번호' },
  section: {
    de: 'Nummernkreis',
    en: 'Number range',
    nl: 'Nummerreeks',
    fr: 'Série de numéros',
    jp: '番号帯',
    kr: '번호대',
  },
  code: {
    de: 'Code des Entwurfs',
    en: 'Design code',
    nl: 'Ontwerpcode',
    fr: 'Code de création',
    jp: 'デザインコード',
    kr: '디자인 코드',
  },
  twin: {
    de: 'Code des Zwillings',
    en: 'Twin’s code',
    nl: 'Code van de tweeling',
    fr: 'Code du jumeau',
    jp: '対のコード',
    kr: '짝 코드',
  },
  'name.de': { de: 'Name (de)', en: 'Name (de)', nl: 'Naam (de)', fr: 'Nom (de)', jp: '名前 (de)', kr: '이름 (de)' },
  'name.en': { de: 'Name (en)', en: 'Name (en)', nl: 'Naam (en)', fr: 'Nom (en)', jp: '名前 (en)', kr: '이름 (en)' },
  'name.nl': { de: 'Name (nl)', en: 'Name (nl)', nl: 'Naam (nl)', fr: 'Nom (nl)', jp: '名前 (nl)', kr: '이름 (nl)' },
  'name.fr': { de: 'Name (fr)', en: 'Name (fr)', nl: 'Naam (fr)', fr: 'Nom (fr)', jp: '名前 (fr)', kr: '이름 (fr)' },
  'name.jp': { de: 'Name (jp)', en: 'Name (jp)', nl: 'Naam (jp)', fr: 'Nom (jp)', jp: '名前 (jp)', kr: '이름 (jp)' },
  'name.kr': { de: 'Name (kr)', en: 'Name (kr)', nl: 'Naam (kr)', fr: 'Nom (kr)', jp: '名前 (kr)', kr: '이름 (kr)' },
  'words.de': {
    de: 'Suchwörter (de)',
    en: 'Search words (de)',
    nl: 'Zoekwoorden (de)',
    fr: 'Mots de recherche (de)',
    jp: '検索語 (de)',
    kr: '검색어 (de)',
  },
  'words.en': {
    de: 'Suchwörter (en)',
    en: 'Search words (en)',
    nl: 'Zoekwoorden (en)',
    fr: 'Mots de recherche (en)',
    jp: '検索語 (en)',
    kr: '검색어 (en)',
  },
  'words.nl': {
    de: 'Suchwörter (nl)',
    en: 'Search words (nl)',
    nl: 'Zoekwoorden (nl)',
    fr: 'Mots de recherche (nl)',
    jp: '検索語 (nl)',
    kr: '검색어 (nl)',
  },
  'words.fr': {
    de: 'Suchwörter (fr)',
    en: 'Search words (fr)',
    nl: 'Zoekwoorden (fr)',
    fr: 'Mots de recherche (fr)',
    jp: '検索語 (fr)',
    kr: '검색어 (fr)',
  },
  'words.jp': {
    de: 'Suchwörter (jp)',
    en: 'Search words (jp)',
    nl: 'Zoekwoorden (jp)',
    fr: 'Mots de recherche (jp)',
    jp: '検索語 (jp)',
    kr: '검색어 (jp)',
  },
  'words.kr': {
    de: 'Suchwörter (kr)',
    en: 'Search words (kr)',
    nl: 'Zoekwoorden (kr)',
    fr: 'Mots de recherche (kr)',
    jp: '検索語 (kr)',
    kr: '검색어 (kr)',
  },
  'note.de': {
    de: 'Hinweis (de)',
    en: 'Note to jewellers (de)',
    nl: 'Opmerking (de)',
    fr: 'Remarque (de)',
    jp: 'メモ (de)',
    kr: '메모 (de)',
  },
  'note.en': {
    de: 'Hinweis (en)',
    en: 'Note to jewellers (en)',
    nl: 'Opmerking (en)',
    fr: 'Remarque (en)',
    jp: 'メモ (en)',
    kr: '메모 (en)',
  },
  'note.nl': {
    de: 'Hinweis (nl)',
    en: 'Note to jewellers (nl)',
    nl: 'Opmerking (nl)',
    fr: 'Remarque (nl)',
    jp: 'メモ (nl)',
    kr: '메모 (nl)',
  },
  'note.fr': {
    de: 'Hinweis (fr)',
    en: 'Note to jewellers (fr)',
    nl: 'Opmerking (fr)',
    fr: 'Remarque (fr)',
    jp: 'メモ (fr)',
    kr: '메모 (fr)',
  },
  'note.jp': {
    de: 'Hinweis (jp)',
    en: 'Note to jewellers (jp)',
    nl: 'Opmerking (jp)',
    fr: 'Remarque (jp)',
    jp: 'メモ (jp)',
    kr: '메모 (jp)',
  },
  'note.kr': {
    de: 'Hinweis (kr)',
    en: 'Note to jewellers (kr)',
    nl: 'Opmerking (kr)',
    fr: 'Remarque (kr)',
    jp: 'メモ (kr)',
    kr: '메모 (kr)',
  },
  places: {
    de: 'Kategorien und Plätze',
    en: 'Categories and places',
    nl: 'Categorieën en plaatsen',
    fr: 'Catégories et places',
    jp: 'カテゴリーと順番',
    kr: '카테고리와 순서',
  },
  publishedFrom: {
    de: 'Im Programm ab',
    en: 'Offered from',
    nl: 'In het programma vanaf',
    fr: 'Au programme dès',
    jp: '掲載開始日',
    kr: '게재 시작일',
  },
  withdrawnFrom: {
    de: 'Zurückgezogen ab',
    en: 'Withdrawn from',
    nl: 'Teruggetrokken vanaf',
    fr: 'Retiré dès',
    jp: '掲載終了日',
    kr: '게재 종료일',
  },
  successor: { de: 'Nachfolger', en: 'Successor', nl: 'Opvolger', fr: 'Successeur', jp: '後継', kr: '후속 상품' },
  start: { de: 'Startwert', en: 'Start value', nl: 'Startwaarde', fr: 'Valeur de départ', jp: '初期値', kr: '시작값' },
  version: { de: 'Fassung', en: 'Version', nl: 'Versie', fr: 'Version', jp: '版', kr: '버전' },
};
// The record's keys, by its type.
export const MODEL_SHEET_COLUMNS = Object.keys(MODEL_SHEET_HEADS) as ModelSheetColumn[];

/** Bytes of a file that is imported. */
export const SHEET_BYTES_MAX = 16_777_216;
/** base64 takes four characters for three bytes. */
export const SHEET_BASE64_MAX = Math.ceil(SHEET_BYTES_MAX / 3) * 4;
