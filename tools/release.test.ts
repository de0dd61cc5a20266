import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { releaseTexts, type ReleaseTexts } from './release.ts';

const read = (name: string): Promise<string> => readFile(new URL(`../${name}`, import.meta.url), 'utf8');
const withUnreleased = '# Changes\n\n## Unreleased\n\n### Fixed\n\n- One thing.\n\n## 0.0.1 – 2026-01-01\n\n- First.\n';
async function texts(changes = withUnreleased): Promise<ReleaseTexts> {
  return { manifest: await read('package.json'), lock: await read('package-lock.json'), changes };
}

test('a release names its version in manifest and lock file, and dates what was unreleased', async () => {
  const { manifest, lock, changes } = releaseTexts(await texts(), '999.0.0', '2027-01-31');
  expect(JSON.parse(manifest).version).toBe('999.0.0');
  const parsed = JSON.parse(lock);
  expect([parsed.version, parsed.packages[''].version]).toEqual(['999.0.0', '999.0.0']);
  expect(changes).toContain('## 999.0.0 – 2027-01-31\n\n### Fixed');
  expect(changes).not.toContain('Unreleased');
});

test.each([
  ['1.0', withUnreleased, 'is no version'],
  ['0.0.1', withUnreleased, 'does not come after'],
  ['999.0.0', '# Changes\n\n## 0.0.1 – 2026-01-01\n\n- First.\n', 'has no section'],
  ['999.0.0', '# Changes\n\n## Unreleased\n\n## 0.0.1 – 2026-01-01\n\n- First.\n', 'says nothing'],
])('%s is refused where the change log reads %j', async (version, changes, reason) => {
  await expect(texts(changes).then((read) => releaseTexts(read, version, '2027-01-31'))).rejects.toThrow(reason);
});
