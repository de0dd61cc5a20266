import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';

const fromRoot = (path: string): string => fileURLToPath(new URL(`../${path}`, import.meta.url));
const aliases = pathToFileURL(fromRoot('apps/web/build/quiet-build.ts')).href;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'ringwerk-build-'));
  const libraries = ['harfbuzzjs/dist/harfbuzz.js', 'manifold-3d/manifold.js'];
  const entry = libraries.map((path, index) => {
    const file = JSON.stringify(fromRoot(`node_modules/${path}`));
    return `export { default as library${index} } from ${file};`;
  });
  writeFileSync(join(folder, 'entry.js'), entry.join('\n'));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** What the builder prints when a page uses the libraries that also run in Node. */
function printed(resolve: string): string {
  const config = join(folder, 'vite.config.mjs');
  const output = `{ target: 'es2023', minify: false, lib: { entry: 'entry.js', formats: ['es'], fileName: 'out' } }`;
  writeFileSync(
    config,
    `import { BROWSER_MODULES } from '${aliases}';\nexport default { resolve: ${resolve}, build: ${output} };`,
  );
  const words = ['--disable-warning=ExperimentalWarning', fromRoot('node_modules/vite/bin/vite.js'), 'build'];
  const result = spawnSync(process.execPath, [...words, '--logLevel', 'warn', '--configLoader', 'native'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production' },
  });
  expect(result.status, result.stderr).toBe(0);
  return result.stdout + result.stderr;
}

test('the builder warns of no module that only Node has', () => {
  expect(printed('{ alias: BROWSER_MODULES }')).toBe('');
  // The libraries still name them: without the replacement there is something to warn of.
  expect(printed('{}')).toContain('externalized');
}, 60_000);
