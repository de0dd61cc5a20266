import { existsSync } from 'node:fs';
import { mkdir, readdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Check, CheckReport } from './check.ts';
import { runTool } from './check.ts';

/** Every tsconfig of the workspace below packages, apps, e2e, bench and tools. */
export async function projects(root: string): Promise<string[]> {
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

/**
 * One project. What the compiler learnt is kept in `.cache/types`, so that a second run compiles only what has changed.
 * Looked at = files of our own, so a project that sees none fails.
 */
async function compile(root: string, project: string): Promise<CheckReport> {
  const memory = join('.cache/types', `${project.replaceAll('/', '-')}.tsbuildinfo`);
  const args = ['-p', project, '--listFiles', '--incremental', '--tsBuildInfoFile', memory];
  const output = await runTool(root, 'node_modules/typescript/bin/tsc', args);
  const lines = output.stdout.split('\n');
  const own = lines.filter((line) => /\.tsx?$/.test(line) && !line.includes('node_modules'));
  const failures = lines.filter((line) => line.includes('error TS'));
  if (own.length === 0) failures.push(`${project}: compiled no file of ours`);
  return { looked: own.length, unit: 'compiled files', failures };
}

/** Every project that reaches a file compiles it and finds its errors again; each place is reported once, in the first one's words. */
export function onceEach(failures: readonly string[]): string[] {
  const places = new Map<string, string>();
  for (const failure of failures) {
    const place = /^.+?\(\d+,\d+\): error TS\d+/u.exec(failure)?.[0] ?? failure;
    if (!places.has(place)) places.set(place, failure);
  }
  return [...places.values()];
}

/** Compiles `waiting`, as many at a time as there are cores, at most four. */
export async function compileProjects(root: string, waiting: string[]): Promise<CheckReport> {
  await mkdir(join(root, '.cache/types'), { recursive: true });
  const reports: CheckReport[] = [];
  const work = async (): Promise<void> => {
    for (let project = waiting.shift(); project !== undefined; project = waiting.shift())
      reports.push(await compile(root, project));
  };
  await Promise.all(Array.from({ length: Math.min(availableParallelism(), 4) }, work));
  return {
    looked: reports.reduce((sum, { looked }) => sum + looked, 0),
    unit: 'compiled files',
    failures: onceEach(reports.flatMap(({ failures }) => failures)),
  };
}

export const typesCheck: Check = {
  name: 'types',
  // The page's project takes as long as all others together: it goes first.
  run: async (root) =>
    compileProjects(
      root,
      (await projects(root)).toSorted((a, b) => Number(b.includes('web')) - Number(a.includes('web'))),
    ),
};
