import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expectedNotice } from '../notice/compose-notice.ts';
import type { Check, CheckReport } from './check.ts';

/** Compares NOTICE.md with what the lock file asks for. Looked at = rows of its table. */
export function compareNotice(written: string, expected: string): CheckReport {
  const looked = expected.split('\n').filter((line) => line.startsWith('| ')).length;
  if (written === expected) return { looked, unit: 'lines', failures: [] };
  const known = new Set(written.split('\n'));
  const news = expected.split('\n').filter((line) => line.startsWith('| ') && !known.has(line));
  return { looked, unit: 'lines', failures: ['NOTICE.md is out of date: npm run notice', ...news] };
}

/** Every shipped library and font stands in NOTICE.md with its licence. */
export const noticeCheck: Check = {
  name: 'notice',
  async run(root) {
    const written = await readFile(join(root, 'NOTICE.md'), 'utf8').catch(() => '');
    return compareNotice(written, await expectedNotice(root));
  },
};
