import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ALLOYS } from '@ringwerk/catalogue';
import { PLAIN_RING, PLAIN_ROW } from '@ringwerk/kernel';
import { afterAll, expect, it } from 'vitest';
import { runVerb } from '../../apps/ring/src/run-verb.ts';
import { readStep } from '../../packages/solid/test/read-step.ts';

/* The workshop's command line writes set rings as STEP; OpenCascade's reader finds them closed and as heavy as weighed. */

const folder = mkdtempSync(join(tmpdir(), 'ringwerk-step-'));
afterAll(() => rmSync(folder, { recursive: true }));

const DENSITY = ALLOYS.find(({ id }) => id === 'au585-yellow')?.density ?? Number.NaN;
const ROW = {
  ...PLAIN_ROW,
  setting: 'flush',
  material: 'diamond-natural',
  quality: 'tw-si',
  diameter: 1.5,
  length: 1.5,
  extent: 'count',
  count: 1,
  spacing: 0.25,
  position: 0,
};
const run = (words: readonly string[]) => runVerb(words, { renderStill: null });

it.each([
  ['one flush stone', {}],
  ['five stones in a channel', { setting: 'channel', count: 5, spacing: 0.05 }],
])('%s: one valid closed solid, and beside it what it leaves out', { timeout: 120_000 }, async (name, change) => {
  const ring = {
    ...PLAIN_RING,
    role: 'single',
    profile: 'F03',
    width: 4,
    height: 2,
    size: 54,
    segments: [{ alloy: 'au585-yellow', share: 1, finish: 'matte-long', pattern: 0 }],
    grooves: [],
    stones: [{ ...ROW, ...change }],
  };
  const [path, file] = [join(folder, `${name}.json`), join(folder, `${name}.step`)];
  writeFileSync(path, JSON.stringify({ version: 3, rings: [ring] }));
  const made = await run(['mesh', path, '--step', file]);
  expect(made).toMatchObject({
    status: 0,
    json: { rings: [{ files: [{ format: 'step', leavesOut: ['stones', 'finish-texture'] }] }] },
  });
  const solids = readStep(readFileSync(file, 'utf8'));
  expect(solids.map(({ isValid, freeEdges }) => [isValid, freeEdges])).toEqual([[true, 0]]);
  const { json } = await run(['weigh', path]);
  // Our own answer.
  const { rings } = json as { readonly rings: readonly { readonly exactGrams: number }[] };
  const grams = ((solids[0]?.volume ?? 0) * DENSITY) / 1000;
  expect(Math.abs(grams / (rings[0]?.exactGrams ?? Number.NaN) - 1)).toBeLessThan(5e-4);
});
