import { exportRing, type RingFile, type RingFormat } from '@ringwerk/exchange';
import type { Design, RingDesign } from '@ringwerk/kernel';
import { EXPORT_FORMATS, exportManifest, type ExportedRing, type ExportFormat } from '@ringwerk/kernel/exchange';
import { checkDesign } from '@ringwerk/kernel/rules';
import { done, failed, isAnswer, refused, type Answer } from '../answer.ts';
import { stepFile } from '../step-file.ts';
import type { Workshop } from '../workshop.ts';
import { writeFiles, type FileToWrite } from '../write-files.ts';

/** Files to write by format, and where the manifest goes besides standard output. */
export type MeshTargets = Readonly<Partial<Record<ExportFormat | 'manifest', string>>>;

/** `ring.svg` → `ring-2.svg` for the second ring of a pair, → `ring-2-inside.svg` for what is engraved in it. */
function named(path: string, index: number, face: RingFile['face']): string {
  const suffix = `${index === 0 ? '' : `-${index + 1}`}${face === null ? '' : `-${face}`}`;
  return path.replace(/(\.[^./]+)?$/, `${suffix}$1`);
}

interface RingResult {
  readonly files: readonly FileToWrite[];
  readonly ring: ExportedRing;
}

const isWritten = (format: ExportFormat): format is RingFormat => format !== 'step';

function ringResult(
  ring: RingDesign,
  files: readonly RingFile[],
  pathOf: (file: RingFile) => string,
  volumes: ExportedRing['volumes'],
): RingResult {
  return {
    files: files.map((file) => ({ path: pathOf(file), bytes: file.bytes })),
    ring: {
      role: ring.role,
      files: files.map((file) => ({
        format: file.format,
        file: pathOf(file),
        bytes: file.bytes.length,
        leavesOut: file.leavesOut,
      })),
      volumes,
    },
  };
}

async function makeRing(
  design: Design,
  index: number,
  { kernel, looks }: Workshop,
  targets: MeshTargets,
): Promise<RingResult | Answer> {
  const ring = design.rings[index];
  if (ring === undefined) throw new Error(`The design has no ring ${index}: callers go by its own list.`);
  const formats = EXPORT_FORMATS.filter((format) => targets[format] !== undefined).filter(isWritten);
  const request = { ring, path: `/rings/${index}`, formats, kernel, looks, name: ring.role };
  const made = await exportRing(request);
  if (!made.ok) return refused(made.issues);
  const { volumes } = made.value;
  const files = [...made.value.files];
  if (targets.step !== undefined) {
    const step = await stepFile(request);
    if (!step.ok) return refused(step.issues);
    files.push(step.value);
  }
  return ringResult(ring, files, ({ format, face }) => named(targets[format] ?? '', index, face), volumes);
}

/** The file that two rings or formats would share, or null. */
function sharedPath(files: readonly FileToWrite[]): string | null {
  const paths = files.map(({ path }) => path);
  return paths.find((path, at) => paths.indexOf(path) < at) ?? null;
}

/**
 * Writes the files of every ring and answers with the manifest. Nothing is written when a ring is refused, a body is
 * not the weighed one, or any file cannot be written.
 */
export async function mesh(design: Design, workshop: Workshop, targets: MeshTargets): Promise<Answer> {
  if (EXPORT_FORMATS.every((format) => targets[format] === undefined))
    return failed('call.file-missing', 'Name a file to write, e.g. mesh design.json --stl ring.stl --3mf ring.3mf.');
  const issues = checkDesign(design, workshop.kernel.tables);
  if (issues.some((issue) => issue.severity === 'error')) return refused(issues);
  const results: RingResult[] = [];
  for (const index of design.rings.keys()) {
    const made = await makeRing(design, index, workshop, targets);
    if (isAnswer(made)) return made;
    results.push(made);
  }
  const manifest = exportManifest(
    design,
    results.map(({ ring }) => ring),
  );
  const files = results.flatMap((result) => result.files);
  if (targets.manifest !== undefined)
    files.push({ path: targets.manifest, bytes: Buffer.from(`${JSON.stringify(manifest, null, 2)}\n`) });
  const shared = sharedPath(files);
  if (shared !== null) return failed('call.file-twice', `${shared} is named for two files.`);
  return (await writeFiles(files)) ?? done(manifest);
}
