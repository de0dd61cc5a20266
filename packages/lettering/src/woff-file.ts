/** One table of a WOFF 1.0 file, still packed when `isPacked`. */
export interface WoffTable {
  readonly tag: number;
  readonly checksum: number;
  readonly length: number;
  readonly isPacked: boolean;
  readonly bytes: Uint8Array;
}

export interface WoffFile {
  readonly flavour: number;
  readonly tables: readonly WoffTable[];
}

const WOFF_SIGNATURE = 0x774f4646;
const WOFF_HEADER = 44;
const WOFF_ENTRY = 20;
const SFNT_HEADER = 12;
const SFNT_ENTRY = 16;

/** Directory of a WOFF 1.0 file (W3C recommendation of 2012). @throws RangeError for any other file. */
export function readWoff(bytes: Uint8Array): WoffFile {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (view.getUint32(0) !== WOFF_SIGNATURE) throw new RangeError('not a WOFF 1.0 file');
  const tables = Array.from({ length: view.getUint16(12) }, (_, index) => {
    const entry = WOFF_HEADER + WOFF_ENTRY * index;
    const offset = view.getUint32(entry + 4);
    const packed = view.getUint32(entry + 8);
    const length = view.getUint32(entry + 12);
    return {
      tag: view.getUint32(entry),
      checksum: view.getUint32(entry + 16),
      length,
      isPacked: packed < length,
      bytes: bytes.subarray(offset, offset + packed),
    };
  });
  return { flavour: view.getUint32(4), tables };
}

/** The font file that a shaper reads; `unpacked` holds the tables' contents in the order of the directory. */
export function writeSfnt({ flavour, tables }: WoffFile, unpacked: readonly Uint8Array[]): Uint8Array {
  const padded = (length: number): number => Math.ceil(length / 4) * 4;
  const directory = SFNT_HEADER + SFNT_ENTRY * tables.length;
  const file = new Uint8Array(tables.reduce((sum, { length }) => sum + padded(length), directory));
  const view = new DataView(file.buffer);
  view.setUint32(0, flavour);
  view.setUint16(4, tables.length);
  let offset = directory;
  tables.forEach(({ tag, checksum, length }, index) => {
    const entry = SFNT_HEADER + SFNT_ENTRY * index;
    [tag, checksum, offset, length].forEach((value, k) => view.setUint32(entry + 4 * k, value));
    file.set(unpacked[index] ?? new Uint8Array(length), offset);
    offset += padded(length);
  });
  return file;
}

const OS2 = 0x4f532f32;

/** Heights of the font's OS/2 table in font units. @throws RangeError when the font tells no capital height. */
export function readHeights(sfnt: Uint8Array): { readonly capital: number; readonly cellMiddle: number } {
  const view = new DataView(sfnt.buffer, sfnt.byteOffset, sfnt.byteLength);
  for (let index = 0; index < view.getUint16(4); index++) {
    const entry = SFNT_HEADER + SFNT_ENTRY * index;
    if (view.getUint32(entry) !== OS2) continue;
    const at = view.getUint32(entry + 8);
    if (view.getUint16(at) < 2) break;
    return { capital: view.getInt16(at + 88), cellMiddle: (view.getInt16(at + 68) + view.getInt16(at + 70)) / 2 };
  }
  throw new RangeError('the font tells no capital height');
}
