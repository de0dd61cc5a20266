import type { Plugin } from 'vite';

const OPERATIONS = /\/packages\/contract\/src\/operations\/[a-z-]+\.ts$/;
const SUMMARY = /^[ \t]*summary:\s*(?:'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"),\n/gm;

/**
 * The source of a file of operations without their summaries, which the API's document alone reads.
 * @throws Error when one is written in a way that is not understood: it would come back to every first page unseen.
 */
export function withoutSummaries(code: string): string {
  const stripped = code.replaceAll(SUMMARY, '');
  if (/\bsummary:/.test(stripped)) throw new Error('an operation has a summary that is no plain string');
  return stripped;
}

/** Leaves the operations' summaries out of the page. */
export const stripSummaries = (): Plugin => ({
  name: 'ringwerk-strip-summaries',
  enforce: 'pre',
  apply: 'build',
  transform: (code, id) =>
    OPERATIONS.test(id.split('?')[0] ?? '') ? { code: withoutSummaries(code), map: null } : null,
});
