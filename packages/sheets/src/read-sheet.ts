import { decodeText } from './csv/decode-text.ts';
import { readCsv, readCsvText } from './csv/read-csv.ts';
import { SHEET_LIMITS, SheetError, type SheetLimits, type SheetReading } from './sheet-cell.ts';
import { readXlsx } from './xlsx/read-xlsx.ts';

const startsWith = (bytes: Uint8Array, start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** Every ZIP archive, XLSX among them. */
const ZIP = [0x50, 0x4b, 0x03, 0x04];
const EMPTY_ZIP = [0x50, 0x4b, 0x05, 0x06];
/** Compound files: XLS, and workbooks with a password. */
const COMPOUND = [0xd0, 0xcf, 0x11, 0xe0];

/** What a reader answers, and its refusals as answers too. */
async function answered(read: () => Promise<SheetReading>): Promise<SheetReading> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof SheetError) return { ok: false, problem: error.problem };
    throw error;
  }
}

/**
 * The table of a CSV or XLSX file, by its bytes, never by its name. What cannot be read is answered by a code; each row
 * keeps its number, and each cell that says nothing in itself (formula, merged) is marked.
 * @param signal - ends the reading between two pieces of the file
 */
export const readSheet = (
  bytes: Uint8Array,
  limits: SheetLimits = SHEET_LIMITS,
  signal?: AbortSignal,
): Promise<SheetReading> =>
  answered(async () => {
    if (bytes.length === 0) return { ok: false, problem: { code: 'sheet.empty' } };
    if (startsWith(bytes, COMPOUND)) return { ok: false, problem: { code: 'sheet.old-excel' } };
    if (startsWith(bytes, ZIP) || startsWith(bytes, EMPTY_ZIP)) return readXlsx(bytes, limits, signal);
    return readCsv(bytes, limits, signal);
  });

/** The table of a CSV whose text was decoded already, as that of an answer that names its encoding itself. */
export const readTextSheet = (
  text: string,
  limits: SheetLimits = SHEET_LIMITS,
  signal?: AbortSignal,
): Promise<SheetReading> => answered(() => readCsvText(text.replace(/^\u{feff}/u, ''), limits, signal));

/** The text of bytes that name no encoding: UTF-8, UTF-16 or Windows-1252, by what they hold. Null for what is no text. */
export function textOfBytes(bytes: Uint8Array): string | null {
  try {
    return decodeText(bytes).text;
  } catch (error) {
    if (error instanceof SheetError) return null;
    throw error;
  }
}
