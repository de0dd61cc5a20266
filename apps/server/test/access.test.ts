import * as contract from '@ringwerk/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { AnyOperation } from './request-walk.ts';
import { OPERATIONS } from './sample-requests.ts';
import { startTestApp, type TestApp, type TestUser } from './test-app.ts';

// Every operation of the contract, those of tomorrow included: who may not call it is answered with a code, and first.

const guarded = OPERATIONS.filter(({ access }) => access !== 'public').map(
  (operation) => [operation.id, operation] as const,
);
const byToken = OPERATIONS.filter(({ access, path }) => access === 'public' && path.includes(':token'));

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

describe('the table of areas', () => {
  const rowsOf = (id: string) => Object.values(contract.AREA_OPERATIONS).filter((ids) => ids.includes(id)).length;

  test('has a row for every operation, and no row for one that does not exist', () => {
    expect(OPERATIONS.filter(({ id }) => rowsOf(id) === 0).map(({ id }) => id)).toEqual([]);
    const known = new Set(OPERATIONS.map(({ id }) => id));
    const listed = Object.values(contract.AREA_OPERATIONS).flat();
    expect(listed.filter((id) => !known.has(id))).toEqual([]);
  });

  test('opens to guests exactly what is public', () => {
    const open = OPERATIONS.filter((operation) => contract.mayCall(operation, null)).map(({ id }) => id);
    expect(open).toEqual(OPERATIONS.filter(({ access }) => access === 'public').map(({ id }) => id));
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
