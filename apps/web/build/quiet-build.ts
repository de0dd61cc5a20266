import { fileURLToPath } from 'node:url';

/**
 * Modules of Node that libraries for both worlds name in a branch that no browser enters. They are replaced by an empty one by
 * our own decision: left to itself the builder does the same, and warns about each at every first start.
 */
export const BROWSER_MODULES = [
  { find: /^(?:node:)?module$/, replacement: fileURLToPath(new URL('./no-module.ts', import.meta.url)) },
];

/** On a slow machine the builder reports how long its own plugins took: nothing for whoever starts the portal. */
export const QUIET = { bundlerTimings: false } as const;
