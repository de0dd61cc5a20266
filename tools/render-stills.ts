import { mkdir, open, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createRenderQueue, type RenderQueue } from '@ringwerk/stills';
import { findBrowser } from './find-browser.ts';
import { stillJobs, type StillJob } from './stills/still-jobs.ts';

/*
 * Pictures of the collection and swatches, rendered by the viewer itself. A file's name is its design's key, so a
 * finished picture is never made again; a run can be stopped, started again, and shared by several processes.
 *   --all      makes every picture anew (after a change of the viewer)
 *   --only P   only names that start with P, e.g. `--only swatch-`
 */
const root = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(root, 'packages/catalogue/stills');
/** Grows when the viewer draws differently enough that the pictures have to be made again. */
const PICTURE_VERSION = 4;
/** A claim older than this was left by a process that ended. */
const CLAIM_MINUTES = 3;

const isAll = process.argv.includes('--all');
const only = process.argv.includes('--only') ? (process.argv[process.argv.indexOf('--only') + 1] ?? '') : '';

const pictureOf = (name: string): string => join(folder, `${name}.webp`);

async function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}

/** Takes a picture for this process; false when another one is at it. */
async function claim(path: string): Promise<boolean> {
  const claimed = `${path}.part`;
  try {
    await (await open(claimed, 'wx')).close();
    return true;
  } catch {
    const age = await stat(claimed).then(
      ({ mtimeMs }) => Date.now() - mtimeMs,
      () => Infinity,
    );
    if (age < CLAIM_MINUTES * 60_000) return false;
    await rm(claimed, { force: true });
    return claim(path);
  }
}

async function render(queue: RenderQueue, { name, ...job }: StillJob): Promise<number> {
  const path = pictureOf(name);
  const bytes = await queue.render(job);
  await writeFile(`${path}.part`, bytes);
  await rename(`${path}.part`, path);
  return bytes.length;
}

async function removeOrphans(jobs: readonly StillJob[]): Promise<number> {
  const wanted = new Set(jobs.map(({ name }) => `${name}.webp`));
  const orphans = (await readdir(folder)).filter((file) => file.endsWith('.webp') && !wanted.has(file));
  for (const file of orphans) await rm(join(folder, file));
  return orphans.length;
}

async function writtenVersion(): Promise<number> {
  try {
    const manifest: { version?: number } = JSON.parse(await readFile(join(folder, 'manifest.json'), 'utf8')); // ours
    return manifest.version ?? 0;
  } catch {
    return 0;
  }
}

async function renderMissing(jobs: readonly StillJob[]): Promise<{ made: number; failed: number; bytes: number }> {
  const tally = { made: 0, failed: 0, bytes: 0 };
  findBrowser();
  const queue = createRenderQueue();
  const started = performance.now();
  try {
    for (const job of jobs) {
      if (!isAll && !isStale && (await exists(pictureOf(job.name)))) continue;
      if (!(await claim(pictureOf(job.name)))) continue;
      try {
        tally.bytes += await render(queue, job);
        tally.made += 1;
      } catch (error) {
        await rm(`${pictureOf(job.name)}.part`, { force: true });
        tally.failed += 1;
        console.error(`${job.name}: ${error instanceof Error ? error.message : String(error)}`);
      }
      if (tally.made % 25 === 0) {
        const seconds = (performance.now() - started) / 1000;
        console.log(`${tally.made} pictures, ${(seconds / Math.max(1, tally.made)).toFixed(2)} s each`);
      }
    }
  } finally {
    await queue.close();
  }
  return tally;
}

await mkdir(folder, { recursive: true });
const everyJob = stillJobs();
const orphans = await removeOrphans(everyJob);
const isStale = (await writtenVersion()) !== PICTURE_VERSION;
const jobs = everyJob.filter(({ name }) => name.startsWith(only));
const missing: StillJob[] = [];
for (const job of jobs) if (isAll || isStale || !(await exists(pictureOf(job.name)))) missing.push(job);
const tally = missing.length > 0 ? await renderMissing(missing) : { made: 0, failed: 0, bytes: 0 };
// A part of the pictures does not make the others new, nor does one that failed.
const version = only === '' && tally.failed === 0 ? PICTURE_VERSION : await writtenVersion();
const pictures = (await readdir(folder)).filter((file) => file.endsWith('.webp')).length;
await writeFile(
  join(folder, 'manifest.json'),
  `${JSON.stringify({ version, pictures, designs: everyJob.length }, null, 2)}\n`,
);
const mean = tally.made > 0 ? `, ${(tally.bytes / tally.made / 1024).toFixed(1)} KiB on average` : '';
console.log(
  `${tally.made} made${mean}, ${pictures} of ${everyJob.length} there, ${orphans} removed, ${tally.failed} failed`,
);
process.exitCode = tally.failed > 0 ? 1 : 0;
