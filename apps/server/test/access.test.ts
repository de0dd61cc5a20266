import * as contract from '@ringwerk/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from './test-app.ts';

// Every operation of the contract, those of tomorrow included: who may not call it is told so by a code, and first.

type AnyOperation = contract.Operation<undefined, undefined, undefined, undefined>;
const operations = Object.values(contract).filter(
  (value): value is AnyOperation => typeof value === 'object' && value !== null && 'access' in value && 'path' in value,
);
const guarded = operations
  .filter(({ access }) => access !== 'public')
  .map((operation) => [operation.id, operation] as const);
const byToken = operations.filter(({ access, path }) => access === 'public' && path.includes(':token'));

const SOME_ID = '5e11e400-0000-4000-8000-000000000001';
const addressOf = ({ path }: AnyOperation, token = 'nobody'): string =>
  path.replace(':token', token).replace(':setId', '9001').replace(':view', 'hero').replaceAll(/:\w+/g, SOME_ID);

let house: TestApp;
let seller: TestUser;
beforeAll(async () => {
  house = await startTestApp();
  seller = await house.logIn('10001-2');
});
afterAll(() => house.close());

const refusal = (answer: Awaited<ReturnType<TestUser['call']>>) => [answer.statusCode, answer.json().error?.code];

describe('every operation behind the login', () => {
  test.each(guarded)('%s refuses a guest', async (_, operation) => {
    const answer = await house.app.inject({ method: operation.method, url: addressOf(operation) });
    expect(refusal(answer)).toEqual([401, 'session.required']);
  });

  test.each(guarded.filter(([, { method }]) => method !== 'GET'))(
    '%s refuses a page elsewhere that only has the cookie',
    async (_, operation) => {
      const { cookies } = seller;
      const answer = await house.app.inject({ method: operation.method, url: addressOf(operation), cookies });
      expect(refusal(answer)).toEqual([403, 'session.bad-origin']);
    },
  );

  test.each(guarded.filter(([, { access }]) => access === 'staff'))('%s refuses a dealer', async (_, operation) => {
    const answer = await seller.call({ method: operation.method, url: addressOf(operation) });
    expect(refusal(answer)).toEqual([403, 'session.forbidden']);
  });
});

describe('every operation by a token', () => {
  test.each(byToken.map((operation) => [operation.id, operation] as const))(
    '%s says of a token that nobody gave out only that it is unknown',
    async (_, operation) => {
      const payload = { design: {}, author: 'Anna', text: 'Hallo' };
      for (const token of ['nobody', 'a'.repeat(43), '%00', "' or 1=1 --"]) {
        const answer = await house.app.inject({
          method: operation.method,
          url: addressOf(operation, encodeURIComponent(token)),
          ...(operation.method === 'POST' ? { payload } : {}),
        });
        expect([400, 404]).toContain(answer.statusCode);
        expect(answer.json().error.code).toMatch(/^(request\.invalid|(share|live)\.unknown)$/);
      }
    },
  );
});
