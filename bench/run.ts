import { readdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { BenchTask, Measurement } from './measurement.ts';

const root = fileURLToPath(new URL('../', import.meta.url));
const [name, ...flags] = process.argv.slice(2);

const known = (await readdir(new URL('tasks/', import.meta.url)))
  .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
  .map((file) => file.slice(0, -3));

function show(found: Measurement): string {
  if (flags.includes('--json')) return JSON.stringify(found);
  const most = found.limit === undefined ? '' : `  (at most ${found.limit})`;
  const limit = found.atLeast === undefined ? most : `  (at least ${found.atLeast})`;
  return `${found.task}  ${found.name}  ${found.value} ${found.unit}${limit}  n=${found.samples}  ${found.note}`;
}

if (name === undefined || !known.includes(name)) {
  console.error(`usage: npm run bench -- <task> [part...] [--json]; tasks: ${known.join(', ')}`);
  process.exit(2);
}
// The file name was checked against the folder's own list above.
const { task }: { task: BenchTask } = await import(`./tasks/${name}.ts`);
const measured: Measurement[] = [];
for await (const found of await task.run(
  root,
  flags.filter((word) => !word.startsWith('--')),
)) {
  console.log(show(found));
  measured.push(found);
}
const over = measured.filter((found) => found.limit !== undefined && found.value > found.limit);
const under = measured.filter((found) => found.atLeast !== undefined && found.value < found.atLeast);
for (const found of over) console.error(`over budget: ${found.name} ${found.value} > ${found.limit} ${found.unit}`);
for (const found of under) console.error(`under budget: ${found.name} ${found.value} < ${found.atLeast} ${found.unit}`);
process.exit(over.length + under.length === 0 ? 0 : 1);
