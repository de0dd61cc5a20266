import { renameSync, rmSync } from 'node:fs';
import { houseCatalogue } from '@ringwerk/catalogue';
import { exportManifest, type ExportedRing } from '@ringwerk/kernel/exchange';
import { createStepWriter, type StepWriter } from '@ringwerk/solid/step';
import { ArchiveFile } from '../../storage/archive-file.ts';
import { kernelOf } from '../designs/server-kernel.ts';
import type { ArchiveOrder, ArchivePosition, MissingFile, WrittenArchive } from './archive-messages.ts';
import { meshFiles, stepFiles, type NamedFile, type RingFiles } from './ring-files.ts';

/** A busy machine may need several times as long as an idle one, ms. */
const STEP_PATIENCE_MS = 180_000;

interface PositionPart {
  readonly manifest: unknown;
  readonly missing: readonly MissingFile[];
}

async function addPosition(
  archive: ArchiveFile,
  position: ArchivePosition,
  writer: StepWriter,
  onRing: () => void,
): Promise<PositionPart> {
  const { listed } = position;
  const kernel = kernelOf(listed === undefined ? {} : { alloys: listed });
  const { looks } = houseCatalogue(position.alloys);
  const rings: ExportedRing[] = [];
  const missing: MissingFile[] = [];
  for (const [index, ring] of position.design.rings.entries()) {
    const name = `position-${position.position}/ring-${index + 1}-${ring.role}`;
    const asked = { ring, path: `/rings/${index}`, name, kernel, looks };
    const files: NamedFile[] = [];
    const take = (made: RingFiles): RingFiles => {
      for (const file of made.files) archive.add(file.path, file.bytes);
      files.push(...made.files);
      missing.push(...made.missing);
      return made;
    };
    const { volumes } = take(await meshFiles(asked));
    onRing();
    take(await stepFiles(asked, writer));
    onRing();
    rings.push({
      role: ring.role,
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
 * Writes the archive of an order beside its place and then into it: whatever fails, nothing is left behind.
 * @param onProgress - 0 to 1
 * @throws whatever the file system says, `ENOSPC` for one
 */
export async function writeArchive(
  { number, path, papers, positions }: ArchiveOrder,
  onProgress: (done: number) => void,
): Promise<WrittenArchive> {
  const partial = `${path}.part`;
  const writer = createStepWriter({ timeLimit: STEP_PATIENCE_MS });
  const steps = positions.reduce((sum, { design }) => sum + 2 * design.rings.length, 0);
  let done = 0;
  const onRing = (): void => onProgress((done += 1) / steps);
  const archive = new ArchiveFile(partial);
  try {
    for (const { path: file, bytes } of papers) archive.add(file, bytes);
    const parts: PositionPart[] = [];
    for (const position of positions) parts.push(await addPosition(archive, position, writer, onRing));
    const missing = parts.flatMap((part) => part.missing);
    const manifest = {
      format: 'ringwerk-order',
      version: 1,
      order: number,
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
    await writer.close();
  }
}
