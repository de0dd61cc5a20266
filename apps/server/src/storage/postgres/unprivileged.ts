import { spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, renameSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { PostgresBinaries } from './binaries.ts';

/** How to run PostgreSQL, which refuses to run as root. */
export interface Runner {
  /** Folder of the binaries to run. */
  readonly folder: string;
  /** Words before the command. */
  readonly prefix: readonly string[];
  readonly uid?: number;
  readonly gid?: number;
}

const NOBODY = 65_534;
const asNobody = (folder: string): Runner => ({ folder, prefix: [], uid: NOBODY, gid: NOBODY });
const NAMESPACE = ['unshare', '-U', '--map-user=1000', '--map-group=1000'] as const;

/**
 * As an ordinary user nothing special is needed. As root a user namespace maps us to uid 1000: files stay
 * owned by root and the packages may lie below root's own 0700 home. Where namespaces are forbidden the
 * server runs as nobody, with the binaries copied to a readable place when nobody cannot load them.
 */
export function unprivilegedRunner(binaries: PostgresBinaries): Runner {
  if (process.getuid?.() !== 0) return { folder: binaries.folder, prefix: [] };
  const [command, ...rest] = NAMESPACE;
  const inNamespace = spawnSync(command, [...rest, join(binaries.folder, 'postgres'), '--version']);
  if (inNamespace.status === 0) return { folder: binaries.folder, prefix: NAMESPACE };
  if (canRun(asNobody(binaries.folder))) return asNobody(binaries.folder);
  return asNobody(readableCopy(binaries.folder));
}

function canRun(runner: Runner): boolean {
  const result = spawnSync(join(runner.folder, 'postgres'), ['--version'], {
    cwd: '/',
    ...(runner.uid === undefined ? {} : { uid: runner.uid }),
    ...(runner.gid === undefined ? {} : { gid: runner.gid }),
  });
  return result.status === 0;
}

function readableCopy(folder: string): string {
  const root = join(tmpdir(), 'ringwerk-postgres');
  if (!existsSync(root)) {
    const half = `${root}.${process.pid}`;
    cpSync(dirname(folder), half, { recursive: true, verbatimSymlinks: true });
    renameSync(half, root);
  }
  return join(root, 'bin');
}

/** Gives `path` to the user that the runner runs as; needed only without a namespace. */
export function giveTo(runner: Runner, path: string): void {
  if (runner.uid !== undefined && runner.gid !== undefined) chownSync(path, runner.uid, runner.gid);
}
