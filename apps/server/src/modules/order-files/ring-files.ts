import { exportRing, type RingFile, type RingFormat } from '@ringwerk/exchange';
import type { Kernel, Result, RingDesign } from '@ringwerk/kernel';
import type { ExchangeLooks, ExportVolume } from '@ringwerk/kernel/exchange';
import { leftOut } from '@ringwerk/kernel/exchange';
import type { StepPlan, StepWriter } from '@ringwerk/solid/step';
import { stepPlanOf } from '@ringwerk/solid/step';
import type { MissingFile } from './archive-messages.ts';

const FORMATS: readonly RingFormat[] = ['stl', '3mf', 'glb', 'svg'];

/** One file of a ring under its name in the archive. */
export interface NamedFile extends Pick<RingFile, 'format' | 'segment' | 'leavesOut' | 'bytes'> {
  readonly path: string;
}
export interface RingFiles {
  readonly files: readonly NamedFile[];
  readonly volumes: readonly ExportVolume[];
  readonly missing: readonly MissingFile[];
}

export interface RingToWrite {
  readonly ring: RingDesign;
  /** Its JSON pointer, and what its files are called. */
  readonly path: string;
  readonly name: string;
  readonly kernel: Kernel;
  readonly looks: ExchangeLooks;
}

/** `1-first.stl`, of a segment `1-first-segment-2.stl`, of an engraved face `1-first-inside.svg`. */
const fileName = (name: string, { format, face, segment }: Pick<RingFile, 'format' | 'face' | 'segment'>): string =>
  [name, ...(segment === null ? [] : [`segment-${segment + 1}`]), ...(face === null ? [] : [face])].join('-') +
  `.${format}`;

function missingOf(name: string, formats: readonly string[], refused: Result<unknown>): MissingFile[] {
  if (refused.ok) return [];
  return refused.issues.map(({ code, path, params }) => ({
    ring: name,
    formats,
    reason: code,
    detail: `${path} ${JSON.stringify(params)}`,
  }));
}

/** Letters are cut from their strip; solids and weights are compared without them. */
const bare = (kernel: Kernel): Kernel => ({
  ...kernel,
  tables: { ...kernel.tables, lettering: null },
  engraver: null,
});

/** The ring, and of several segments each on its own; a strip that is let in goes with none of them. */
function stepPlans(plan: StepPlan): readonly { readonly segment: number | null; readonly plan: StepPlan }[] {
  const segments = [...new Set(plan.bodies.flatMap((body) => body.segments))];
  const isSplit = plan.bodies.filter((body) => body.segments.length === 1).length > 1;
  if (!isSplit) return [{ segment: null, plan }];
  const single = segments.map((segment) => ({
    segment,
    plan: { ...plan, bodies: plan.bodies.filter((body) => body.segments.includes(segment)) },
  }));
  return [{ segment: null, plan }, ...single];
}

/** Exact solids, whole and by segment, as many at once as the writer has workers. What OpenCascade cannot make is named and left out. */
export async function stepFiles(
  { ring, path, name, kernel, looks }: RingToWrite,
  writer: StepWriter,
): Promise<RingFiles> {
  const files: NamedFile[] = [];
  const missing: MissingFile[] = [];
  const plans = stepPlans(stepPlanOf(ring, bare(kernel), name, looks));
  const written = await Promise.all(
    plans.map(async ({ segment, plan }) => ({ segment, made: await writer.write(plan, path) })),
  );
  for (const { segment, made } of written) {
    const file = { format: 'step', face: null, segment } as const;
    if (made.ok) {
      const leavesOut = [...new Set([...leftOut('step', ring), ...made.value.leftOut])];
      files.push({ ...file, path: fileName(name, file), leavesOut, bytes: Buffer.from(made.value.text) });
    } else missing.push(...missingOf(fileName(name, file), ['step'], made));
  }
  return { files, volumes: [], missing };
}

/** Meshes and drawings of a ring, whole and by segment; none of them when a body is not the one that was weighed. */
export async function meshFiles({ ring, path, name, kernel, looks }: RingToWrite): Promise<RingFiles> {
  const made = await exportRing({ ring, path, formats: FORMATS, kernel, looks, name, perSegment: true });
  if (!made.ok) return { files: [], volumes: [], missing: missingOf(name, FORMATS, made) };
  const files = made.value.files.map((file) => ({ ...file, path: fileName(name, file) }));
  return { files, volumes: made.value.volumes, missing: [] };
}
