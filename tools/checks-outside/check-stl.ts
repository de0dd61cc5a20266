import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ADMESH = '/usr/bin/admesh';

/** Path of admesh: installed, or on Debian as root installed now; null where neither is possible. */
export function findAdmesh(): string | null {
  if (existsSync(ADMESH)) return ADMESH;
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return null;
  execFileSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'admesh'], { stdio: 'ignore' });
  return existsSync(ADMESH) ? ADMESH : null;
}

/** Lines of the report that a closed, clean body answers with 0. */
const FAULTS = [
  'Total disconnected facets',
  'Degenerate facets',
  'Edges fixed',
  'Facets removed',
  'Facets added',
  'Facets reversed',
  'Backwards edges',
];

/** What admesh finds wrong with an STL, and the volume that it measures in mm³. */
export async function stlFaults(
  admesh: string,
  bytes: Uint8Array,
): Promise<{ readonly faults: readonly string[]; readonly volume: number }> {
  const folder = await mkdtemp(join(tmpdir(), 'ringwerk-stl-'));
  try {
    const file = join(folder, 'ring.stl');
    await writeFile(file, bytes);
    const { stdout, status } = spawnSync(admesh, [file], { encoding: 'utf8' });
    const figure = (name: string): number => Number(new RegExp(`${name} *: *([\\d.-]+)`).exec(stdout)?.[1]);
    const faults = FAULTS.map((name) => [name, figure(name)] as const)
      // A line that is missing is a fault too.
      .filter(([, value]) => value !== 0)
      .map(([name, value]) => `admesh: ${name} ${value}`);
    return { faults: status === 0 ? faults : [...faults, `admesh ended with ${status}`], volume: figure('Volume') };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
