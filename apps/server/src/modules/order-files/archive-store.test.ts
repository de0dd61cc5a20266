import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { shownPrice, startTestApp, type TestApp } from '../../../test/test-app.ts';
import { addJob } from '../jobs/add-job.ts';
import {
  archivePath,
  findArchive,
  forgetArchives,
  keepArchive,
  makeFolder,
  newArchiveName,
  removeOrphans,
} from './archive-store.ts';
import { ORDER_FILES_JOB } from './order-files-job.ts';

let dataDir: string;
let house: TestApp;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ringwerk-archives-'));
  house = await startTestApp();
});
afterAll(async () => {
  await house.close();
  await rm(dataDir, { recursive: true, force: true });
});

test('what killed processes have left goes; what an order has and what a running job writes stays', async () => {
  const { orm, pool } = house.database;
  const owner = await house.logIn('10001');
  const expected = await shownPrice(owner, WORKED_EXAMPLE);
  const payload = { idempotencyKey: 'archives-1', design: WORKED_EXAMPLE, commission: 'Huber', expected };
  const { id, number } = (await owner.call({ method: 'POST', url: '/api/orders', payload })).json();
  const plant = async (name: string): Promise<string> => {
    await writeFile(archivePath(dataDir, name), 'archive');
    return name;
  };
  await makeFolder(dataDir);
  const whole = { bytes: 7, files: 1, missing: 0, sha256: '', madeAt: new Date() };
  const kept = await plant(newArchiveName(number));
  const first = await addJob(orm, ORDER_FILES_JOB, { orderId: id }, { now: new Date(), subject: number });
  await keepArchive(house.database, dataDir, first, { orderId: id, name: kept, ...whole });
  const killed = [`${newArchiveName(number)}.part`, newArchiveName(number), newArchiveName('O-2025-00999')];
  for (const name of killed) await plant(name);
  const written = await plant(`${newArchiveName('O-2025-01000')}.part`);
  const job = await addJob(orm, ORDER_FILES_JOB, { orderId: id }, { now: new Date(), subject: 'O-2025-01000' });
  await pool.query("update jobs set state = 'running' where id = $1", [job]);
  expect(await removeOrphans(orm, dataDir)).toBe(killed.length);
  expect((await readdir(join(dataDir, 'order-files'))).toSorted()).toEqual([kept, written].toSorted());
  expect(await removeOrphans(orm, dataDir, job)).toBe(1);
  expect(await readdir(join(dataDir, 'order-files'))).toEqual([kept]);
});

test('an archive is not kept when the names in it were deleted while it was made', async () => {
  const { orm, pool } = house.database;
  const owner = await house.logIn('10001');
  const expected = await shownPrice(owner, WORKED_EXAMPLE);
  const payload = { idempotencyKey: 'archives-2', design: WORKED_EXAMPLE, commission: 'Huber', expected };
  const { id: orderId, number } = (await owner.call({ method: 'POST', url: '/api/orders', payload })).json();
  const job = await addJob(orm, ORDER_FILES_JOB, { orderId }, { now: new Date(), subject: number });
  await pool.query("update jobs set state = 'running' where id = $1", [job]);
  const row = { orderId, name: newArchiveName(number), bytes: 7, files: 1, missing: 0, sha256: '', madeAt: new Date() };
  await forgetArchives(orm, [], new Date());
  await keepArchive(house.database, dataDir, job, row);
  expect(await forgetArchives(orm, [orderId], new Date())).toEqual([row.name]);
  await expect(keepArchive(house.database, dataDir, job, row)).rejects.toThrow('cancelled');
  expect(await findArchive(orm, orderId)).toBeNull();
});
