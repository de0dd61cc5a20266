import type { Check } from './check.ts';
import { runTool } from './check.ts';

/** oxlint with type-aware rules; limits of length and complexity are rules there. */
export const lintCheck: Check = {
  name: 'lint',
  async run(root) {
    const output = await runTool(root, 'node_modules/oxlint/bin/oxlint', ['--type-aware', '--format=unix']);
    const text = output.stdout + output.stderr;
    const looked = await countLinted(root);
    const failures = text.split('\n').filter((line) => /^[^\s].*:\d+:\d+:/.test(line));
    if (output.code !== 0 && failures.length === 0) failures.push(text.trim());
    return { looked, unit: 'files', failures: output.code === 0 ? [] : failures };
  },
};

/** The linter's own count of files, from its closing line. */
async function countLinted(root: string): Promise<number> {
  const output = await runTool(root, 'node_modules/oxlint/bin/oxlint', ['--silent']);
  return Number(/on (\d+) files?/.exec(output.stdout + output.stderr)?.[1] ?? 0);
}
