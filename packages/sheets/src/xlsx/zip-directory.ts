import { createInflateRaw } from 'node:zlib';
import { Readable } from 'node:stream';
import { SheetError } from '../sheet-cell.ts';

/** A file of an archive: its packed bytes and how they are packed. */
export interface ZipEntry {
  readonly packed: Uint8Array;
  readonly isDeflated: boolean;
}

const END_SIGNATURE = 0x06054b50;
const ENTRY_SIGNATURE = 0x02014b50;
const LOCAL_SIGNATURE = 0x04034b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
/** The comment behind the end record has a length of 16 bits. */
const COMMENT_MOST = 65_535;
/** Files of an archive; a workbook has dozens. */
const ENTRIES_MOST = 5_000;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;
/** Pieces that a packed file is passed on in: a byte unpacks to at most about a thousand. */
const PIECE_BYTES = 16_384;

const damaged = (): SheetError => new SheetError({ code: 'sheet.damaged' });

/** Where the end record stands; without one the archive was cut off. */
function endOf(view: DataView): number {
  for (let at = view.byteLength - END_BYTES; at >= Math.max(0, view.byteLength - END_BYTES - COMMENT_MOST); at -= 1)
    if (view.getUint32(at, true) === END_SIGNATURE) return at;
  throw new SheetError({ code: 'sheet.cut-off' });
}

/** Files of a ZIP archive by their paths, read from its directory. Nothing is unpacked yet. */
export function zipEntries(bytes: Uint8Array): ReadonlyMap<string, ZipEntry> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    return entriesOf(bytes, view, endOf(view));
  } catch (error) {
    // A place beyond the file.
    if (error instanceof RangeError) throw damaged();
    throw error;
  }
}

function entriesOf(bytes: Uint8Array, view: DataView, end: number): Map<string, ZipEntry> {
  const count = view.getUint16(end + 10, true);
  if (count > ENTRIES_MOST) throw damaged();
  const entries = new Map<string, ZipEntry>();
  let at = view.getUint32(end + 16, true);
  for (let index = 0; index < count; index += 1) {
    if (view.getUint32(at, true) !== ENTRY_SIGNATURE) throw damaged();
    const [nameBytes, extraBytes, commentBytes] = [28, 30, 32].map((field) => view.getUint16(at + field, true));
    if (nameBytes === undefined || extraBytes === undefined || commentBytes === undefined) throw damaged();
    const name = new TextDecoder().decode(bytes.subarray(at + ENTRY_BYTES, at + ENTRY_BYTES + nameBytes));
    entries.set(name, entryAt(bytes, view, at));
    at += ENTRY_BYTES + nameBytes + extraBytes + commentBytes;
  }
  return entries;
}

function entryAt(bytes: Uint8Array, view: DataView, at: number): ZipEntry {
  if ((view.getUint16(at + 8, true) & ENCRYPTED) !== 0) throw new SheetError({ code: 'sheet.old-excel' });
  const method = view.getUint16(at + 10, true);
  const packedBytes = view.getUint32(at + 20, true);
  const local = view.getUint32(at + 42, true);
  if (view.getUint32(local, true) !== LOCAL_SIGNATURE || (method !== STORED && method !== DEFLATED)) throw damaged();
  const from = local + LOCAL_BYTES + view.getUint16(local + 26, true) + view.getUint16(local + 28, true);
  if (from + packedBytes > bytes.length) throw damaged();
  return { packed: bytes.subarray(from, from + packedBytes), isDeflated: method === DEFLATED };
}

/** Bytes that may still be unpacked, of all files of an archive together. What the directory says of sizes is not believed. */
export class UnpackBudget {
  readonly #most: number;
  readonly #whole: UnpackBudget | null;
  #left: number;

  constructor(most: number, whole: UnpackBudget | null = null) {
    this.#most = most;
    this.#whole = whole;
    this.#left = most;
  }

  /** A budget for some of the files, which count in this one too. */
  part(most: number): UnpackBudget {
    return new UnpackBudget(most, this);
  }

  take(bytes: number): void {
    this.#whole?.take(bytes);
    this.#left -= bytes;
    if (this.#left < 0) throw new SheetError({ code: 'sheet.too-large', most: this.#most });
  }
}

function* piecesOf(bytes: Uint8Array): Iterable<Uint8Array> {
  for (let from = 0; from < bytes.length; from += PIECE_BYTES) yield bytes.subarray(from, from + PIECE_BYTES);
}

/** Unpacked text of a file, piece by piece: between two of them the process answers others. */
export async function* textOf(
  { packed, isDeflated }: ZipEntry,
  budget: UnpackBudget,
  signal?: AbortSignal,
): AsyncIterable<string> {
  const decoder = new TextDecoder();
  const source = Readable.from(piecesOf(packed));
  const unpacked = isDeflated ? source.pipe(createInflateRaw()) : source;
  try {
    for await (const piece of unpacked as AsyncIterable<Uint8Array>) {
      signal?.throwIfAborted();
      budget.take(piece.length);
      yield decoder.decode(piece, { stream: true });
    }
  } catch (error) {
    if (isZlibError(error)) throw damaged();
    throw error;
  } finally {
    source.destroy();
    unpacked.destroy();
  }
}

const isZlibError = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' && /^Z_|^ERR_/u.test(error.code);
