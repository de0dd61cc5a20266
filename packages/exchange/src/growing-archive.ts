import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** Deflate level: meshes and text of a pavé pair shrink to a fifth in a second. */
const LEVEL = 3;
/** Packed already, or too small to gain. */
const PACKED = /\.(?:3mf|pdf|png)$/u;
/** ZIP knows no earlier date: equal files give equal bytes. */
const DATE = new Date(1980, 0, 1);

/** A ZIP archive that is written file by file: nothing of it is kept in memory. */
export interface GrowingArchive {
  readonly add: (path: string, bytes: Uint8Array) => void;
  /** Begins a file that comes piece by piece; the next one begins after its last piece. */
  readonly begin: (path: string) => (bytes: Uint8Array, isLast: boolean) => void;
  /** Writes the table of contents. */
  readonly end: () => void;
}

/** @param write - takes the archive's bytes in their order; what it throws ends the archive */
export function growingArchive(write: (chunk: Uint8Array) => void): GrowingArchive {
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    write(chunk);
  });
  const begin = (path: string): ((bytes: Uint8Array, isLast: boolean) => void) => {
    const file = PACKED.test(path) ? new ZipPassThrough(path) : new ZipDeflate(path, { level: LEVEL });
    file.mtime = DATE;
    zip.add(file);
    return (bytes, isLast) => file.push(bytes, isLast);
  };
  return {
    begin,
    add: (path, bytes) => begin(path)(bytes, true),
    end: () => zip.end(),
  };
}
