import { loadLetters } from './load-letters.ts';
import { createKernelWorkerHost } from './kernel-worker-host.ts';
import type { KernelRequest } from './kernel-messages.ts';

/** Entry of the worker: unpacks and answers, nothing else. */
const host = createKernelWorkerHost((answer, transfer) => self.postMessage(answer, { transfer }), loadLetters);
self.addEventListener('message', (event: MessageEvent<KernelRequest>) => host(event.data));
