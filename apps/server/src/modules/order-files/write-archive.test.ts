import * as fs from 'node:fs';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportRing } from '@ringwerk/exchange';
import { parseDesign, refusal, success } from '@ringwerk/kernel';
import type { StepWriter } from '@ringwerk/solid/step';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { missingError } from './make-order-files.ts';
import { writeArchive } from './write-archive.ts';

vi.mock('node:fs', async (original) => {
  const real = await original<typeof fs>();
  return { ...real, writeSync: vi.fn(real.writeSync) };
});
vi.mock('@ringwerk/exchange', async (original) => ({ ...(await original<object>()), exportRing: vi.fn() }));
const step = { text: 'ISO-10303-21;', solids: [], leftOut: [] };
const writeStep = vi.hoisted(() => vi.fn<StepWriter['write']>());
// OpenCascade has tests of its own.
vi.mock('@ringwerk/solid/step', () => ({
  stepPlanOf: () => ({ bodies: [] }),
  createStepWriter: () => ({ write: writeStep, close: async () => {} }),
}));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ringwerk-archive-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
const stl = { format: 'stl', face: null, segment: null, bytes: Buffer.from('solid'), leavesOut: [] } as const;
beforeEach(() => {
  writeStep.mockReset().mockResolvedValue(success(step));
  vi.mocked(exportRing)
    .mockReset()
    .mockResolvedValue(success({ files: [stl], volumes: [] }));
});

function orderTo(path: string) {
  const design = parseDesign(WORKED_EXAMPLE);
  if (!design.ok) throw new Error('the example is no design');
  const position = { position: 1, quantity: 1, design: design.value, alloys: [], listed: undefined };
  const paper = { path: 'sheet.pdf', bytes: Buffer.from('%PDF') };
  return {
    subject: { format: 'ringwerk-order', order: 'O-2026-01001' } as const,
    path,
    papers: [paper],
    positions: [position],
  };
}

test('a ring whose volume is off is not in it; manifest and job name it', async () => {
  const params = { value: 1, expected: 2 };
  const issue = { code: 'export.volume', path: '/rings/0/segments/0', params, severity: 'error' } as const;
  vi.mocked(exportRing).mockResolvedValue(refusal([issue]));
  const path = join(folder, 'off.zip');
  const { missing } = await writeArchive(orderTo(path), () => {});
  const files = unzipSync(await readFile(path));
  expect(Object.keys(files).filter((file) => /\.(?:stl|3mf|glb|svg)$/u.test(file))).toEqual([]);
  const manifest = JSON.parse(Buffer.from(files['manifest.json'] ?? []).toString());
  expect([manifest.missing, missing]).toEqual([missing, missing]);
  expect(missing).toMatchObject([{ ring: 'position-1/ring-1-single', reason: 'export.volume' }]);
  const error = missingError(missing);
  expect([error.code, error.isFinal, error.message.includes('ring-1-single')]).toEqual(['files.volume', true, true]);
});

test('a disk that is full leaves nothing behind, and says so', async () => {
  const before = await readdir(folder);
  vi.mocked(fs.writeSync).mockImplementationOnce(() => {
    throw Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  });
  const full = writeArchive(orderTo(join(folder, 'full.zip')), () => {});
  await expect(full).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(await readdir(folder)).toEqual(before);
});

test('tells how far it is', async () => {
  const told: number[] = [];
  await writeArchive(orderTo(join(folder, 'told.zip')), (done) => told.push(done));
  expect(told).toEqual([0.5, 1]);
});

test('solids of the next ring are begun while those of one are made, and every file keeps its place', async () => {
  const answers: (() => void)[] = [];
  writeStep.mockImplementation(
    () => new Promise((resolve) => answers.push(() => resolve(success({ ...step, text: `file ${answers.length}` })))),
  );
  const path = join(folder, 'pair.zip');
  const order = orderTo(path);
  const [position] = order.positions;
  const [ring] = position?.design.rings ?? [];
  if (position === undefined || ring === undefined) throw new Error('the example has a ring');
  const pair = [
    { ...ring, role: 'first' as const },
    { ...ring, role: 'second' as const },
  ];
  const design = { ...position.design, rings: pair };
  const written = writeArchive({ ...order, papers: [], positions: [{ ...position, design }] }, () => {});
  await vi.waitFor(() => expect(answers).toHaveLength(2));
  // The second one is ready first.
  for (const answer of answers.toReversed()) answer();
  expect((await written).missing).toEqual([]);
  expect(Object.keys(unzipSync(await readFile(path)))).toEqual([
    ...['first', 'second'].flatMap((role, index) =>
      ['stl', 'step'].map((format) => `position-1/ring-${index + 1}-${role}.${format}`),
    ),
    'manifest.json',
  ]);
});

test('a ring of which no solid can be planned ends the archive, and nothing is left behind', async () => {
  writeStep.mockImplementation(() => {
    throw new RangeError('names no row');
  });
  const before = await readdir(folder);
  await expect(writeArchive(orderTo(join(folder, 'none.zip')), () => {})).rejects.toThrow('names no row');
  expect(await readdir(folder)).toEqual(before);
});
