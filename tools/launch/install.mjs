import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './root.mjs';

const lock = join(root, 'package-lock.json');
const installed = join(root, 'node_modules', '.package-lock.json');
const stamp = join(root, 'node_modules', '.ringwerk-install');

const lockHash = () => createHash('sha256').update(readFileSync(lock)).digest('hex');

function isInstalled(hash) {
  if (!existsSync(installed)) return false;
  if (existsSync(stamp)) return readFileSync(stamp, 'utf8') === hash;
  // Somebody ran npm by hand: trust it when it ran after the lockfile last changed.
  return statSync(installed).mtimeMs >= statSync(lock).mtimeMs;
}

/** Runs `npm ci` when the modules are missing or the lockfile has changed since. */
export function ensureInstalled() {
  const hash = lockHash();
  if (!isInstalled(hash)) {
    process.stderr.write('Installing what Ringwerk needs, once; this takes a minute or two …\n');
    // With NODE_ENV=production npm would leave out the builder of the page.
    const words = ['ci', '--no-audit', '--no-fund', '--include=dev', '--include=optional', '--loglevel=error'];
    const npm = process.env.npm_execpath;
    const [command, args] = npm === undefined ? ['npm', words] : [process.execPath, [npm, ...words]];
    // Npm's own report must not mix with the verb's output.
    const result = spawnSync(command, args, { cwd: root, stdio: ['ignore', 2, 2] });
    if (result.status !== 0) throw new Error('npm ci failed; see above. It needs a way to the npm registry.');
  }
  mkdirSync(dirname(stamp), { recursive: true });
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== hash) writeFileSync(stamp, hash);
}
