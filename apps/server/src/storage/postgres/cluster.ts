import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { chmodSync, existsSync, lstatSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { giveTo, type Runner } from './unprivileged.ts';

/** Longest path of a Unix socket on Linux (107) and macOS (103); the server appends `/.s.PGSQL.5432`. */
const SOCKET_PATH_MAX = 103;
const SOCKET_NAME = '/.s.PGSQL.5432';
/** First major with the built-in locale provider. */
const BUILTIN_LOCALE_SINCE = 17;

export const SUPERUSER = 'ringwerk';

/** A private folder for the socket: inside the data folder, or below the temp folder when that path is too long. */
export function socketFolder(dataFolder: string, runner: Runner): string {
  const near = join(dataFolder, 'run');
  const name = `ringwerk-${createHash('sha256').update(dataFolder).digest('hex').slice(0, 12)}`;
  const folder = near.length + SOCKET_NAME.length <= SOCKET_PATH_MAX ? near : join(tmpdir(), name);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const found = lstatSync(folder);
  const isOurs = found.isDirectory() && [process.getuid?.(), runner.uid].includes(found.uid);
  // Somebody else's folder of that name would let them listen in our place.
  if (!isOurs) throw new Error(`The folder ${folder} belongs to another user; remove it or choose another DATA_DIR.`);
  chmodSync(folder, 0o700);
  giveTo(runner, folder);
  return folder;
}

/** Where the embedded server keeps its data. */
export const clusterFolder = (dataFolder: string): string => join(dataFolder, 'postgres');

/** Whether `initdb` has made this folder and come to its end. */
export const isCompleteCluster = (folder: string): boolean =>
  existsSync(join(folder, 'PG_VERSION')) && existsSync(join(folder, 'global', 'pg_control'));

/** Makes the data folder with `initdb` unless it is complete. A half-made one (killed at first start) is made again. */
export function ensureCluster(folder: string, runner: Runner): void {
  if (isCompleteCluster(folder)) return;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  giveTo(runner, folder);
  // Plain C would silently drop every non-ASCII letter from trigram searches.
  const locale =
    majorVersion(runner) >= BUILTIN_LOCALE_SINCE
      ? ['--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8']
      : ['--locale=C.UTF-8'];
  const result = runOnce(runner, 'initdb', ['-D', folder, '-U', SUPERUSER, '-A', 'trust', '-E', 'UTF8', ...locale]);
  if (result.status !== 0) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`The database could not be created: ${lastLine(result.stderr)}`);
  }
}

function majorVersion(runner: Runner): number {
  const found = /\(PostgreSQL\) (\d+)/.exec(runOnce(runner, 'postgres', ['--version']).stdout);
  return Number(found?.[1] ?? 0);
}

function runOnce(runner: Runner, name: string, args: readonly string[]) {
  const [command = '', ...rest] = [...runner.prefix, join(runner.folder, name), ...args];
  return spawnSync(command, rest, {
    cwd: '/',
    encoding: 'utf8',
    ...(runner.uid === undefined ? {} : { uid: runner.uid }),
    ...(runner.gid === undefined ? {} : { gid: runner.gid }),
  });
}

export const lastLine = (text: string): string => text.trim().split('\n').at(-1) ?? '';

/**
 * Process that runs a server on this data folder, or null. A pid file left by a crash may name a number that
 * now belongs to some other program; such a file is removed, because the server would refuse to start over it.
 */
export function runningPostmaster(folder: string): number | null {
  const pidFile = join(folder, 'postmaster.pid');
  if (!existsSync(pidFile)) return null;
  const pid = Number(readFileSync(pidFile, 'utf8').split('\n')[0]);
  const command = Number.isInteger(pid) && pid > 1 ? commandLine(pid) : '';
  if (command.includes('postgres') && command.includes(folder)) return pid;
  rmSync(pidFile, { force: true });
  return null;
}

function commandLine(pid: number): string {
  if (process.platform === 'linux') {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    } catch {
      return '';
    }
  }
  return spawnSync('ps', ['-p', String(pid), '-o', 'command='], { encoding: 'utf8' }).stdout ?? '';
}
