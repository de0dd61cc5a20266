import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Quote } from '@ringwerk/contract';
import { createRenderQueue, type RenderJob } from '@ringwerk/stills';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { ask, designIn, enterAlloy, priceAlloy, saveAlloy } from '../../../test/house-alloy.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

/** Jobs that reached the browser. */
const drawn: RenderJob[] = [];
const queue = createRenderQueue(
  {},
  async () => ({ render: drawSquare, memory: async () => 0, close: async () => {} }),
  () => true,
);
async function drawSquare(job: RenderJob): Promise<Buffer> {
  // Each is drawn a second time as a stage opens with it.
  if (job.view === 'posed') drawn.push(job);
  const background = { r: 200, g: 170, b: 90, alpha: 1 };
  return sharp({ create: { width: job.size, height: job.size, channels: 4, background } })
    .png()
    .toBuffer();
}
const labsDrawn = (id: string) => drawn.map(({ alloys }) => alloys.find((alloy) => alloy.id === id)?.lab ?? null);

const MEASURED = [88.7, 5.1, 22.2];
const AGAIN = [86.2, 6.4, 23.9];

let dataDir = '';
let house: TestApp;
let admin: TestUser;
let dealer: TestUser;
beforeEach(async () => {
  drawn.length = 0;
  dataDir = await mkdtemp(join(tmpdir(), 'ringwerk-own-alloys-'));
  house = await startTestApp({ dataDir }, { renderQueue: queue });
  admin = await house.logIn('90001');
  dealer = await house.logIn('10001');
});
afterEach(async () => {
  await vi.waitFor(() => expect(queue.load()).toBe(0));
  await house.close();
  await rm(dataDir, { recursive: true, force: true });
});

const isDrawn = (count = 1) => vi.waitFor(() => expect([drawn.length, queue.load()]).toEqual([count, 0]));
const fetched = async (url: string) => {
  const answer = await dealer.call({ url });
  expect(answer.statusCode, answer.body).toBe(200);
};
const stillOfQuote = ({ positions }: Quote): string => positions[0]?.rings?.still ?? '';
interface Pictured {
  readonly id: string;
  readonly still: string;
}

describe('a ring in an alloy of the house’s own', () => {
  test('is drawn in its measured colour, and anew when it is measured again', async () => {
    const { id } = await enterAlloy(admin);
    await priceAlloy(admin, id, 150);
    const keep = () =>
      ask<{ item: Pictured }>(dealer, 'POST', '/api/watch-items', { design: designIn(id), name: 'Dawn' });
    const first = (await keep()).item.still;
    await isDrawn();
    expect(labsDrawn(id)).toEqual([MEASURED]);
    await saveAlloy(admin, id, { lab: AGAIN });
    const second = (await keep()).item.still;
    expect(second.split('?')[1]).not.toBe(first.split('?')[1]);
    await fetched(second);
    expect(labsDrawn(id)).toEqual([MEASURED, AGAIN]);
  });

  test('keeps its picture while only its density or its name changes', async () => {
    const { id } = await enterAlloy(admin);
    await priceAlloy(admin, id, 150);
    const quote = () => ask<Quote>(dealer, 'POST', '/api/quotes', { design: designIn(id) });
    const before = stillOfQuote(await quote());
    await isDrawn();
    await saveAlloy(admin, id, { density: 15.4 });
    const after = stillOfQuote(await quote());
    await fetched(after);
    expect(after.split('?')[1]).toBe(before.split('?')[1]);
    expect(drawn).toHaveLength(1);
  });

  test('looks in an old quote as it did then, on the screen and printed late', async () => {
    const { id } = await enterAlloy(admin);
    await priceAlloy(admin, id, 150);
    const quote = await ask<Quote>(dealer, 'POST', '/api/quotes', { design: designIn(id) });
    await isDrawn();
    await saveAlloy(admin, id, { lab: AGAIN });
    const again = stillOfQuote(await ask<Quote>(dealer, 'GET', `/api/quotes/${quote.id}`));
    expect(again).toBe(stillOfQuote(quote));
    await fetched(again);
    expect((await dealer.call({ url: `/api/quotes/${quote.id}/pdf` })).statusCode).toBe(200);
    expect(labsDrawn(id)).toEqual([MEASURED]);
    // Nothing of it is left on the disk: the address still says which colours it shows.
    await rm(join(dataDir, 'stills'), { recursive: true });
    await fetched(again);
    expect(labsDrawn(id)).toEqual([MEASURED, MEASURED]);
  });
});

