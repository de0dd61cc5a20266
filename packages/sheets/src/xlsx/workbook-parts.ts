import { isBlank, SheetError } from '../sheet-cell.ts';
import { unescapeText, withPiece } from './collect-text.ts';
import { parseXml, type XmlMeans } from './parse-xml.ts';
import type { ZipEntry } from './zip-directory.ts';

const RELATIONS_MOST = 5_000;
const SHEETS_MOST = 1_000;
/** Excel has 65,490 cell formats. */
const STYLES_MOST = 65_000;
const STRINGS_MOST = 1_000_000;
/** Characters of all texts of a workbook. */
export const CHARACTERS_MOST = 33_554_432;

/** @throws SheetError for more of something than the table of any list has */
export function requireCount(count: number, most: number): void {
  if (count > most) throw new SheetError({ code: 'sheet.overloaded' });
}

type Entries = ReadonlyMap<string, ZipEntry>;

export interface Workbook {
  /** Path of the first visible sheet. */
  readonly sheet: string;
  readonly name: string;
  /** Other sheets, hidden ones included. */
  readonly others: number;
  /** Days count from 1904, as Excel for the Mac once did. */
  readonly isFrom1904: boolean;
  readonly strings: string | null;
  readonly styles: string | null;
}

const folderOf = (path: string): string => path.slice(0, path.lastIndexOf('/') + 1);

/** Targets of a part's relations, by id and by the last word of their type. */
async function relationsOf(entries: Entries, part: string, means: XmlMeans) {
  const folder = folderOf(part);
  const entry = entries.get(`${folder}_rels/${part.slice(folder.length)}.rels`);
  const byId = new Map<string, string>();
  const byType = new Map<string, string>();
  if (entry === undefined) return { byId, byType };
  await parseXml(entry, means, {
    open: (name, { Id = '', Type = '', Target = '' }) => {
      if (name !== 'Relationship') return;
      const path = Target.startsWith('/') ? Target.slice(1) : `${folder}${Target}`;
      byId.set(Id, path);
      requireCount(byId.size, RELATIONS_MOST);
      byType.set(Type.slice(Type.lastIndexOf('/') + 1), path);
      requireCount(byType.size, RELATIONS_MOST);
    },
  });
  return { byId, byType };
}

/** What an archive says of its sheets. @throws SheetError for one that is no XLSX workbook */
export async function readWorkbook(entries: Entries, means: XmlMeans): Promise<Workbook> {
  const path = (await relationsOf(entries, '', means)).byType.get('officeDocument') ?? 'xl/workbook.xml';
  const entry = entries.get(path);
  if (entry === undefined || !path.endsWith('.xml')) throw new SheetError({ code: 'sheet.other-type' });
  const { byId, byType } = await relationsOf(entries, path, means);
  const sheets: { readonly name: string; readonly path: string; readonly isVisible: boolean }[] = [];
  let isWorkbook = false;
  let isFrom1904 = false;
  await parseXml(entry, means, {
    open: (name, attributes) => {
      if (name === 'workbook') isWorkbook = true;
      if (name === 'workbookPr') isFrom1904 = isTrue(attributes['date1904']);
      if (name !== 'sheet') return;
      const id = Object.entries(attributes).find(([key]) => key.endsWith(':id'))?.[1] ?? '';
      const isVisible = attributes['state'] === undefined || attributes['state'] === 'visible';
      sheets.push({ name: attributes['name'] ?? '', path: byId.get(id) ?? '', isVisible });
      requireCount(sheets.length, SHEETS_MOST);
    },
  });
  if (!isWorkbook) throw new SheetError({ code: 'sheet.other-type' });
  const sheet = sheets.find(({ isVisible }) => isVisible);
  if (sheet === undefined) throw new SheetError({ code: 'sheet.empty' });
  return {
    sheet: sheet.path,
    name: sheet.name,
    others: sheets.length - 1,
    isFrom1904,
    strings: byType.get('sharedStrings') ?? null,
    styles: byType.get('styles') ?? null,
  };
}

export const isTrue = (text: string | undefined): boolean => text === '1' || text === 'true';

/** A text that any number of cells refer to: whether it is blank is looked at once. */
export interface SharedText {
  readonly text: string;
  readonly isBlank: boolean;
}

/** Texts that cells refer to by number. Readings beside Japanese words (`rPh`) are no part of them. */
export async function readStrings(entry: ZipEntry, means: XmlMeans): Promise<readonly SharedText[]> {
  const strings: SharedText[] = [];
  let characters = 0;
  const add = (written: string): void => {
    const shared = unescapeText(written);
    strings.push({ text: shared, isBlank: isBlank(shared) });
    characters += shared.length;
    requireCount(strings.length, STRINGS_MOST);
    requireCount(characters, CHARACTERS_MOST);
  };
  let text = '';
  let isText = false;
  let isReading = false;
  await parseXml(entry, means, {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') isReading = true;
      if (name === 't') isText = true;
    },
    text: (piece) => {
      if (isText && !isReading) text = withPiece(text, piece);
    },
    close: (name) => {
      if (name === 'si') add(text);
      if (name === 'rPh') isReading = false;
      if (name === 't') isText = false;
    },
  });
  return strings;
}

export type NumberStyle = 'number' | 'percent' | 'day';

/** Formats that a workbook need not define: percent, days, and days of East Asia. */
const BUILT_IN_PERCENT = new Set([9, 10]);
const isBuiltInDay = (id: number): boolean =>
  (id >= 14 && id <= 17) || id === 22 || (id >= 27 && id <= 36) || (id >= 50 && id <= 58);

/** What a format of a workbook's own shows. Quoted words, colours and escaped signs are no part of the format. */
export function styleOf(code: string): NumberStyle {
  const signs = code.replaceAll(/"[^"]*"|\\.|_.|\*.|\[[^\]]*\]/gu, '');
  if (signs.includes('%')) return 'percent';
  return /[yd]/iu.test(signs) ? 'day' : 'number';
}

/** How the numbers of a workbook are shown, by the number of their style. */
export async function readStyles(entry: ZipEntry, means: XmlMeans): Promise<readonly NumberStyle[]> {
  const formats = new Map<number, NumberStyle>();
  const styles: NumberStyle[] = [];
  let isInCells = false;
  await parseXml(entry, means, {
    open: (name, { numFmtId = '0', formatCode = '' }) => {
      const id = Number(numFmtId);
      if (name === 'numFmt') formats.set(id, styleOf(formatCode));
      requireCount(formats.size, STYLES_MOST);
      if (name === 'cellXfs') isInCells = true;
      if (name !== 'xf' || !isInCells) return;
      const builtIn = BUILT_IN_PERCENT.has(id) ? 'percent' : isBuiltInDay(id) ? 'day' : 'number';
      styles.push(formats.get(id) ?? builtIn);
      requireCount(styles.length, STYLES_MOST);
    },
    close: (name) => {
      if (name === 'cellXfs') isInCells = false;
    },
  });
  return styles;
}
