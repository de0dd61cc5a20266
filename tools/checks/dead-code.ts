import type { Check } from './check.ts';
import { runTool } from './check.ts';
import { sourceFiles } from './source-files.ts';

/** knip: files, exports and dependencies that nobody uses. */
export const deadCodeCheck: Check = {
  name: 'dead code',
  async run(root) {
    const files = await sourceFiles(root);
    const output = await runTool(root, 'node_modules/knip/bin/knip.js', ['--no-progress', '--reporter', 'compact']);
    const failures =
      output.code === 0 ? [] : (output.stdout + output.stderr).split('\n').filter((line) => line.trim() !== '');
    return { looked: files.length, unit: 'files', failures };
  },
};
