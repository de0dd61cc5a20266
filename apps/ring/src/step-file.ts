import { setterTools } from '@ringwerk/exchange';
import { refusal, success, type Issue, type Kernel, type Result, type RingDesign } from '@ringwerk/kernel';
import { leftOut } from '@ringwerk/kernel/exchange';
import { metalVolumes } from '@ringwerk/kernel/weight';
import type { RingFile } from '@ringwerk/exchange';
import { createStepWriter, stepPlanOf, type StepFile } from '@ringwerk/solid/step';
import { KERNEL } from './kernel.ts';

/** As for meshes: a solid that differs more is not the ring that was weighed. */
const VOLUME_TOLERANCE = 0.0005;

/** Nobody waits behind this job, and a busy machine may need several times as long as a server allows, ms. */
const PATIENCE = 600_000;

/** Engravings are cut from their strip; solids and weights are compared without them. */
const BARE: Kernel = { ...KERNEL, tables: { ...KERNEL.tables, lettering: null }, engraver: null };

/** The volume of what the file shows against the weighed one; a file that leaves metal work out has no weighed one. */
function volumeIssues(ring: RingDesign, path: string, { solids, leftOut: omitted }: StepFile): Issue[] {
  if (omitted.some((omission) => omission !== 'engraving')) return [];
  const value = solids.reduce((sum, { volume }) => sum + volume, 0);
  const expected = metalVolumes(ring, BARE).reduce((sum, volume) => sum + volume, 0);
  if (Math.abs(value / expected - 1) <= VOLUME_TOLERANCE) return [];
  return [{ code: 'export.volume', path, params: { value, expected }, severity: 'error' }];
}

/** A ring as STEP, written by OpenCascade in a worker of its own. `path` is the ring's JSON pointer. */
export async function stepFile(ring: RingDesign, path: string): Promise<Result<RingFile>> {
  const tools = setterTools(ring, BARE.tables);
  const writer = createStepWriter({ timeLimit: PATIENCE });
  try {
    const made = await writer.write(stepPlanOf(ring, BARE.tables, tools, ring.role), path);
    if (!made.ok) return made;
    const issues = volumeIssues(ring, path, made.value);
    if (issues.length > 0) return refusal(issues);
    const leavesOut = [...new Set([...leftOut('step', ring), ...made.value.leftOut])];
    return success({ format: 'step', face: null, bytes: Buffer.from(made.value.text), leavesOut });
  } finally {
    await writer.close();
  }
}
