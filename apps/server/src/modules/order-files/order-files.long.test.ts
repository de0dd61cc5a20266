import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { orderFilesSchema, type Order, type OrderFiles } from '@ringwerk/contract';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { shownPrice, startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let dataDir: string;
let house: TestApp;
let owner: TestUser;
let workshop: TestUser;
let order: Order;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ringwerk-files-'));
  house = await startTestApp({ dataDir });
  owner = await house.logIn('10001');
  workshop = await house.logIn('90001-3');
  const [ring] = WORKED_EXAMPLE.rings;
  const two = {
    ...ring,
    role: 'second',
    stones: [],
    segments: ['au585-yellow', 'au585-red'].map((alloy) => ({ ...ring?.segments[0], alloy })),
  };
  const design = { ...WORKED_EXAMPLE, rings: [{ ...ring, role: 'first' }, two] };
  const expected = await shownPrice(owner, design);
  const payload = { idempotencyKey: 'order-files-1', design, commission: 'Huber', expected };
  order = (await owner.call({ method: 'POST', url: '/api/orders', payload })).json();
  expect(order.number).toBeDefined();
  // The mail that says so is none of the archive's jobs.
  await house.runJobs();
});
afterAll(async () => {
  await house.close();
  await rm(dataDir, { recursive: true, force: true });
});

const url = (): string => `/api/work-orders/${order.id}/files`;
const state = async (): Promise<OrderFiles> => orderFilesSchema.parse((await workshop.call({ url: url() })).json());
const ask = () => workshop.call({ method: 'POST', url: url() });
const kept = () => readdir(join(dataDir, 'order-files')).catch(() => []);

describe('the archive of an order', () => {
  test('is not there before somebody asks, and can be cancelled before it is begun', async () => {
    expect(await state()).toEqual({ job: null, archive: null });
    expect((await workshop.call({ url: `${url()}/zip` })).statusCode).toBe(404);
    expect((await ask()).json().job).toMatchObject({ state: 'waiting' });
    const cancelled = await workshop.call({ method: 'DELETE', url: url() });
    expect(cancelled.json().job.state).toBe('cancelled');
    expect((await workshop.call({ method: 'DELETE', url: url() })).json().error.code).toBe('order-files.none');
    const { rows } = await house.database.pool.query(
      "select action from audit_log where entity_id = $1 and action like 'order-files.%' order by id",
      [order.id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['order-files.asked', 'order-files.cancelled']);
  });

  test('holds papers, models and drawings of every ring and segment, each under its checksum', async () => {
    await ask();
    await ask();
    expect(await house.runJobs()).toBe(1);
    const made = await state();
    expect(made.job, JSON.stringify(made)).toMatchObject({ state: 'done', error: null });
    const answer = await workshop.call({ url: `${url()}/zip` });
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
    const bytes = answer.rawPayload;
    expect([bytes.length, createHash('sha256').update(bytes).digest('hex')]).toEqual([
      made.archive?.bytes,
      made.archive?.sha256,
    ]);
    const files = unzipSync(bytes);
    const first = 'position-1/ring-1-first';
    const second = 'position-1/ring-2-second';
    expect(Object.keys(files).sort()).toEqual(
      [
        'manifest.json',
        `${order.number}.pdf`,
        `Steintuetenliste-${order.number}.pdf`,
        ...['.stl', '.3mf', '.glb', '.step', '.svg', '-inside.svg'].map((end) => `${first}${end}`),
        ...['.stl', '.3mf', '.glb', '.step', '.svg', '-inside.svg'].map((end) => `${second}${end}`),
        ...['1', '2'].flatMap((segment) =>
          ['stl', '3mf', 'glb', 'step'].map((format) => `${second}-segment-${segment}.${format}`),
        ),
      ].sort(),
    );
    const manifest = JSON.parse(Buffer.from(files['manifest.json'] ?? []).toString());
    expect(manifest).toMatchObject({ order: order.number, missing: [] });
    expect(manifest.checksums).toHaveLength(Object.keys(files).length - 1);
    for (const { file, sha256 } of manifest.checksums)
      expect(
        createHash('sha256')
          .update(files[file] ?? new Uint8Array())
          .digest('hex'),
        file,
      ).toBe(sha256);
    const [, ring] = manifest.positions[0].rings;
    expect(ring.volumes).toHaveLength(2);
    for (const { difference } of ring.volumes) expect(Math.abs(difference)).toBeLessThan(0.0005);
  }, 120_000);

  test('replaces the one before', async () => {
    const [before] = await kept();
    await ask();
    await house.runJobs();
    const after = await kept();
    expect([after.length, after[0] === before]).toEqual([1, false]);
  }, 120_000);

  test('is for the manufactory alone', async () => {
    expect((await owner.call({ url: `${url()}/zip` })).statusCode).toBe(403);
    expect((await house.app.inject({ url: `${url()}/zip` })).statusCode).toBe(401);
  });
});
