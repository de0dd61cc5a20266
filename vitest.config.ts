import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { keepScratchInMemory } from './tools/scratch-folder.ts';

keepScratchInMemory();

/** A test that hangs is ended; one that is slow on a busy machine is not. Milliseconds. */
const PATIENCE = { testTimeout: 120_000, hookTimeout: 120_000, teardownTimeout: 60_000 };
/** Waits of tests last as long, too, and limits of processor time follow the machine. */
const PATIENT = ['tools/patient-waits.ts', 'tools/processor-time.ts'];

/** These put another module in the place of one that the other files have read already. */
const MOCKING = [
  'apps/server/src/modules/order-files/write-archive.test.ts',
  'apps/server/test/posted-designs.long.test.ts',
];
/** The same in the page, and two that wait for its rest: a request that another file leaves without an answer keeps it busy. */
const ALONE_WEB = [
  'apps/web/src/api/call.test.ts',
  'apps/web/src/api/offline/page-rest.test.ts',
  'apps/web/src/api/logout-signal.test.ts',
  'apps/web/src/api/offline/kept-answers.test.ts',
  'apps/web/src/api/offline/outbox.test.ts',
  'apps/web/src/api/offline/vault.test.ts',
  'apps/web/src/features/configurator/session/persons-store.test.ts',
  'apps/web/src/features/configurator/sharing/live-room-store.test.ts',
  'apps/web/src/features/login/sign-in.test.ts',
];

export default defineConfig({
  test: {
    passWithNoTests: false,
    // The runner would leave one core idle: on two cores that is half of them.
    maxWorkers: availableParallelism(),
    // What another process or thread brings may take seconds on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        test: {
          name: 'packages',
          include: ['packages/*/{src,test}/**/*.test.ts'],
          // Modules of packages have no state but caches by their whole input. Read once, kernel, catalogue and
          // advice take 29 s of processor time instead of 43.
          isolate: false,
          setupFiles: PATIENT,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'unit',
          include: ['apps/ring/{src,test}/**/*.test.ts', 'tools/**/*.test.ts', 'bench/**/*.test.ts', ...ALONE_WEB],
          setupFiles: PATIENT,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'web',
          include: ['apps/web/{src,test}/**/*.test.ts'],
          exclude: ALONE_WEB,
          // Modules read once: 7 s of processor time instead of 26.
          isolate: false,
          setupFiles: [...PATIENT, 'apps/web/test/fresh-page.ts'],
          ...PATIENCE,
        },
      },
      {
        // Components, drawn into a document without a browser; what only a browser can tell (layout, paint) is left to the journeys.
        test: {
          name: 'web-dom',
          include: ['apps/web/{src,test}/**/*.test.tsx'],
          environment: 'jsdom',
          // One document for all files, emptied after each test (`apps/web/test/dom.ts`): a new one takes a second a file.
          isolate: false,
          setupFiles: [...PATIENT, 'apps/web/test/dom.ts'],
          ...PATIENCE,
        },
      },
      {
        // Its own project, so that the embedded database starts only for tests that use it.
        test: {
          name: 'server',
          include: ['apps/server/{src,test}/**/*.test.ts'],
          exclude: MOCKING,
          globalSetup: ['apps/server/test/global-setup.ts'],
          // Each file starts an application on a database of its own. Modules read once: 42 s of processor time
          // instead of 87.
          isolate: false,
          setupFiles: PATIENT,
          ...PATIENCE,
        },
      },
      {
        test: {
          name: 'server-alone',
          include: MOCKING,
          globalSetup: ['apps/server/test/global-setup.ts'],
          setupFiles: PATIENT,
          ...PATIENCE,
        },
      },
    ],
  },
});
