export { toCsv } from './csv/write-csv.ts';
export type { WrittenCell, WrittenColumn, WrittenSheet } from './written-sheet.ts';
export { toXlsx, XLSX_TYPE } from './xlsx/write-xlsx.ts';
