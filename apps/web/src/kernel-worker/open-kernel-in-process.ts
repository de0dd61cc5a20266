import { createKernelClient, type KernelClient } from './kernel-client.ts';
import { createKernelWorkerHost } from './kernel-worker-host.ts';
import type { KernelAnswer } from './kernel-messages.ts';

/** The same client on the same host without a worker and without fonts, for tests. */
export function openKernelInProcess(): KernelClient {
  let receive: (answer: KernelAnswer) => void = () => undefined;
  const host = createKernelWorkerHost(
    (answer) => receive(answer),
    () => Promise.resolve(null),
  );
  return createKernelClient({
    send: host,
    listen: (onAnswer) => {
      receive = onAnswer;
    },
    close: () => undefined,
  });
}
