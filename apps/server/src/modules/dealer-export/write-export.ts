import { renameSync, rmSync } from 'node:fs';
import { toCsv, type WrittenCell } from '@ringwerk/sheets/csv';
import { ArchiveFile } from '../../storage/archive-file.ts';

type Row = Readonly<Record<string, unknown>>;

/** Records of one kind: their keys first, then each page of them. */
export interface ExportedRecords {
  /** Name of its files. */
  readonly name: string;
  readonly keys: () => Promise<readonly string[]>;
  readonly read: (keys: readonly string[]) => Promise<readonly Row[]>;
}
export interface ExportedDocument {
  readonly path: string;
  /** Null for one that was taken away meanwhile. */
  readonly read: () => Promise<Uint8Array | null>;
}
export interface ExportSource {
  /** What the manifest says of it. */
  readonly head: Row;
  readonly records: readonly ExportedRecords[];
  readonly documents: readonly ExportedDocument[];
}

export interface WrittenExport {
  readonly bytes: number;
  readonly files: number;
  readonly sha256: string;
}

/** Records that are read and packed at once: some megabyte, in the time of a few frames. */
const PAGE = 50;
const NOTHING = new Uint8Array();

/** As a spreadsheet shows it: what has parts is JSON. */
function cellOf(value: unknown): WrittenCell {
  if (value === null || value === undefined) return null;
  if (typeof value === 'number' || typeof value === 'string') return value;
  return JSON.stringify(value);
}

/** Rows as they come, with the heads before the first. */
function csvPages(): (rows: readonly Row[]) => string {
  let heads: readonly string[] | null = null;
  return (rows) => {
    const lines = rows.map((row) => (heads ?? []).map((head) => cellOf(row[head])));
    if (heads !== null) return toCsv(lines, '.').slice(1);
    const first = Object.keys(rows[0] ?? {});
    heads = first;
    return toCsv([first, ...rows.map((row) => first.map((head) => cellOf(row[head])))], '.');
  };
}

/** Rows as parts of one list. */
function jsonPages(): (rows: readonly Row[]) => string {
  let isFirst = true;
  return (rows) =>
    rows
      .map((row) => {
        const start = isFirst ? '[\n' : ',\n';
        isFirst = false;
        return start + JSON.stringify(row);
      })
      .join('');
}

/** Packs one kind in one form, page by page. */
async function addRecords(
  archive: ArchiveFile,
  { name, read }: ExportedRecords,
  keys: readonly string[],
  { form, signal }: { readonly form: 'json' | 'csv'; readonly signal: AbortSignal },
): Promise<void> {
  const write = archive.begin(`${name}.${form}`);
  const text = form === 'json' ? jsonPages() : csvPages();
  for (let at = 0; at < keys.length; at += PAGE) {
    signal.throwIfAborted();
    write(Buffer.from(text(await read(keys.slice(at, at + PAGE)))), false);
  }
  if (form === 'json') write(Buffer.from(keys.length === 0 ? '[]\n' : '\n]\n'), true);
  else write(NOTHING, true);
}

/**
 * Writes an export beside its place and then into it: whatever fails, nothing is left behind.
 * @throws whatever the file system says, `ENOSPC` for one
 */
export async function writeExport(
  path: string,
  { head, records, documents }: ExportSource,
  { signal, onProgress }: { readonly signal: AbortSignal; readonly onProgress: (done: number) => void },
): Promise<WrittenExport> {
  const partial = `${path}.part`;
  const archive = new ArchiveFile(partial);
  try {
    const counts: Record<string, number> = {};
    for (const [index, kind] of records.entries()) {
      const keys = await kind.keys();
      counts[kind.name] = keys.length;
      await addRecords(archive, kind, keys, { form: 'json', signal });
      await addRecords(archive, kind, keys, { form: 'csv', signal });
      onProgress((index + 1) / (records.length + 1));
    }
    for (const { path: file, read } of documents) {
      signal.throwIfAborted();
      const bytes = await read();
      if (bytes !== null) archive.add(file, bytes);
    }
    const manifest = { format: 'ringwerk-dealer', version: 1, ...head, counts, checksums: archive.listed };
    archive.add('manifest.json', Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
    const written = { ...archive.end(), files: archive.listed.length };
    archive.close();
    renameSync(partial, path);
    return written;
  } catch (error) {
    archive.close();
    rmSync(partial, { force: true });
    throw error;
  }
}
