import * as fs from 'node:fs';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { exportRing } from '@ringwerk/exchange';
import { parseDesign, refusal, success } from '@ringwerk/kernel';
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
// OpenCascade has tests of its own.
vi.mock('@ringwerk/solid/step', () => ({
  stepPlanOf: () => ({ bodies: [] }),
  createStepWriter: () => ({
    write: async () => ({ ok: true, value: { text: 'ISO-10303-21;', leftOut: [] } }),
    close: async () => {},
  }),
}));

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ringwerk-archive-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));
const stl = { format: 'stl', face: null, segment: null, bytes: Buffer.from('solid'), leavesOut: [] } as const;
beforeEach(() => {
  vi.mocked(exportRing)
    .mockReset()
    .mockResolvedValue(success({ files: [stl], volumes: [] }));
});

function orderTo(path: string) {
  const design = parseDesign(WORKED_EXAMPLE);
  if (!design.ok) throw new Error('the example is no design');
  const position = { position: 1, quantity: 1, design: design.value, alloys: [], listed: undefined };
  const paper = { path: 'sheet.pdf', bytes: Buffer.from('%PDF') };
  return { number: 'O-2026-01001', path, papers: [paper], positions: [position] };
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
