import { SheetError } from '../sheet-cell.ts';

const startsWith = (bytes: Uint8Array, ...start: readonly number[]): boolean =>
  start.every((byte, index) => bytes[index] === byte);

/** Bytes looked at for the zeros of UTF-16 without a mark. */
const SAMPLE = 512;

function utf16WithoutMark(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | null {
  const sample = bytes.subarray(0, SAMPLE);
  const zeros = [0, 1].map((rest) => sample.filter((byte, index) => byte === 0 && index % 2 === rest).length);
  const [even = 0, odd = 0] = zeros;
  // Zeros at both are no text at all.
  if (even + odd < sample.length / 4 || (even > 0 && odd > 0)) return null;
  return odd > even ? 'utf-16le' : 'utf-16be';
}

/** UTF-8 text; null for bytes that are none. A character that the end of the file cuts is left out, and `isCut`. */
function decodeUtf8(bytes: Uint8Array): { text: string; isCut: boolean } | null {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let text: string;
  try {
    text = decoder.decode(bytes, { stream: true });
  } catch {
    return null;
  }
  try {
    return { text: text + decoder.decode(), isCut: false };
  } catch {
    return { text, isCut: true };
  }
}

/** Characters looked at for signs that no table has. */
const LOOKED_AT = 65_536;

/** No text of any of these encodings holds control characters, tab and line ends apart: pictures, PDF, archives do. */
const hasControls = (text: string): boolean =>
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  /[\0-\u0008\u000E-\u001A]/u.test(text.slice(0, LOOKED_AT));

/** The text of a file: by its mark, else UTF-8 where the bytes are UTF-8, else Windows-1252, as Excel writes CSV in Europe. */
export function decodeText(bytes: Uint8Array): { readonly text: string; readonly isCut: boolean } {
  const mark = startsWith(bytes, 0xff, 0xfe) ? 'utf-16le' : startsWith(bytes, 0xfe, 0xff) ? 'utf-16be' : null;
  const wide = mark ?? utf16WithoutMark(bytes);
  const found =
    wide === null
      ? (decodeUtf8(bytes) ?? { text: new TextDecoder('windows-1252').decode(bytes), isCut: false })
      : { text: new TextDecoder(wide).decode(bytes), isCut: bytes.length % 2 === 1 };
  if (hasControls(found.text)) throw new SheetError({ code: 'sheet.other-type' });
  return found;
}
