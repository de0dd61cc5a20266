import { LOOKS } from '@ringwerk/catalogue';
import type { RingFile } from '@ringwerk/exchange';
import { success, type Result, type RingDesign, type Kernel } from '@ringwerk/kernel';
import { leftOut } from '@ringwerk/kernel/exchange';
import { createStepWriter, stepPlanOf } from '@ringwerk/solid/step';
import { KERNEL } from './kernel.ts';

/** Nobody waits behind this job, and a busy machine may need several times as long as a server allows, ms. */
const PATIENCE = 120_000;

/** Engravings are cut from their strip; solids and weights are compared without them. */
const BARE: Kernel = { ...KERNEL, tables: { ...KERNEL.tables, lettering: null }, engraver: null };

/** A ring as STEP, written by OpenCascade in a worker of its own. `path` is the ring's JSON pointer. */
export async function stepFile(ring: RingDesign, path: string): Promise<Result<RingFile>> {
  const writer = createStepWriter({ timeLimit: PATIENCE });
  try {
    const made = await writer.write(stepPlanOf(ring, BARE, ring.role, LOOKS), path);
    if (!made.ok) return made;
    const leavesOut = [...new Set([...leftOut('step', ring), ...made.value.leftOut])];
    return success({ format: 'step', face: null, bytes: Buffer.from(made.value.text), leavesOut });
  } finally {
    await writer.close();
  }
}
