import { createHash } from 'node:crypto';
import { closeSync, openSync, writeSync } from 'node:fs';
import { growingArchive } from '@ringwerk/exchange';

/** One file as a manifest lists it. */
export interface ListedFile {
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
}

/** An archive on disk: each file is hashed as it goes in, and so is the whole. */
export class ArchiveFile {
  readonly listed: ListedFile[] = [];
  readonly #hash = createHash('sha256');
  readonly #file: number;
  readonly #archive = growingArchive((chunk) => {
    for (let at = 0; at < chunk.length;) at += writeSync(this.#file, chunk, at);
    this.#hash.update(chunk);
    this.#bytes += chunk.length;
  });
  #bytes = 0;
  #isOpen = true;

  constructor(path: string) {
    this.#file = openSync(path, 'w', 0o600);
  }

  add(file: string, bytes: Uint8Array): void {
    this.begin(file)(bytes, true);
  }

  /** A file that comes piece by piece, one at a time. @returns what takes each piece, the last one said to be it */
  begin(file: string): (bytes: Uint8Array, isLast: boolean) => void {
    const hash = createHash('sha256');
    const write = this.#archive.begin(file);
    let size = 0;
    return (bytes, isLast) => {
      write(bytes, isLast);
      hash.update(bytes);
      size += bytes.length;
      if (isLast) this.listed.push({ file, bytes: size, sha256: hash.digest('hex') });
    };
  }

  end(): { readonly bytes: number; readonly sha256: string } {
    this.#archive.end();
    return { bytes: this.#bytes, sha256: this.#hash.digest('hex') };
  }

  /** Closes the file; nothing the second time. */
  close(): void {
    if (!this.#isOpen) return;
    this.#isOpen = false;
    closeSync(this.#file);
  }
}
