import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { runTool, verdict } from './check.ts';

const root = fileURLToPath(new URL('../../', import.meta.url));

test('a check that looked at nothing has failed', () => {
  expect(verdict('lint', { looked: 0, unit: 'files', failures: [] }).passed).toBe(false);
  expect(verdict('lint', { looked: 3, unit: 'files', failures: [] }).passed).toBe(true);
  expect(verdict('lint', { looked: 3, unit: 'files', failures: ['a.ts:1:1'] }).passed).toBe(false);
});

/** Each tool must refuse a planted fault, with the workspace's own settings. */
const PLANTED = [
  ['lint', 'node_modules/oxlint/bin/oxlint', ['-c', '.oxlintrc.json'], 'export const value: any = 1;\n'],
  ['format', 'node_modules/oxfmt/bin/oxfmt', ['--check'], 'export   const a = "x"\n'],
  ['types', 'node_modules/typescript/bin/tsc', ['--noEmit', '--strict'], "export const a: number = 'x';\n"],
] as const;

test.each(PLANTED)('%s refuses a planted fault', async (_name, script, args, text) => {
  const folder = await mkdtemp(join(root, 'tools', 'planted-'));
  try {
    await writeFile(join(folder, 'fault.ts'), text);
    const faulty = await runTool(root, script, [...args, join(folder, 'fault.ts')]);
    expect(faulty.code).not.toBe(0);
    await writeFile(join(folder, 'fault.ts'), 'export const value = 1;\n');
    const clean = await runTool(root, script, [...args, join(folder, 'fault.ts')]);
    expect(clean.stdout + clean.stderr + clean.code).toMatch(/0$/);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
