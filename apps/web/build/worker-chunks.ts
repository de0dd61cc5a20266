import type { Rolldown } from 'vite';

/**
 * The kernel's worker comes in two files beside its entry: what the first picture needs, and the rules and tools that arrive beside it.
 * Each small file more is one more turn between four processes before the rings stand there. A group takes its modules'
 * static imports along.
 */
export const WORKER_CHUNKS: Rolldown.OutputOptions['codeSplitting'] = {
  groups: [
    {
      name: 'kernel-worker-host',
      priority: 2,
      test: /apps\/web\/src\/kernel-worker\/(kernel-worker-host|load-letters)\.ts$/,
    },
    {
      name: 'kernel-rules',
      priority: 1,
      test: /packages\/kernel\/src\/(rules\/index|evaluate-design|mesh\/setter)\.ts$/,
    },
  ],
};
