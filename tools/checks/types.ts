import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Check } from './check.ts';
import { runTool } from './check.ts';

/** Every tsconfig of the workspace below packages, apps, e2e, bench and tools. */
async function projects(root: string): Promise<string[]> {
  const folders = ['e2e', 'bench', 'tools'];
  for (const parent of ['packages', 'apps']) {
    for (const name of await readdir(join(root, parent))) folders.push(join(parent, name));
  }
  const configs: string[] = [];
  for (const folder of folders) {
    for (const name of existsSync(join(root, folder)) ? await readdir(join(root, folder)) : []) {
      if (/^tsconfig.*\.json$/.test(name)) configs.push(join(folder, name));
    }
  }
  return configs;
}

/** The compiler over every project. Looked at = files of our own that it compiled, so a project that sees none fails. */
export const typesCheck: Check = {
  name: 'types',
  async run(root) {
    const failures: string[] = [];
    let looked = 0;
    for (const project of await projects(root)) {
      const output = await runTool(root, 'node_modules/typescript/bin/tsc', ['-p', project, '--listFiles']);
      const lines = output.stdout.split('\n');
      const own = lines.filter((line) => /\.tsx?$/.test(line) && !line.includes('node_modules'));
      if (own.length === 0) failures.push(`${project}: compiled no file of ours`);
      looked += own.length;
      failures.push(...lines.filter((line) => line.includes('error TS')));
    }
    return { looked, unit: 'compiled files', failures };
  },
};
