import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, readdirSync, statSync, writeFileSync } from 'node:fs';
import { dirname, extname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { root } from './root.mjs';

const web = join(root, 'apps', 'web');
const dist = join(web, 'dist');
const stillPage = join(root, 'packages', 'stills', 'dist');
const SKIPPED = new Set(['node_modules', 'dist', 'data', '.cache']);
/** Pictures that no page is built from. The code that draws them is one folder up, under the same name. */
const COMMITTED_PICTURES = join(root, 'packages', 'catalogue', 'stills');
const COMPRESSED = new Set(['.js', '.css', '.html', '.svg', '.json', '.wasm', '.txt', '.webmanifest']);
/** Below this a compressed copy saves nothing. */
const COMPRESS_FROM_BYTES = 1_024;

function* filesBelow(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }).sort((a, b) => (a.name < b.name ? -1 : 1))) {
    const path = join(folder, entry.name);
    if (SKIPPED.has(entry.name) || path === COMMITTED_PICTURES) continue;
    if (entry.isDirectory()) yield* filesBelow(path);
    else if (entry.isFile() && !/\.test\.tsx?$/.test(entry.name)) yield path;
  }
}

/** Hash over the content of everything that the page is built from. */
function sourceHash() {
  const hash = createHash('sha256');
  const sources = [web, join(root, 'packages')].flatMap((folder) => [...filesBelow(folder)]);
  for (const path of [...sources, join(root, 'package-lock.json'), join(root, 'tsconfig.base.json')]) {
    hash.update(relative(root, path)).update('\0').update(readFileSync(path)).update('\0');
  }
  return hash.digest('hex');
}

/** Runs the builder when `into` is not what it makes of today's sources. */
async function build(node, hash, { name, announcement, into, words, cwd, finish }) {
  const stamp = join(root, '.cache', name);
  const isFresh = existsSync(stamp) && readFileSync(stamp, 'utf8') === hash && existsSync(join(into, 'index.html'));
  if (isFresh) return;
  process.stderr.write(`${announcement}\n`);
  const vite = join(root, 'node_modules', 'vite', 'bin', 'vite.js');
  const env = { ...process.env, NODE_ENV: 'production' };
  const result = spawnSync(
    node,
    ['--disable-warning=ExperimentalWarning', vite, 'build', ...words, '--logLevel', 'warn'],
    {
      cwd,
      env,
      stdio: ['ignore', 2, 2],
    },
  );
  if (result.status !== 0) throw new Error('The page could not be built; see above.');
  await finish?.();
  mkdirSync(dirname(stamp), { recursive: true });
  writeFileSync(stamp, hash);
}

const WEB = {
  name: 'web-build',
  announcement: 'Building the page; this takes a moment, and is done again only after a change …',
  into: dist,
  words: [],
  cwd: web,
  finish: () => compressBelow(dist),
};
const STILL_PAGE = {
  name: 'still-page-build',
  announcement: 'Building the page that draws pictures …',
  into: stillPage,
  words: ['--config', 'tools/still-page/vite.config.ts'],
  cwd: root,
};

/** Builds the page that pictures are drawn in when its sources have changed since. */
export const buildStillPage = (node) => build(node, sourceHash(), STILL_PAGE);

/** Builds both pages when their sources have changed since, and lays compressed copies beside the portal's files. */
export async function buildWeb(node) {
  const hash = sourceHash();
  await build(node, hash, WEB);
  await build(node, hash, STILL_PAGE);
}

async function compressBelow(folder) {
  for (const path of filesBelow(folder)) {
    if (!COMPRESSED.has(extname(path)) || statSync(path).size < COMPRESS_FROM_BYTES) continue;
    const bytes = readFileSync(path);
    const params = { [constants.BROTLI_PARAM_QUALITY]: 10, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length };
    const [zipped, packed] = await Promise.all([
      promisify(gzip)(bytes, { level: 9 }),
      promisify(brotliCompress)(bytes, { params }),
    ]);
    writeFileSync(`${path}.gz`, zipped);
    writeFileSync(`${path}.br`, packed);
  }
}