describe('an alloy of the release that the house has measured', () => {
  const stillOf = async (setId: number) => {
    const model = await ask<{ with: Pictured | null; without: Pictured | null }>(
      dealer,
      'GET',
      `/api/models/${setId}?lang=de`,
    );
    return (model.with ?? model.without)?.still ?? '';
  };
  /** An article whose rings are of yellow 585 gold alone, and one without any. */
  async function articles() {
    const { models } = await ask<{ models: { setId: number; without: { design: { rings: Ring[] } } | null }[] }>(
      dealer,
      'GET',
      '/api/models?lang=de&pageSize=96',
    );
    const alloysOf = (setId: number) =>
      (models.find((model) => model.setId === setId)?.without?.design.rings ?? []).flatMap(({ segments, inlays }) =>
        [...segments, ...inlays].map(({ alloy }) => alloy),
      );
    const [alloy = ''] = alloysOf(models[0]?.setId ?? 0);
    const other = models.find(({ setId }) => !alloysOf(setId).includes(alloy));
    return { alloy, setId: models[0]?.setId ?? 0, otherId: other?.setId ?? 0 };
  }
  interface Ring {
    readonly segments: readonly { readonly alloy: string }[];
    readonly inlays: readonly { readonly alloy: string }[];
  }

  test('takes the place of the release’s pictures, which are drawn at once, and gives them back', async () => {
    const { alloy, setId, otherId } = await articles();
    const before = await stillOf(setId);
    expect(before).toMatch(/^\/stills\//u);
    const others = await stillOf(otherId);
    const released = await saveAlloy(admin, alloy, { lab: [84, 3, 30] });
    const { jobs } = await ask<{ jobs: { state: string }[] }>(admin, 'GET', '/api/jobs?kind=picture&state=waiting');
    expect(jobs.length).toBeGreaterThan(0);
    const after = await stillOf(setId);
    expect(after).toMatch(/^\/api\/models\//u);
    expect(await stillOf(otherId)).toBe(others);
    await fetched(after);
    expect(labsDrawn(alloy)).toEqual([[84, 3, 30]]);
    const { rows } = await house.database.pool.query(
      "select content->'lab' as lab from alloy_versions where version = 1",
    );
    expect(rows).toEqual([{ lab: [84, 3, 30] }]);
    expect(released.version).toBe(1);
    await saveAlloy(admin, alloy, { lab: null });
    expect(await stillOf(setId)).toBe(before);
  });

  test('is drawn on the day from which it counts', async () => {
    const { alloy, setId } = await articles();
    const before = await stillOf(setId);
    const from = new Date(Date.now() + 30 * 86_400_000).toISOString();
    await saveAlloy(admin, alloy, { lab: [84, 3, 30], from });
    const { rows } = await house.database.pool.query("select distinct run_at from jobs where kind = 'picture'");
    expect(rows).toEqual([{ run_at: new Date(from) }]);
    expect(await stillOf(setId)).toBe(before);
    expect(await house.runJobs()).toBe(0);
  });
});

test('a picture that is drawn again has another address: browsers keep one for a year', async () => {
  const { code } = await ask<{ code: string }>(admin, 'POST', '/api/designs', { design: designIn('au585-rose') });
  const names = { en: 'Ring' };
  const { setId } = await ask<{ setId: number }>(admin, 'POST', '/api/house-models', { section: 23, code, names });
  await isDrawn();
  await house.runJobs();
  const still = async () => (await ask<Pictured>(admin, 'GET', `/api/house-models/${setId}`)).still;
  const before = await still();
  house.setTime(new Date(Date.now() + 60_000));
  expect((await admin.call({ method: 'POST', url: `/api/house-models/${setId}/redraw` })).statusCode).toBe(204);
  await house.runJobs();
  expect(await still()).not.toBe(before);
  expect(new URL(before, 'http://x').searchParams.get('v')?.length).toBeLessThanOrEqual(40);
  const answer = await admin.call({ url: await still() });
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, expect.stringContaining('immutable')]);
});
