import type { WorkOrder, listWorkOrders } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { shownPrice, startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

type Board = z.infer<NonNullable<typeof listWorkOrders.answer>>;

let house: TestApp;
let owner: TestUser;
let office: TestUser;
let workshop: TestUser;
const NOW = new Date('2026-11-27T10:00:00Z');
beforeAll(async () => {
  house = await startTestApp();
  house.setTime(NOW);
  [owner, office, workshop] = [await house.logIn('10001'), await house.logIn('90001'), await house.logIn('90001-3')];
});
afterAll(() => house.close());
beforeEach(async () => {
  await house.database.pool.query('update orders set office_unseen_at = null');
  await setHouse({ email: 'buero@ringwerk.example', language: 'de' });
});

let keys = 0;
const newKey = () => `office-${(keys += 1)}-of-this-test`;
const post = (user: TestUser, url: string, payload: object = {}) => user.call({ method: 'POST', url, payload });
const rows = async (statement: string, ...values: readonly unknown[]) =>
  (await house.database.pool.query(statement, [...values])).rows;
const setHouse = ({ email, language }: { readonly email: string; readonly language: string }) =>
  rows("update dealers set email = $1, language = $2 where kind = 'manufactory'", email, language);
async function ordered(user = owner): Promise<{ id: string; number: string; version: number }> {
  const expected = await shownPrice(user, WORKED_EXAMPLE);
  const body = { idempotencyKey: newKey(), design: WORKED_EXAMPLE, commission: 'Huber 24', expected };
  const answer = await post(user, '/api/orders', body);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const change = (id: string, commission: string, idempotencyKey = newKey(), version = 1, user = owner) =>
  user.call({ method: 'PATCH', url: `/api/orders/${id}`, payload: { idempotencyKey, version, commission } });
const cancel = (id: string, user = owner) =>
  post(user, `/api/orders/${id}/cancel`, { reason: 'Abgesagt', expectedCost: 0 });
const board = async (query = ''): Promise<Board> => (await office.call({ url: `/api/work-orders${query}` })).json();
const mailsOf = (id: string) =>
  rows("select * from mails where order_id = $1 and kind like 'house-%' order by created_at", id);
const see = (id: string, user = office) => post(user, `/api/work-orders/${id}/seen`);

describe('what a dealer does with an order', () => {
  test('is marked on the board until the office opens it, and listed wherever it stands', async () => {
    const [changed, cancelled, other] = [await ordered(), await ordered(), await ordered()];
    expect((await change(changed.id, 'Huber 25')).statusCode).toBe(200);
    await cancel(cancelled.id);
    const { news, orders } = await board('?news=true');
    expect(news).toBe(2);
    expect(new Set(orders.map(({ id, status, isNews }) => `${id} ${status} ${isNews}`))).toEqual(
      new Set([`${changed.id} received true`, `${cancelled.id} cancelled true`]),
    );
    const all = (await board()).orders;
    expect(all.find(({ id }) => id === other.id)?.isNews).toBe(false);
    expect((await see(changed.id, workshop)).statusCode).toBe(403);
    expect((await see(changed.id, owner)).statusCode).toBe(403);
    expect((await see(changed.id)).json<WorkOrder>().isNews).toBe(false);
    await see(changed.id);
    expect((await board()).news).toBe(1);
    expect(
      await rows("select 1 from audit_log where action = 'order.seen' and entity_id = $1", changed.id),
    ).toHaveLength(1);
    expect((await see('00000000-0000-4000-8000-000000000000')).statusCode).toBe(404);
  });

  test('is mailed to the house in its language, once, by a job, and names no figure', async () => {
    await setHouse({ email: 'office@ringwerk.example', language: 'fr' });
    const { id, number } = await ordered();
    const key = newKey();
    const answers = await Promise.all([1, 2, 3].map(() => change(id, 'Huber 25', key)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    await Promise.all([1, 2, 3].map(() => cancel(id)));
    const mails = await mailsOf(id);
    expect(mails).toMatchObject(
      (['house-order-changed', 'house-order-cancelled'] as const).map((kind) => ({
        kind,
        recipient: 'office@ringwerk.example',
        language: 'fr',
        values: {
          number,
          commission: 'Huber 25',
          company: 'Juwelier Sonnleitner',
          contact: 'Katharina Sonnleitner',
          url: expect.stringMatching(new RegExp(`/verwaltung/auftraege/${id}$`, 'u')),
        },
      })),
    );
    expect(mails).toHaveLength(2);
    expect(JSON.stringify(mails)).not.toMatch(/"(?:cost|gross|net|share)"|Abgesagt/u);
    expect(
      await rows(
        "select 1 from jobs where kind = 'mail' and id = any($1)",
        mails.map(({ job_id }) => job_id),
      ),
    ).toHaveLength(2);
  });

  test('that changed nothing, or was refused, is no news', async () => {
    const { id } = await ordered();
    expect((await change(id, 'Huber 24')).statusCode).toBe(200);
    expect((await change(id, 'Huber 25', newKey(), 7)).statusCode).toBe(409);
    expect([await mailsOf(id), (await board('?news=true')).orders]).toEqual([[], []]);
  });

  test('is on the board alone where the house has no address; what the house does itself is no news', async () => {
    await setHouse({ email: '', language: 'de' });
    const { id } = await ordered();
    await cancel(id);
    expect([await mailsOf(id), (await board()).news]).toEqual([[], 1]);
    await setHouse({ email: 'buero@ringwerk.example', language: 'de' });
    const byHouse = await ordered();
    await post(office, `/api/work-orders/${byHouse.id}/status`, { status: 'cancelled' });
    expect([await mailsOf(byHouse.id), (await board()).news]).toEqual([[], 1]);
    const own = await ordered(office);
    expect((await cancel(own.id, office)).statusCode).toBe(200);
    expect(await mailsOf(own.id)).toEqual([]);
  });

  const jobOf = async (id: string) =>
    rows(
      "select jobs.* from jobs join mails on mails.job_id = jobs.id where mails.order_id = $1 and mails.kind = 'house-order-changed'",
      id,
    );

  test('is one mail where one change follows another, which says what is so at the end and names whoever changed it', async () => {
    const { id } = await ordered();
    const seller = await house.logIn('10001-2');
    expect((await change(id, 'Huber 25')).statusCode).toBe(200);
    expect((await change(id, 'Huber 26', newKey(), 2, seller)).statusCode).toBe(200);
    expect((await change(id, 'Huber 27', newKey(), 3)).statusCode).toBe(200);
    const mails = await mailsOf(id);
    expect(mails).toMatchObject([{ kind: 'house-order-changed', values: { commission: 'Huber 27' } }]);
    const [first, second] = String(mails[0]?.['values'].contact).split(', ');
    expect([first, second === undefined || second === first]).toEqual(['Katharina Sonnleitner', false]);
    const [job] = await jobOf(id);
    // The pause is that of the first change: whoever goes on changing does not put the mail off.
    expect(job?.['run_at']).toEqual(new Date(NOW.getTime() + 10 * 60_000));
  });

  test('is told anew once the mail has begun to go out', async () => {
    const { id } = await ordered();
    expect((await change(id, 'Huber 25')).statusCode).toBe(200);
    await rows("update jobs set state = 'running' where id = (select job_id from mails where order_id = $1)", id);
    expect((await change(id, 'Huber 26', newKey(), 2)).statusCode).toBe(200);
    await rows(
      "update jobs set state = 'waiting', attempts = 1 where id in (select job_id from mails where order_id = $1)",
      id,
    );
    expect((await change(id, 'Huber 27', newKey(), 3)).statusCode).toBe(200);
    await rows('update jobs set attempts = 0 where id in (select job_id from mails where order_id = $1)', id);
    await rows("update mails set sent_at = now() where order_id = $1 and kind = 'house-order-changed'", id);
    expect((await change(id, 'Huber 28', newKey(), 4)).statusCode).toBe(200);
    const told = (await mailsOf(id)).map(({ values }) => values.commission);
    expect(told).toHaveLength(4);
    expect(new Set(told)).toEqual(new Set(['Huber 25', 'Huber 26', 'Huber 27', 'Huber 28']));
  });

  test('is told at once with a cancellation that follows', async () => {
    const { id } = await ordered();
    expect((await change(id, 'Huber 25')).statusCode).toBe(200);
    await cancel(id);
    const kinds = (await mailsOf(id)).map(({ kind }) => kind);
    expect(kinds).toHaveLength(2);
    expect(new Set(kinds)).toEqual(new Set(['house-order-changed', 'house-order-cancelled']));
    expect((await jobOf(id))[0]?.['run_at']).toEqual(NOW);
  });
});
