// Run after `npm install`: `node tools/complete-lockfile.mjs`. npm leaves packages for other platforms out of the
// lockfile when the registry at hand does not have them, and then its own `npm ci` refuses that lockfile.
// Their names and exact versions stand in their parents, so they can be written from there.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from './launch/root.mjs';

const SYSTEMS = { windows: 'win32' };
const KNOWN_SYSTEMS = ['android', 'darwin', 'freebsd', 'linux', 'openharmony', 'win32', 'windows'];
const PROCESSORS = ['x64', 'arm64', 'arm', 'ia32', 'ppc64', 'riscv64', 's390x', 'loong64', 'mips64el'];

/** Whether `name` is found from the package at `path` by Node's walk up the folders. */
function isLocked(packages, path, name) {
  for (let base = path; ; base = base.slice(0, Math.max(0, base.lastIndexOf('/node_modules/')))) {
    if (packages[`${base === '' ? '' : `${base}/`}node_modules/${name}`] !== undefined) return true;
    if (base === '') return false;
  }
}

function platformEntry(name, version, isDev) {
  const words = name.slice(name.lastIndexOf('/') + 1).split('-');
  const system = words.find((word) => KNOWN_SYSTEMS.includes(word));
  const processor = words.find((word) => PROCESSORS.includes(word));
  if (system === undefined || !/^\d/.test(version))
    throw new Error(`${name}@${version} names no platform: add it by hand`);
  return {
    version,
    ...(processor === undefined ? {} : { cpu: [processor] }),
    ...(isDev ? { dev: true } : {}),
    ...(words.some((word) => word.startsWith('musl')) ? { libc: ['musl'] } : {}),
    ...(words.some((word) => word.startsWith('gnu')) ? { libc: ['glibc'] } : {}),
    optional: true,
    os: [SYSTEMS[system] ?? system],
  };
}

/** The lockfile with every optional platform package; `added` names the new ones. */
export function completeLockfile(lockfile) {
  const packages = { ...lockfile.packages };
  const added = [];
  for (const [path, entry] of Object.entries(lockfile.packages)) {
    for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
      if (isLocked(packages, path, name)) continue;
      packages[`node_modules/${name}`] = platformEntry(name, version, entry.dev === true);
      added.push(name);
    }
  }
  const sorted = Object.entries(packages).sort(([a], [b]) => a.localeCompare(b, 'en'));
  return { lockfile: { ...lockfile, packages: Object.fromEntries(sorted) }, added };
}

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const path = join(root, 'package-lock.json');
  const { lockfile, added } = completeLockfile(JSON.parse(readFileSync(path, 'utf8')));
  writeFileSync(path, `${JSON.stringify(lockfile, null, 2)}\n`);
  process.stdout.write(`${added.length} platform packages added\n`);
}
