import { renameSync, rmSync } from 'node:fs';
import { houseCatalogue } from '@ringwerk/catalogue';
import { exportManifest, type ExportedRing } from '@ringwerk/kernel/exchange';
import { ArchiveFile } from '../../storage/archive-file.ts';
import { kernelOf } from '../designs/server-kernel.ts';
import type { ArchiveContent, ArchivePosition, MissingFile, WrittenArchive } from './archive-messages.ts';
import { meshFiles, type NamedFile, type RingFiles, type RingToWrite } from './ring-files.ts';
import { SolidsAhead } from './solids-ahead.ts';

interface PositionPart {
  readonly manifest: unknown;
  readonly missing: readonly MissingFile[];
}

function ringsOf({ position, design, alloys, listed }: ArchivePosition): readonly RingToWrite[] {
  const kernel = kernelOf(listed === undefined ? {} : { alloys: listed });
  const { looks } = houseCatalogue(alloys);
  return design.rings.map((ring, index) => {
    const name = `position-${position}/ring-${index + 1}-${ring.role}`;
    return { ring, path: `/rings/${index}`, name, kernel, looks };
  });
}

interface ArchiveMeans {
  readonly archive: ArchiveFile;
  readonly solids: SolidsAhead;
  /** Twice for each ring. */
  readonly onRing: () => void;
}

/** @param first - place of the position's first ring among those of the order */
async function addPosition(
  position: ArchivePosition,
  first: number,
  { archive, solids, onRing }: ArchiveMeans,
): Promise<PositionPart> {
  const rings: ExportedRing[] = [];
  const missing: MissingFile[] = [];
  for (const [index, asked] of ringsOf(position).entries()) {
    const files: NamedFile[] = [];
    const take = (made: RingFiles): RingFiles => {
      for (const file of made.files) archive.add(file.path, file.bytes);
      files.push(...made.files);
      missing.push(...made.missing);
      onRing();
      return made;
    };
    solids.begin(first + index);
    const { volumes } = take(await meshFiles(asked));
    take(await solids.take(first + index));
    rings.push({
      role: asked.ring.role,
      volumes,
      files: files.map(({ format, path: file, bytes, leavesOut }) => ({
        format,
        file,
        bytes: bytes.length,
        leavesOut,
      })),
    });
  }
  const manifest = {
    position: position.position,
    quantity: position.quantity,
    ...exportManifest(position.design, rings),
  };
  return { manifest, missing };
}

/**
 * Writes an archive beside its place and then into it: whatever fails, nothing is left behind.
 * @param onProgress - 0 to 1
 * @throws whatever the file system says, `ENOSPC` for one
 */
export async function writeArchive(
  { subject, path, papers, positions }: ArchiveContent,
  onProgress: (done: number) => void,
): Promise<WrittenArchive> {
  const partial = `${path}.part`;
  const rings = positions.flatMap(ringsOf);
  const solids = new SolidsAhead(rings);
  let done = 0;
  const onRing = (): void => onProgress((done += 1) / (2 * rings.length));
  const archive = new ArchiveFile(partial);
  try {
    for (const { path: file, bytes } of papers) archive.add(file, bytes);
    const parts: PositionPart[] = [];
    let first = 0;
    for (const position of positions) {
      parts.push(await addPosition(position, first, { archive, solids, onRing }));
      first += position.design.rings.length;
    }
    const missing = parts.flatMap((part) => part.missing);
    const manifest = {
      ...subject,
      version: 1,
      positions: parts.map((part) => part.manifest),
      missing,
      checksums: archive.listed,
    };
    archive.add('manifest.json', Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`));
    const written = { ...archive.end(), files: archive.listed.length, missing };
    archive.close();
    renameSync(partial, path);
    return written;
  } catch (error) {
    archive.close();
    rmSync(partial, { force: true });
    throw error;
  } finally {
    await solids.close();
  }
}
