/** Excel reads UTF-8 only behind this mark. */
const BYTE_ORDER_MARK = '\uFEFF';

export type CsvCell = string | number | null;

/**
 * A text that begins like a formula would be run by the spreadsheet: stock numbers and notes are other people's input.
 * A leading apostrophe is how a spreadsheet marks plain text. Numbers of our own stay numbers.
 */
function cellText(cell: CsvCell, separator: string, decimal: string): string {
  if (cell === null) return '';
  if (typeof cell === 'number') return String(cell).replace('.', decimal);
  const safe = /^[=+\-@\t\r]/u.test(cell) ? `'${cell}` : cell;
  return safe.includes(separator) || /["\r\n]/u.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Rows as CSV with byte order mark; where the comma is the decimal sign the semicolon separates, as Excel expects. */
export function toCsv(rows: readonly (readonly CsvCell[])[], decimal: '.' | ','): string {
  const separator = decimal === ',' ? ';' : ',';
  const lines = rows.map((row) => row.map((cell) => cellText(cell, separator, decimal)).join(separator));
  return `${BYTE_ORDER_MARK}${lines.join('\r\n')}\r\n`;
}
