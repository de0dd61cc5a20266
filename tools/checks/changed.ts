import { execFile } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Source files that differ from `revision` and still exist, with those that git does not track yet. */
export async function changedFiles(root: string, revision: string): Promise<readonly string[]> {
  const git = async (...args: string[]): Promise<string[]> =>
    (await run('git', args, { cwd: root })).stdout.split('\n').filter((line) => line !== '');
  const changed = await git('diff', '--name-only', '--diff-filter=d', revision);
  const untracked = await git('ls-files', '--others', '--exclude-standard');
  return [...new Set([...changed, ...untracked])].filter((file) => /\.(ts|tsx|mjs)$/.test(file)).toSorted();
}

/** A room: the folder that holds a `package.json`, with the rooms that it imports. */
export interface Room {
  readonly folder: string;
  readonly name: string;
  readonly imports: readonly string[];
}

const folderOf = (project: string): string => dirname(project);

export async function readRooms(root: string, projectFiles: readonly string[]): Promise<readonly Room[]> {
  const folders = [...new Set(projectFiles.map(folderOf))];
  return Promise.all(
    folders.map(async (folder) => {
      // `tools` has no manifest of its own and may import anything.
      const text = await readFile(join(root, folder, 'package.json'), 'utf8').catch(() => null);
      const manifest: { name?: string; dependencies?: object; devDependencies?: object } =
        text === null ? {} : JSON.parse(text); // a manifest of this workspace
      return {
        folder,
        name: manifest.name ?? folder,
        imports: text === null ? ['*'] : Object.keys({ ...manifest.dependencies, ...manifest.devDependencies }),
      };
    }),
  );
}

/** Projects that hold a changed file or import, over however many rooms, one that does. */
export function affectedProjects(
  changed: readonly string[],
  projectFiles: readonly string[],
  rooms: readonly Room[],
): readonly string[] {
  const touched = new Set(
    rooms.filter(({ folder }) => changed.some((file) => file.startsWith(`${folder}/`))).map(({ name }) => name),
  );
  for (let before = -1; before !== touched.size;) {
    before = touched.size;
    for (const { name, imports } of rooms)
      if (imports.some((other) => touched.has(other) || (other === '*' && touched.size > 0))) touched.add(name);
  }
  const folders = new Set(rooms.filter(({ name }) => touched.has(name)).map(({ folder }) => folder));
  return projectFiles.filter((project) => folders.has(folderOf(project)));
}

/** Changed tests, and the tests that carry the name of a changed file. */
export function testsOf(changed: readonly string[], files: readonly string[]): readonly string[] {
  const stems = new Set(changed.map((file) => file.replace(/((\.long)?\.test)?\.(ts|tsx|mjs)$/, '')));
  return files.filter((file) => /\.test\.tsx?$/.test(file) && stems.has(file.replace(/(\.long)?\.test\.tsx?$/, '')));
}
