import { defineConfig } from 'vitest/config';

/** A test that hangs is ended; one that is slow on a busy machine is not. Milliseconds. */
const PATIENCE = { testTimeout: 120_000, hookTimeout: 120_000, teardownTimeout: 60_000 };

export default defineConfig({
  test: {
    passWithNoTests: false,
    // What another process or thread brings may take seconds on a busy machine.
    expect: { poll: { timeout: 30_000 } },
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            'packages/*/{src,test}/**/*.test.ts',
            'apps/{web,ring}/{src,test}/**/*.test.ts',
            'tools/**/*.test.ts',
            'bench/**/*.test.ts',
          ],
          ...PATIENCE,
        },
      },
      {
        // Components, drawn into a document without a browser; what only a browser can tell (layout, paint) is left to the journeys.
        test: {
          name: 'web-dom',
          include: ['apps/web/src/**/*.test.tsx'],
          environment: 'jsdom',
          setupFiles: ['apps/web/test/dom.ts'],
          ...PATIENCE,
        },
      },
      {
        // Its own project, so that the embedded database starts only for tests that use it.
        test: {
          name: 'server',
          include: ['apps/server/{src,test}/**/*.test.ts'],
          globalSetup: ['apps/server/test/global-setup.ts'],
          ...PATIENCE,
        },
      },
    ],
  },
});
