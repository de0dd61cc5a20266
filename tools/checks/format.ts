import type { Check } from './check.ts';
import { runTool } from './check.ts';
import { sourceFiles } from './source-files.ts';

/** Formatting as `npm run format` would write it; never repairs. */
export const formatCheck: Check = {
  name: 'format',
  async run(root) {
    const files = await sourceFiles(root);
    const output = await runTool(root, 'node_modules/oxfmt/bin/oxfmt', ['--check', '.']);
    const failures = output.code === 0 ? [] : output.stdout.split('\n').filter((line) => /\.(ts|tsx|mjs)\b/.test(line));
    if (output.code !== 0 && failures.length === 0) failures.push(output.stdout + output.stderr);
    return { looked: files.length, unit: 'files', failures };
  },
};
