import { strToU8, Zip, ZipDeflate, ZipPassThrough } from 'fflate';

/** Code of `ArchiveLimitError`. */
export const ARCHIVE_LIMIT = 'ARCHIVELIMIT';
/** Deflate level: meshes and text of a pavé pair shrink to a fifth in a second. */
const LEVEL = 3;
/** Packed already, or too small to gain. */
const PACKED = /\.(?:3mf|pdf|png|webp)$/u;
/** ZIP knows no earlier date: equal files give equal bytes. */
const DATE = new Date(1980, 0, 1);

/** Of an archive without the extension for big ones: a count or a place beyond is written cut off. */
const ZIP_LIMITS: ArchiveLimits = { files: 0xff_fe, bytes: 0xff_ff_ff_fe };
/** Of a file in the table of contents, without its name, and of the end of it. */
const ENTRY_BYTES = 46;
const END_BYTES = 22;

interface ArchiveLimits {
  readonly files: number;
  /** Of the whole, and of each file before it is packed. */
  readonly bytes: number;
}

/** What was to be packed does not fit into a ZIP archive. */
export class ArchiveLimitError extends RangeError {
  /** Lasts through the message of a thread. */
  readonly code = ARCHIVE_LIMIT;

  constructor(what: string) {
    super(`an archive holds no more ${what}`);
    this.name = 'ArchiveLimitError';
  }
}

/** A ZIP archive that is written file by file: nothing of it is kept in memory. */
export interface GrowingArchive {
  readonly add: (path: string, bytes: Uint8Array) => void;
  /** Begins a file that comes piece by piece; the next one begins after its last piece. */
  readonly begin: (path: string) => (bytes: Uint8Array, isLast: boolean) => void;
  /** Writes the table of contents. */
  readonly end: () => void;
}

/**
 * @param write - takes the archive's bytes in their order; what it throws ends the archive
 * @throws ArchiveLimitError from each of its functions, before anything is written that no reader could open
 */
export function growingArchive(write: (chunk: Uint8Array) => void, limits: ArchiveLimits = ZIP_LIMITS): GrowingArchive {
  let files = 0;
  /** Of what is written, and of what its table of contents will take. */
  let [written, table] = [0, END_BYTES];
  let isEnding = false;
  const zip = new Zip((error, chunk) => {
    if (error !== null) throw error;
    written += chunk.length;
    if (!isEnding && written + table > limits.bytes) throw new ArchiveLimitError('bytes');
    write(chunk);
  });
  const begin = (path: string): ((bytes: Uint8Array, isLast: boolean) => void) => {
    files += 1;
    if (files > limits.files) throw new ArchiveLimitError('files');
    table += ENTRY_BYTES + strToU8(path).length;
    const file = PACKED.test(path) ? new ZipPassThrough(path) : new ZipDeflate(path, { level: LEVEL });
    file.mtime = DATE;
    zip.add(file);
    let size = 0;
    return (bytes, isLast) => {
      size += bytes.length;
      if (size > limits.bytes) throw new ArchiveLimitError('bytes in a file');
      file.push(bytes, isLast);
    };
  };
  return {
    begin,
    add: (path, bytes) => begin(path)(bytes, true),
    end: () => {
      isEnding = true;
      zip.end();
    },
  };
}
