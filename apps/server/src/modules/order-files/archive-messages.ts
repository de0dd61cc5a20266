import type { HouseAlloy } from '@ringwerk/catalogue';
import type { Design } from '@ringwerk/kernel';
import type { ListedAlloy } from '@ringwerk/kernel';

/** Rings of one position, as plain data that reaches another thread. */
export interface ArchivePosition {
  readonly position: number;
  readonly quantity: number;
  readonly design: Design;
  /** Names and colours of the day of the order. */
  readonly alloys: readonly HouseAlloy[];
  /** Alloys of the list that it was priced by: they weigh what they weighed. Absent: those of the release. */
  readonly listed: readonly ListedAlloy[] | undefined;
}

/** What the manifest says that the archive is of. */
export type ArchiveSubject =
  | { readonly format: 'ringwerk-order'; readonly order: string }
  | { readonly format: 'ringwerk-article'; readonly article: string };

export interface ArchiveContent {
  readonly subject: ArchiveSubject;
  /** Where the archive is written; what is there is replaced. */
  readonly path: string;
  /** Papers, printed before. */
  readonly papers: readonly { readonly path: string; readonly bytes: Uint8Array }[];
  readonly positions: readonly ArchivePosition[];
}

/** A file that is not in the archive. */
export interface MissingFile {
  readonly ring: string;
  readonly formats: readonly string[];
  /** Code of the issue, e.g. `export.volume`. */
  readonly reason: string;
  readonly detail: string;
}

export interface WrittenArchive {
  readonly bytes: number;
  readonly files: number;
  readonly sha256: string;
  readonly missing: readonly MissingFile[];
}

export type ArchiveAnswer =
  | { readonly kind: 'progress'; readonly done: number }
  | { readonly kind: 'done'; readonly archive: WrittenArchive }
  /** `code`: of the operating system, e.g. `ENOSPC`. */
  | { readonly kind: 'failed'; readonly code: string; readonly reason: string };
