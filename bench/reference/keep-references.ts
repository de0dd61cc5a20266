import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { encodeReference } from '../picture/reference-picture.ts';

/*
 * Turns what Cycles wrote into the pictures that are kept beside this script. Several folders are averaged: runs of
 * the same samples with different seeds.
 *   node bench/reference/keep-references.ts SCENES OUT...
 */
const [scenes, ...runs] = process.argv.slice(2);
if (scenes === undefined || runs.length === 0) throw new Error('give the exported scenes and what Cycles wrote');

async function numbers(path: string): Promise<Float32Array> {
  const bytes = await readFile(path);
  return new Float32Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength));
}

async function meanOf(file: string): Promise<Float32Array | null> {
  const found = (await Promise.allSettled(runs.map((run) => numbers(join(run, file))))).flatMap((run) =>
    run.status === 'fulfilled' ? [run.value] : [],
  );
  const [first] = found;
  return first?.map((_, index) => found.reduce((sum, run) => sum + (run[index] ?? 0), 0) / found.length) ?? null;
}

const names: string[] = JSON.parse(await readFile(join(scenes, 'names.json'), 'utf8')); // written by export-scenes.ts
for (const name of names) {
  const described: { readonly width: number; readonly height: number } = JSON.parse(
    await readFile(join(scenes, name, 'scene.json'), 'utf8'), // written by export-scenes.ts
  );
  const [light, metal] = [await meanOf(`${name}.f32`), await meanOf(`${name}.metal.f32`)];
  if (!light || !metal) {
    console.log(`${name}: not rendered`);
    continue;
  }
  const bytes = encodeReference({ width: described.width, height: described.height, light, metal });
  await writeFile(new URL(`pictures/${name}.png`, import.meta.url), bytes);
  console.log(`${name}: ${(bytes.length / 1024).toFixed(0)} KiB`);
}
