import { randomUUID } from 'node:crypto';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { openCouple, readCouple } from '../../../test/couples.ts';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { startTestApp, testConfig, type TestApp, type TestUser } from '../../../test/test-app.ts';

let shop: TestApp;
let owner: TestUser;
let admin: TestUser;
const dataDir = join(testConfig().dataDir, `couple-signatures-${randomUUID()}`);
beforeAll(async () => {
  shop = await startTestApp({ dataDir });
});
afterAll(() => shop.close());
beforeEach(async () => {
  shop.setTime(new Date('2026-11-27T10:00:00Z'));
  owner = await shop.logIn('10001');
  admin = await shop.logIn('90001');
});

const STROKES = [
  [
    [100, 200],
    [300, 80],
    [500, 240],
  ],
];
let keys = 0;
const newKey = () => `couple-signature-${(keys += 1)}`;
let size = 50;
/** A ring that nobody else has. */
const newRing = () => {
  size += 0.25;
  return { ...WORKED_EXAMPLE, rings: WORKED_EXAMPLE.rings.map((ring) => ({ ...ring, size })) };
};
const post = async (user: TestUser, url: string, payload: object = {}) => {
  const answer = await user.call({ method: 'POST', url, payload });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const proofOf = async (code: string) => (await owner.call({ url: `/api/designs/${code}/proof` })).json();
const sign = async (code: string, name: string) => {
  const { designKey } = await proofOf(code);
  const body = { idempotencyKey: newKey(), designKey, name, strokes: STROKES, isConfirmed: true, language: 'de' };
  return post(owner, `/api/designs/${code}/signatures`, body);
};
const quote = async (coupleId: string, more: object = {}) => {
  const made = await post(owner, '/api/quotes', { design: newRing(), coupleId, ...more });
  const { code, design } = made.positions[0].rings;
  return { ...made, code, design };
};
const order = ({ id, design, retail }: { id: string; design: object; retail: { gross: number } }, more: object = {}) =>
  post(owner, '/api/orders', {
    design,
    quoteId: id,
    commission: 'H',
    idempotencyKey: newKey(),
    expected: { gross: retail.gross },
    ...more,
  });
const cancel = (id: string) => post(admin, `/api/work-orders/${id}/status`, { status: 'cancelled' });
const remove = async (id: string) => {
  const answer = await owner.call({ method: 'DELETE', url: `/api/couples/${id}` });
  expect(answer.statusCode, answer.body).toBe(200);
};
const rows = async (text: string, ...values: unknown[]) => (await shop.database.pool.query(text, values)).rows;
const signed = (code: string) => rows('select name, strokes from design_signatures where design_code = $1', code);
const proofs = async () => (await rows("select owner_id from documents where kind = 'proof'")).length;
const print = (code: string) => owner.call({ url: `/api/designs/${code}/proof/pdf` });

describe('signatures of a couple that is deleted', () => {
  test('go, with the proofs that bear them', async () => {
    const { id } = await openCouple(owner);
    const { code } = await quote(id);
    await sign(code, 'Anna Geheim');
    await print(code);
    expect(await proofs()).toBe(1);
    await remove(id);
    expect([await signed(code), await proofs()]).toEqual([[], 0]);
  });

  test('stay without name and hand on what was ordered, and their proofs go', async () => {
    const { id } = await openCouple(owner);
    const quoted = await quote(id);
    await sign(quoted.code, 'Anna Geheim');
    await print(quoted.code);
    const placed = await order(quoted);
    await cancel(placed.id);
    await remove(id);
    expect([await signed(quoted.code), await proofs()]).toEqual([[{ name: '', strokes: null }], 0]);
  });

  test('are none of those on rings that were in its file by mistake', async () => {
    const [wrong, right] = [await openCouple(owner), await openCouple(owner)];
    const quoted = await quote(wrong.id);
    const body = { kind: 'quote', record: quoted.id, isTied: true };
    await owner.call({ method: 'PUT', url: `/api/couples/${right.id}/records`, payload: body });
    await sign(quoted.code, 'Bea Bauer');
    await print(quoted.code);
    const placed = await order(quoted);
    await remove(wrong.id);
    const { proofs: read } = (await admin.call({ url: `/api/work-orders/${placed.id}/proofs` })).json();
    expect(read[0].signatures).toMatchObject([{ name: 'Bea Bauer', strokes: STROKES }]);
    expect(await proofs()).toBe(1);
  });

  test('go from a version that two files share, and are not taken for those of the other couple', async () => {
    const [gone, left] = [await openCouple(owner), await openCouple(owner)];
    const { item } = await post(owner, '/api/watch-items', { design: newRing() });
    const body = { kind: 'design', record: item.code, isTied: true };
    await owner.call({ method: 'PUT', url: `/api/couples/${gone.id}/records`, payload: body });
    await sign(item.code, 'Anna Geheim');
    await owner.call({ method: 'PUT', url: `/api/couples/${left.id}/records`, payload: body });
    await remove(gone.id);
    expect((await readCouple(owner, left.id)).signatures).toEqual([]);
    expect(await signed(item.code)).toEqual([]);
  });

  test('go from a design that stays because somebody watches it', async () => {
    const { id } = await openCouple(owner);
    const { item } = await post(owner, '/api/watch-items', { design: newRing() });
    const body = { kind: 'design', record: item.code, isTied: true };
    await owner.call({ method: 'PUT', url: `/api/couples/${id}/records`, payload: body });
    await sign(item.code, 'Anna Geheim');
    await remove(id);
    expect((await proofOf(item.code)).signatures).toEqual([]);
  });
});

test('the archives of its orders go with a couple, and nobody else’s', async () => {
  const [{ id }, other] = [await openCouple(owner), await openCouple(owner)];
  const placed = await Promise.all([order(await quote(id)), order(await quote(other.id))]);
  await mkdir(join(dataDir, 'order-files'), { recursive: true });
  for (const { id: orderId } of placed) {
    await rows("insert into order_archives values ($1, $2, now(), 3, 1, 0, 'x')", orderId, `${orderId}.zip`);
    await writeFile(join(dataDir, 'order-files', `${orderId}.zip`), 'zip');
    await cancel(orderId);
  }
  await remove(id);
  expect(await rows('select order_id from order_archives')).toEqual([{ order_id: placed[1].id }]);
  expect(await readdir(join(dataDir, 'order-files'))).toEqual([`${placed[1].id}.zip`]);
});
test('the file of a couple names who signed its rings, also where they lie in another file by mistake', async () => {
  const [mine, wrong] = [await openCouple(owner), await openCouple(owner)];
  const { code } = await quote(mine.id);
  const tied = { kind: 'design', record: code, isTied: true };
  await owner.call({ method: 'PUT', url: `/api/couples/${wrong.id}/records`, payload: tied });
  await sign(code, 'Anna Geheim');
  const names = async ({ id }: { readonly id: string }) =>
    (await readCouple(owner, id)).signatures.map(({ name }) => name);
  expect([await names(mine), await names(wrong)]).toEqual([['Anna Geheim'], []]);
});

test('a couple is handed out what it signed and what it answered', async () => {
  const [{ id }, other] = [await openCouple(owner), await openCouple(owner)];
  const design = newRing();
  const [own, foreign] = [await quote(id, { design }), await quote(other.id, { design })];
  await sign(own.code, 'Anna Geheim');
  await sign(foreign.code, 'Zoe Fremd');
  await post(owner, `/api/quotes/${own.id}/answer`, { answer: 'declined', name: 'Anna Geheim', reason: 'Zu breit' });
  const exported = await post(owner, `/api/couples/${id}/export`);
  expect(exported.signatures).toMatchObject([{ code: own.code, name: 'Anna Geheim', strokes: STROKES }]);
  expect(exported.answers).toMatchObject([
    { number: own.number, answer: 'declined', by: 'Anna Geheim', reason: 'Zu breit', place: 'counter' },
  ]);
  expect(JSON.stringify(exported)).not.toContain('Fremd');
});
