import { createKernelClient, type KernelClient } from './kernel-client.ts';
import { createKernelDesk } from './kernel-desk.ts';
import type { KernelAnswer } from './kernel-messages.ts';

/** The same client on the same desk without a worker and without fonts, for tests. */
export function openKernelInProcess(): KernelClient {
  let receive: (answer: KernelAnswer) => void = () => undefined;
  const desk = createKernelDesk(
    (answer) => receive(answer),
    () => Promise.resolve(null),
  );
  return createKernelClient({
    send: desk,
    listen: (onAnswer) => {
      receive = onAnswer;
    },
    close: () => undefined,
  });
}
