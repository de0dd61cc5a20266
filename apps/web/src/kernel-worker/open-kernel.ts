import { createKernelClient, type KernelClient, type KernelLine } from './kernel-client.ts';
import type { KernelAnswer } from './kernel-messages.ts';

/** Opens the kernel in its own worker. */
export function openKernel(): KernelClient {
  return createKernelClient(workerLine());
}

function workerLine(): KernelLine {
  const worker = new Worker(new URL('./kernel-worker.ts', import.meta.url), { type: 'module', name: 'ring-kernel' });
  return {
    send: (request) => worker.postMessage(request, []),
    listen: (onAnswer, onBreak) => {
      worker.addEventListener('message', (event: MessageEvent<KernelAnswer>) => onAnswer(event.data));
      worker.addEventListener('error', (event) => onBreak(event.message || 'the kernel worker did not start'));
    },
    close: () => worker.terminate(),
  };
}
