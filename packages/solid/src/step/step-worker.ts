import { parentPort, workerData } from 'node:worker_threads';
import { openCascade } from './open-cascade.ts';
import type { StepAnswer, StepRequest, StepWorkerData } from './step-messages.ts';
import { writeStep } from './write-step.ts';

// Set by `createStepWriter` alone.
const { wasmPath } = workerData as StepWorkerData;
const opened = openCascade(wasmPath);

async function answer({ id, plan }: StepRequest): Promise<StepAnswer> {
  try {
    const result = await writeStep(await opened, plan);
    if ('file' in result) return { id, kind: 'file', file: result.file };
    const { body, volume } = result;
    if (volume === null) return { id, kind: 'failed', reason: `the solid ${body.name} came out invalid` };
    return { id, kind: 'volume', body, volume };
  } catch (error) {
    return { id, kind: 'failed', reason: error instanceof Error ? error.message : String(error) };
  }
}

parentPort?.on('message', (request: StepRequest) => {
  // `answer` never rejects; whatever sending throws ends the worker, and the writer hears of that.
  void answer(request).then((result) => parentPort?.postMessage(result, []));
});
