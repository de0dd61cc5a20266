import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { IdempotentCall } from './claim-key.ts';
import { madeOnce, unlessMade } from './made-once.ts';

let shop: TestApp;
let call: IdempotentCall;
beforeAll(async () => {
  shop = await startTestApp();
  const { rows } = await shop.database.pool.query("select dealer_id from users where customer_number = '10001'");
  call = { act: 'watch-replacement', dealerId: rows[0].dealer_id, key: 'made-once', body: { stone: 'a' } };
});
afterAll(() => shop.close());

const refused = async (): Promise<never> => {
  throw new CodedError('watch-list.unknown');
};
const making = (id: string) => async () => async () => id;

test('a call that cannot be carried out says why, and may be tried again', async () => {
  const tried = { ...call, key: 'tried-twice' };
  await expect(madeOnce(shop, tried, refused)).rejects.toMatchObject({ code: 'watch-list.unknown' });
  const id = randomUUID();
  expect(await madeOnce(shop, tried, making(id))).toBe(id);
  expect(await madeOnce(shop, tried, refused)).toBe(id);
});

test('a call that finds its own work done while it reads answers with what was made', async () => {
  const id = randomUUID();
  const made = await madeOnce(shop, call, async () => {
    await madeOnce(shop, call, making(id));
    return refused();
  });
  expect(made).toBe(id);
});

test('a refusal stands where nothing was made, and gives way to what was made', async () => {
  const refusal = new CodedError('watch-list.unknown');
  await expect(unlessMade(async () => null)(refusal)).rejects.toBe(refusal);
  expect(await unlessMade(async () => 'order')(refusal)).toBeNull();
});
