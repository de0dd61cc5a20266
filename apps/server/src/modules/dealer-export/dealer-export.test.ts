import { createHash } from 'node:crypto';
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EXPORT_DAYS, type DealerExport } from '@ringwerk/contract';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { ANNA_AND_PAUL, openCouple } from '../../../test/couples.ts';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { shownPrice, startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { exportPath, makeExportFolder, newExportName, removeOldExports } from './export-store.ts';
import { writeExport } from './write-export.ts';

const NOW = new Date('2026-11-21T10:00:00Z');
const DAY_MS = 86_400_000;
const WAITING = `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
let dataDir: string;
let house: TestApp;
let owner: TestUser;
let stranger: TestUser;
let ids: Readonly<Record<'couple' | 'order' | 'quote' | 'strange', string>>;

const post = async (user: TestUser, url: string, payload: object = {}) => {
  const answer = await user.call({ method: 'POST', url, payload });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const place = async (user: TestUser, coupleId: string): Promise<{ readonly id: string }> =>
  post(user, '/api/orders', {
    idempotencyKey: `export-of-${coupleId}`,
    design: WORKED_EXAMPLE,
    commission: '=Huber, "24"',
    expected: await shownPrice(user, WORKED_EXAMPLE),
    coupleId,
  });

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ringwerk-exports-'));
  house = await startTestApp({ dataDir });
  house.setTime(NOW);
  owner = await house.logIn('10001');
  stranger = await house.logIn('10002');
  const { id: couple } = await openCouple(owner, ANNA_AND_PAUL);
  const { id: theirs } = await openCouple(stranger, {
    ...ANNA_AND_PAUL,
    people: [{ givenName: 'Fremde', familyName: 'Stern', email: '', phone: '', sizes: [] }],
  });
  const quote = await post(owner, '/api/quotes', { design: WORKED_EXAMPLE, coupleId: couple });
  await post(owner, '/api/watch-items', { design: WORKED_EXAMPLE });
  const strange = await place(stranger, theirs);
  ids = { couple, quote: quote.id, order: (await place(owner, couple)).id, strange: strange.id };
});
afterAll(async () => {
  await house.close();
  await rm(dataDir, { recursive: true, force: true });
});

const state = async (user: TestUser): Promise<DealerExport> => (await user.call({ url: '/api/dealer/export' })).json();
const download = (user: TestUser) => user.call({ url: '/api/dealer/export/zip' });
const countMade = async (): Promise<number> => {
  const { rows } = await house.database.pool.query(
    "select count(*) from jobs where kind = 'dealer-export' and payload ->> 'act' = 'make'",
  );
  return Number(rows[0].count);
};
const files = (): Promise<string[]> => readdir(join(dataDir, 'dealer-exports'));

async function made(user: TestUser): Promise<Readonly<Record<string, Uint8Array>>> {
  await post(user, '/api/dealer/export');
  await house.runJobs();
  const answer = await download(user);
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'application/zip']);
  return unzipSync(answer.rawPayload);
}

describe('the export of a dealer', () => {
  test('holds every kind as JSON and CSV, and a manifest that names each file with its checksum', async () => {
    const found = await made(owner);
    const text = (name: string): string => strFromU8(found[name] ?? new Uint8Array());
    const names = ['couples', 'company', 'people', 'designs', 'signatures', 'quotes', 'orders', 'watch-lists', 'links'];
    for (const name of [...names, 'papers', 'showcase', 'stones']) {
      const rows: unknown = JSON.parse(text(`${name}.json`));
      expect(Array.isArray(rows), name).toBe(true);
      expect(found[`${name}.csv`], name).toBeDefined();
    }
    const [order] = JSON.parse(text('orders.json'));
    expect(order).toMatchObject({ id: ids.order, positions: [{ cost: 33_535 }], history: [{ status: 'received' }] });
    expect(JSON.parse(text('quotes.json'))).toMatchObject([
      { id: ids.quote, positions: [{ number: 1, kind: 'rings' }] },
    ]);
    expect(JSON.parse(text('couples.json'))).toMatchObject([{ id: ids.couple, orders: [{ id: ids.order }] }]);
    expect(JSON.parse(text('watch-lists.json'))).toMatchObject([{ rings: [{ note: '' }] }]);
    // A spreadsheet runs no commission.
    expect(text('orders.csv')).toContain(`"'=Huber, ""24"""`);
    const manifest = JSON.parse(text('manifest.json'));
    expect(manifest).toMatchObject({
      format: 'ringwerk-dealer',
      customerNumber: '10001',
      counts: { orders: 1, couples: 1 },
    });
    const hashes = Object.entries(found)
      .filter(([name]) => name !== 'manifest.json')
      .map(([file, bytes]) => ({
        file,
        bytes: bytes.length,
        sha256: createHash('sha256').update(bytes).digest('hex'),
      }));
    expect(manifest.checksums).toEqual(hashes);
  });

  test("holds nothing of another dealer, and no one's password", async () => {
    const [own, theirs] = [await made(owner), await made(stranger)];
    const all = (found: Readonly<Record<string, Uint8Array>>): string =>
      Object.values(found)
        .map((bytes) => strFromU8(bytes))
        .join('\n');
    expect(all(own)).toContain('Katharina Sonnleitner');
    expect([all(own).includes(ids.strange), all(own).includes('Fremde')]).toEqual([false, false]);
    expect([all(theirs).includes(ids.strange), all(theirs).includes(ids.order)]).toEqual([true, false]);
    expect([all(theirs).includes(ids.couple), all(theirs).includes('Sonnleitner')]).toEqual([false, false]);
    for (const secret of ['argon2', 'password_hash', 'customer_pin_hash', 'idempotency_key'])
      expect(all(own), secret).not.toContain(secret);
  });

  test('holds the documents that were printed, as they were', async () => {
    const pdf = Buffer.from('%PDF-1.7 as it was printed');
    await house.database.pool.query(
      `insert into documents (kind, owner_id, revision, pdf, printed_at) values ('order', $1, 1, $2, now()),
        ('order', $3, 1, $4, now()), ('quote', $5, 1, $6, now()), ('quote', $5, 2, $2, now())`,
      [ids.order, pdf, ids.strange, Buffer.from('%PDF of a stranger'), ids.quote, Buffer.from('%PDF before')],
    );
    const found = await made(owner);
    const printed = Object.keys(found).filter((name) => name.endsWith('.pdf'));
    expect(printed).toEqual([
      expect.stringMatching(/^documents\/order-O-2026-\d{5}\.pdf$/),
      expect.stringMatching(/^documents\/quote-Q-2026-\d{5}\.pdf$/),
      expect.stringMatching(/^documents\/quote-Q-2026-\d{5}-2\.pdf$/),
    ]);
    const isPdf = printed.map((name) => Buffer.from(found[name] ?? []).equals(pdf));
    expect(isPdf).toEqual([true, false, true]);
  });

  test('holds the pictures of the hand that its links keep, by whose consent, and none of another dealer', async () => {
    const linked = async (user: TestUser): Promise<string> => {
      const terms = { name: 'Ring', language: 'de', country: 'DE', showsPrice: true };
      const { id } = await post(user, '/api/shares', { design: WORKED_EXAMPLE, ...terms });
      const { rows } = await house.database.pool.query(
        `insert into share_hand_pictures (share_id, "from", picture, width, height, consented_by, consented_at)
         values ($1, 'dealer', $2, 4, 3, 'Anna', now()) returning id`,
        [id, Buffer.from(`picture of ${user.token}`)],
      );
      return rows[0].id;
    };
    const [own] = [await linked(owner), await linked(stranger)];
    const found = await made(owner);
    expect(Object.keys(found).filter((name) => name.endsWith('.jpg'))).toEqual([`hand-pictures/hand-${own}.jpg`]);
    expect(strFromU8(found[`hand-pictures/hand-${own}.jpg`] ?? new Uint8Array())).toBe(`picture of ${owner.token}`);
    const [link] = JSON.parse(strFromU8(found['links.json'] ?? new Uint8Array()));
    expect(link.hand_pictures).toMatchObject([{ id: own, consented_by: 'Anna' }]);
    expect(Object.keys(link.hand_pictures[0])).not.toContain('picture');
  });

  test('is one job however often it is asked for, and is logged when asked for and when read', async () => {
    const before = await countMade();
    await Promise.all([1, 2, 3].map(() => post(owner, '/api/dealer/export')));
    expect([(await state(owner)).job?.state, await countMade()]).toEqual(['waiting', before + 1]);
    await house.runJobs();
    await download(owner);
    const entries = await house.database.pool.query(
      "select action from audit_log where action like 'dealer-export.%' order by id desc limit 4",
    );
    const asked = { action: 'dealer-export.asked' };
    expect(entries.rows).toEqual([{ action: 'dealer-export.read' }, asked, asked, asked]);
  });

  test("names no one of the house's accounts, and none of their notes", async () => {
    const { rows } = await house.database.pool.query(
      `with paper as (insert into papers (kind, number, dealer_id, issued_on, issued_at, issued_by, issued_by_name, content)
        select 'invoice', 'R-2026-90001', dealer_id, '2026-11-20', now(), users.id, 'Accounts', '{}' from users
        join dealers on dealers.id = dealer_id where dealers.customer_number = '10001' limit 1 returning id, issued_by)
      insert into paper_payments (paper_id, paid_on, amount, cash_discount, note, entered_at, entered_by, entered_by_name, call_key)
        select id, '2026-11-21', 4200, 0, 'pays late', now(), issued_by, 'Berta Buch', 'export-payment' from paper
        returning paper_id`,
    );
    const papers = JSON.parse(strFromU8((await made(owner))['papers.json'] ?? new Uint8Array()));
    const paper = papers.find(({ id }: { id: string }) => id === rows[0].paper_id);
    expect(paper.payments.map((payment: object) => Object.keys(payment).toSorted())).toEqual([
      ['amount', 'cash_discount', 'entered_at', 'id', 'paid_on', 'paper_id'],
    ]);
  });

  test('is for the owner alone', async () => {
    for (const number of ['10001-2', '10001-3']) {
      const user = await house.logIn(number);
      for (const answer of [await download(user), await user.call({ method: 'POST', url: '/api/dealer/export' })])
        expect(answer.json().error.code).toBe('session.forbidden');
    }
  });

  test('is gone once its time is over, and so is its file', async () => {
    await made(owner);
    const before = await files();
    house.setTime(new Date(NOW.getTime() + EXPORT_DAYS * DAY_MS + 1_000));
    const later = await house.logIn('10001');
    const answer = await download(later);
    expect([answer.statusCode, answer.json().error.code]).toEqual([404, 'dealer-export.none']);
    expect((await state(later)).archive).toBeNull();
    await house.runJobs();
    expect([before.length > 0, await files()]).toEqual([true, []]);
    house.setTime(NOW);
  });

  test('goes with a couple that is deleted: it holds a copy of its file', async () => {
    house.setTime(NOW);
    owner = await house.logIn('10001');
    const { id } = await openCouple(owner, ANNA_AND_PAUL);
    await made(owner);
    const answer = await owner.call({ method: 'DELETE', url: `/api/couples/${id}` });
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await download(owner)).statusCode).toBe(404);
    expect(await files()).toEqual([]);
  });

  test('holds what stood there when it was begun, in every file', async () => {
    await post(owner, '/api/dealer/export');
    const other = await house.database.pool.connect();
    try {
      await other.query('begin; lock table quotes in access exclusive mode');
      const running = house.runJobs();
      await vi.waitFor(async () => expect((await house.database.pool.query(WAITING)).rowCount).toBe(1), 10_000);
      // Lists are read after quotes.
      await post(owner, '/api/watch-lists', { name: 'Opened meanwhile' });
      await other.query('commit');
      await running;
    } finally {
      await other.query('rollback');
      other.release();
    }
    const entries = unzipSync((await download(owner)).rawPayload);
    for (const form of ['json', 'csv'])
      expect(strFromU8(entries[`watch-lists.${form}`] ?? new Uint8Array())).not.toContain('Opened meanwhile');
    expect(strFromU8((await made(owner))['watch-lists.json'] ?? new Uint8Array())).toContain('Opened meanwhile');
  });

  test('is not kept when a couple is deleted while it is made', async () => {
    const { id } = await openCouple(owner, ANNA_AND_PAUL);
    await post(owner, '/api/dealer/export');
    const other = await house.database.pool.connect();
    try {
      // Stones are read last: the couple's file is in the archive by then.
      await other.query('begin; lock table stones in access exclusive mode');
      const running = house.runJobs();
      await vi.waitFor(async () => expect((await house.database.pool.query(WAITING)).rowCount).toBe(1), 10_000);
      const answer = await owner.call({ method: 'DELETE', url: `/api/couples/${id}` });
      expect(answer.statusCode, answer.body).toBe(200);
      await other.query('commit');
      await running;
    } finally {
      await other.query('rollback');
      other.release();
    }
    expect((await download(owner)).statusCode).toBe(404);
    const { rows } = await house.database.pool.query("select count(*)::int from jobs where state = 'cancelled'");
    expect([await files(), rows]).toEqual([[], [{ count: 1 }]]);
    expect((await made(owner))['couples.json']).toBeDefined();
  });
});

test('what killed processes have left goes with the next export', async () => {
  await makeExportFolder(dataDir);
  await writeFile(exportPath(dataDir, `${newExportName('00000000-0000-4000-8000-000000000000')}.part`), 'half');
  expect(await removeOldExports(house.database.orm, dataDir, NOW)).toBeGreaterThan(0);
  expect((await files()).filter((name) => name.endsWith('.part'))).toEqual([]);
});

test('an export that fails in the middle leaves nothing behind', async () => {
  const path = exportPath(dataDir, 'failing.zip');
  const failing = { name: 'orders', keys: async () => ['1'], read: () => Promise.reject(new Error('no connection')) };
  const ask = { signal: new AbortController().signal, onProgress: () => {} };
  await expect(writeExport(path, { head: {}, records: [failing], documents: [] }, ask)).rejects.toThrow(
    'no connection',
  );
  expect((await files()).filter((name) => name.startsWith('failing'))).toEqual([]);
});
