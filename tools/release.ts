import { execFileSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The files of the root that name the version, as text. */
export interface ReleaseTexts {
  readonly manifest: string;
  readonly lock: string;
  readonly changes: string;
}

const VERSION = /^\d+\.\d+\.\d+$/;
const UNRELEASED = '## Unreleased';

function isNewer(version: string, before: string): boolean {
  const [now, then] = [version, before].map((text) => text.split('.').map(Number));
  const first = now?.findIndex((part, index) => part !== then?.[index]) ?? -1;
  return first >= 0 && (now?.[first] ?? NaN) > (then?.[first] ?? NaN);
}

/**
 * The texts of a release: the version in manifest and lock file, and the heading of what was unreleased.
 * @param date `YYYY-MM-DD`.
 * @throws Error that says what is missing; nothing has been written then.
 */
export function releaseTexts(texts: ReleaseTexts, version: string, date: string): ReleaseTexts {
  if (!VERSION.test(version)) throw new Error(`"${version}" is no version: three numbers with dots are`);
  const before: string = JSON.parse(texts.manifest).version; // our own manifest
  if (!isNewer(version, before)) throw new Error(`${version} does not come after ${before}`);
  const section = texts.changes.split(/^(?=## )/m).find((part) => part.startsWith(UNRELEASED));
  if (section === undefined) throw new Error(`CHANGELOG.md has no section "${UNRELEASED}"`);
  if (!section.includes('\n- ')) throw new Error(`the section "${UNRELEASED}" of CHANGELOG.md says nothing`);
  const named = (text: string): string =>
    text.replaceAll(/("name": "ringwerk",\s+"version": )"[^"]+"/g, `$1"${version}"`);
  return {
    manifest: named(texts.manifest),
    lock: named(texts.lock),
    changes: texts.changes.replace(UNRELEASED, `## ${version} – ${date}`),
  };
}

/** Writes the release, commits and tags it. Pushing stays with whoever releases. */
async function release(root: string, version: string): Promise<void> {
  const git = (...args: string[]): string => execFileSync('git', args, { cwd: root, encoding: 'utf8' });
  if (git('status', '--porcelain') !== '') throw new Error('commit or put away what is changed first');
  const path = (name: string): string => join(root, name);
  const [manifest, lock, changes] = await Promise.all(
    ['package.json', 'package-lock.json', 'CHANGELOG.md'].map((name) => readFile(path(name), 'utf8')),
  );
  if (manifest === undefined || lock === undefined || changes === undefined)
    throw new Error('a file could not be read');
  const texts = releaseTexts({ manifest, lock, changes }, version, new Date().toISOString().slice(0, 10));
  await writeFile(path('package.json'), texts.manifest);
  await writeFile(path('package-lock.json'), texts.lock);
  await writeFile(path('CHANGELOG.md'), texts.changes);
  git('commit', '--quiet', '--all', '--message', `release ${version}`);
  git('tag', '--annotate', `v${version}`, '--message', `Ringwerk ${version}`);
  console.log(`committed and tagged v${version}; push with: git push --follow-tags`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  try {
    await release(fileURLToPath(new URL('../', import.meta.url)), process.argv[2] ?? '');
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
