import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeReference } from '../picture/reference-picture.ts';

/*
 * Turns what Cycles wrote into the pictures that are kept beside this script. Several folders are averaged: runs of
 * the same samples with different seeds. Those of flicker are kept apart, numbered from 1: what both seeds agree on is no noise.
 *   node bench/reference/keep-references.ts SCENES OUT...
 */
const [scenes = '', ...runs] = process.argv.slice(2);
if (runs.length === 0) throw new Error('give the exported scenes and what Cycles wrote');

async function numbers(path: string): Promise<Float32Array> {
  const bytes = await readFile(path);
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

async function meanOf(file: string, from: readonly string[]): Promise<Float32Array | null> {
  const found = (await Promise.allSettled(from.map((run) => numbers(join(run, file))))).flatMap((run) =>
    run.status === 'fulfilled' ? [run.value] : [],
  );
  const [first] = found;
  return first?.map((_, index) => found.reduce((sum, run) => sum + (run[index] ?? 0), 0) / found.length) ?? null;
}

async function keep(name: string, from: readonly string[], as: string): Promise<void> {
  const described: { readonly width: number; readonly height: number } = JSON.parse(
    await readFile(join(scenes, name, 'scene.json'), 'utf8'), // written by export-scenes.ts
  );
  const [light, metal] = [await meanOf(`${name}.f32`, from), await meanOf(`${name}.metal.f32`, from)];
  if (!light || !metal) {
    console.log(`${as}: not rendered`);
    return;
  }
  const bytes = encodeReference({ width: described.width, height: described.height, light, metal });
  await writeFile(new URL(`pictures/${as}.png`, import.meta.url), bytes);
  console.log(`${as}: ${(bytes.length / 1024).toFixed(0)} KiB`);
}

const names: string[] = JSON.parse(await readFile(join(scenes, 'names.json'), 'utf8')); // written by export-scenes.ts
for (const name of names) {
  if (!name.startsWith('flicker-')) await keep(name, runs, name);
  else for (const [k, run] of runs.entries()) await keep(name, [run], `${name}-${k + 1}`);
}
