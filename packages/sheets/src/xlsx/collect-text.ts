import { SheetError } from '../sheet-cell.ts';

/** Characters that Excel lets a cell have. */
export const TEXT_MOST = 32_767;
/** An escaped character is written with seven. */
const WRITTEN_MOST = 7 * TEXT_MOST;

const tooLong = (): SheetError => new SheetError({ code: 'sheet.text-too-long', most: TEXT_MOST });

/** A written text with its next piece. @throws SheetError as soon as no cell can hold it */
export function withPiece(text: string, piece: string): string {
  if (text.length + piece.length > WRITTEN_MOST) throw tooLong();
  return text + piece;
}

/** The text of a cell: spreadsheets write what XML cannot hold as `_x000D_`. */
export function unescapeText(written: string): string {
  const text = written.includes('_x')
    ? written.replaceAll(/_x([0-9A-Fa-f]{4})_/gu, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)))
    : written;
  if (text.length > TEXT_MOST) throw tooLong();
  return text;
}
