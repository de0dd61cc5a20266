import { createKernelClient, type KernelClient, type KernelTransport } from './kernel-client.ts';
import type { KernelAnswer, KernelRequest } from './kernel-messages.ts';

let ahead: Worker | null = null;

const startWorker = (): Worker =>
  new Worker(new URL('./kernel-worker.ts', import.meta.url), { type: 'module', name: 'ring-kernel' });

/** Starts the worker that the next opening takes, while the page itself is still on its way. */
export function preloadKernel(): void {
  ahead ??= startWorker();
}

/** What the page will most likely open with; nobody waits for the answer. @param input - a design's record, unread */
export function prefetchDesign(input: unknown): void {
  const request: KernelRequest = { id: 0, kind: 'prefetch', input };
  ahead?.postMessage(request, []);
}

/** Opens the kernel in its own worker. */
export function openKernel(): KernelClient {
  const worker = ahead ?? startWorker();
  ahead = null;
  return createKernelClient(workerTransport(worker));
}

function workerTransport(worker: Worker): KernelTransport {
  return {
    send: (request) => worker.postMessage(request, request.kind === 'connect' ? [request.port] : []),
    listen: (onAnswer, onBreak) => {
      worker.addEventListener('message', (event: MessageEvent<KernelAnswer>) => onAnswer(event.data));
      worker.addEventListener('error', (event) => onBreak(event.message || 'the kernel worker did not start'));
    },
    close: () => worker.terminate(),
  };
}
