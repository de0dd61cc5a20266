import { afterAll, beforeAll, expect, test } from 'vitest';
import { openCouple } from '../../../test/couples.ts';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let shop: TestApp;
let owner: TestUser;
beforeAll(async () => {
  shop = await startTestApp();
  owner = await shop.logIn('10001');
});
afterAll(() => shop.close());

const post = async (url: string, payload: object, user = owner) => {
  const answer = await user.call({ method: 'POST', url, payload });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};

test('of a deleted couple stays the print of the ordered quote, which the law keeps, and no sheet or earlier form with their names', async () => {
  const { id } = await openCouple(owner);
  const quoted = await post('/api/quotes', { design: WORKED_EXAMPLE, coupleId: id, customerName: 'Quendlerin' });
  const print = async (url: string): Promise<string> => {
    const answer = await owner.call({ url });
    expect(answer.statusCode, answer.body).toBe(200);
    return answer.rawPayload.toString('base64');
  };
  const first = await print(`/api/quotes/${quoted.id}/pdf`);
  const discount = { kind: 'permille', value: 50 };
  const url = `/api/quotes/${quoted.id}`;
  const changed = await owner.call({ method: 'PATCH', url, payload: { version: quoted.version, discount } });
  const agreed = await print(`/api/quotes/${quoted.id}/pdf`);
  expect(agreed).not.toBe(first);
  const { gross } = changed.json().retail;
  const placed = await post('/api/orders', {
    idempotencyKey: 'order-of-a-deleted-couple',
    quoteId: quoted.id,
    expected: { gross },
    commission: 'Quendlerin',
  });
  const sheet = await print(`/api/orders/${placed.id}/pdf`);
  const staff = await shop.logIn('90001');
  for (const status of ['released', 'casting', 'quality', 'shipped'])
    await post(`/api/work-orders/${placed.id}/status`, { status }, staff);
  owner = await shop.logIn('10001');
  expect((await owner.call({ method: 'DELETE', url: `/api/couples/${id}` })).statusCode).toBe(200);
  const kept = async () =>
    (
      await shop.database.pool.query('select kind, revision from documents where owner_id in ($1, $2) order by kind', [
        quoted.id,
        placed.id,
      ])
    ).rows;
  expect(await kept()).toEqual([{ kind: 'quote', revision: 2 }]);
  expect(await print(`/api/quotes/${quoted.id}/pdf`)).toBe(agreed);
  expect(await print(`/api/orders/${placed.id}/pdf`)).not.toBe(sheet);
  expect(await kept()).toHaveLength(2);
});
