import { bringLetters } from './bring-letters.ts';
import { createKernelDesk } from './kernel-desk.ts';
import type { KernelRequest } from './kernel-messages.ts';

/** Entry of the worker: unpacks and answers, nothing else. */
const desk = createKernelDesk((answer, transfer) => self.postMessage(answer, { transfer }), bringLetters);
self.addEventListener('message', (event: MessageEvent<KernelRequest>) => desk(event.data));
