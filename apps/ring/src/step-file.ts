import type { RingFile } from '@ringwerk/exchange';
import { success, type Result, type RingDesign, type Kernel } from '@ringwerk/kernel';
import { leftOut } from '@ringwerk/kernel/exchange';
import { createStepWriter, stepPlanOf } from '@ringwerk/solid/step';
import type { Workshop } from './workshop.ts';

/** Nobody waits behind this job, and a busy machine may need several times as long as a server allows, ms. */
const PATIENCE = 120_000;

interface StepRequest {
  readonly ring: RingDesign;
  /** The ring's JSON pointer. */
  readonly path: string;
  readonly kernel: Kernel;
  readonly looks: Workshop['looks'];
}

/** Engravings are cut from their strip; solids and weights are compared without them. */
const bare = (kernel: Kernel): Kernel => ({
  ...kernel,
  tables: { ...kernel.tables, lettering: null },
  engraver: null,
});

/** A ring as STEP, written by OpenCascade in a worker of its own. */
export async function stepFile({ ring, path, kernel, looks }: StepRequest): Promise<Result<RingFile>> {
  const writer = createStepWriter({ timeLimit: PATIENCE });
  try {
    const made = await writer.write(stepPlanOf(ring, bare(kernel), ring.role, looks), path);
    if (!made.ok) return made;
    const leavesOut = [...new Set([...leftOut('step', ring), ...made.value.leftOut])];
    return success({ format: 'step', face: null, segment: null, bytes: Buffer.from(made.value.text), leavesOut });
  } finally {
    await writer.close();
  }
}
