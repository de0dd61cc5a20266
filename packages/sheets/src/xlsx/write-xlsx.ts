import { strToU8, zipSync } from 'fflate';
import type { WrittenCell, WrittenSheet } from '../written-sheet.ts';
import { columnLetters } from './cell-place.ts';
import { DAY_MS } from './day-ms.ts';

export const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const DOCUMENT = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';
const PACKAGE = 'http://schemas.openxmlformats.org/package/2006';
const DECLARATION = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>\n';
const TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml';
/** ZIP knows no earlier date: equal tables are equal bytes. */
const DATE = new Date(1980, 0, 1);
const EPOCH = Date.UTC(1899, 11, 30);
/** Sheets have names of 31 characters without these signs. */
const NAME_MOST = 31;

/** Rows of `cellXfs` below, by what they show. */
const STYLES = { plain: 0, head: 1, percent: 2, day: 3, marked: 4 } as const;

const escapeXml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

const codeOf = (sign: string): string => `_x${sign.charCodeAt(0).toString(16).toUpperCase().padStart(4, '0')}_`;

/** What XML cannot hold is written as spreadsheets do, and so is what already looks like that. */
const cellText = (text: string): string =>
  escapeXml(
    // oxlint-disable-next-line no-control-regex -- these are the signs that XML cannot hold
    text.replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/gu, codeOf).replaceAll(/[\0-\u0008\u000B-\u001F\uFFFE\uFFFF]/gu, codeOf),
  );

function cellXml(cell: WrittenCell, place: string): string {
  if (cell === null || cell === '') return '';
  if (typeof cell === 'number') return `<c r="${place}"><v>${cell}</v></c>`;
  if (typeof cell === 'object') {
    const isDay = cell.kind === 'day';
    const value = isDay ? (Date.parse(`${cell.day}T00:00:00Z`) - EPOCH) / DAY_MS : cell.value;
    return `<c r="${place}" s="${isDay ? STYLES.day : STYLES.percent}"><v>${value}</v></c>`;
  }
  // Typed again in the spreadsheet it would be a formula: the apostrophe of the style marks it as text.
  const style = /^[=+\-@]/u.test(cell) ? ` s="${STYLES.marked}"` : '';
  return `<c r="${place}" t="inlineStr"${style}><is><t xml:space="preserve">${cellText(cell)}</t></is></c>`;
}

function sheetXml({ columns, rows }: WrittenSheet): string {
  const widths = columns.map(
    ({ width }, index) => `<col min="${index + 1}" max="${index + 1}" width="${width}" customWidth="1"/>`,
  );
  const head = columns.map(
    ({ label }, index) =>
      `<c r="${columnLetters(index + 1)}1" t="inlineStr" s="${STYLES.head}"><is><t>${cellText(label)}</t></is></c>`,
  );
  const body = rows.map((cells, index) => {
    const row = index + 2;
    return `<row r="${row}">${cells.map((cell, at) => cellXml(cell, `${columnLetters(at + 1)}${row}`)).join('')}</row>`;
  });
  const range = `A1:${columnLetters(Math.max(1, columns.length))}${rows.length + 1}`;
  return [
    `<worksheet xmlns="${MAIN}"><dimension ref="${range}"/>`,
    '<sheetViews><sheetView workbookViewId="0">',
    '<pane ySplit="1" topLeftCell="A2" activePane="bottomLeft" state="frozen"/></sheetView></sheetViews>',
    `<cols>${widths.join('')}</cols><sheetData><row r="1">${head.join('')}</row>${body.join('')}</sheetData>`,
    `<autoFilter ref="${range}"/></worksheet>`,
  ].join('');
}

const STYLE_SHEET = [
  `<styleSheet xmlns="${MAIN}"><numFmts count="2"><numFmt numFmtId="164" formatCode="0.####%"/>`,
  '<numFmt numFmtId="165" formatCode="yyyy\\-mm\\-dd"/></numFmts>',
  '<fonts count="2"><font><sz val="11"/><name val="Calibri"/></font>',
  '<font><b/><sz val="11"/><name val="Calibri"/></font></fonts>',
  '<fills count="2"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill></fills>',
  '<borders count="1"><border><left/><right/><top/><bottom/><diagonal/></border></borders>',
  '<cellStyleXfs count="1"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/></cellStyleXfs>',
  '<cellXfs count="5"><xf numFmtId="0" fontId="0" fillId="0" borderId="0" xfId="0"/>',
  '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>',
  '<xf numFmtId="164" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
  '<xf numFmtId="165" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>',
  '<xf numFmtId="49" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1" quotePrefix="1"/></cellXfs>',
  '</styleSheet>',
].join('');

const sheetName = (name: string): string => name.replaceAll(/[[\]:*?/\\]/gu, ' ').slice(0, NAME_MOST) || 'Ringwerk';

/** A workbook of one sheet: head in bold and fixed, a filter over all columns, days and percent in their formats. */
export function toXlsx(sheet: WrittenSheet): Uint8Array<ArrayBuffer> {
  const parts: Readonly<Record<string, string>> = {
    '[Content_Types].xml': [
      `<Types xmlns="${PACKAGE}/content-types">`,
      '<Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>',
      '<Default Extension="xml" ContentType="application/xml"/>',
      `<Override PartName="/xl/workbook.xml" ContentType="${TYPE}.sheet.main+xml"/>`,
      `<Override PartName="/xl/worksheets/sheet1.xml" ContentType="${TYPE}.worksheet+xml"/>`,
      `<Override PartName="/xl/styles.xml" ContentType="${TYPE}.styles+xml"/></Types>`,
    ].join(''),
    '_rels/.rels': [
      `<Relationships xmlns="${PACKAGE}/relationships">`,
      `<Relationship Id="rId1" Type="${DOCUMENT}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ].join(''),
    'xl/workbook.xml': [
      `<workbook xmlns="${MAIN}" xmlns:r="${DOCUMENT}"><sheets>`,
      `<sheet name="${escapeXml(sheetName(sheet.name))}" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    ].join(''),
    'xl/_rels/workbook.xml.rels': [
      `<Relationships xmlns="${PACKAGE}/relationships">`,
      `<Relationship Id="rId1" Type="${DOCUMENT}/worksheet" Target="worksheets/sheet1.xml"/>`,
      `<Relationship Id="rId2" Type="${DOCUMENT}/styles" Target="styles.xml"/></Relationships>`,
    ].join(''),
    'xl/styles.xml': STYLE_SHEET,
    'xl/worksheets/sheet1.xml': sheetXml(sheet),
  };
  const files = Object.entries(parts).map(([path, text]) => [path, strToU8(DECLARATION + text)] as const);
  return zipSync(Object.fromEntries(files), { mtime: DATE });
}
