import * as contract from '@ringwerk/contract';
import fc from 'fast-check';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from './test-app.ts';

type AnyOperation = contract.Operation<undefined, undefined, undefined, undefined>;

const operations = Object.values(contract).filter(
  (value): value is AnyOperation => typeof value === 'object' && value !== null && 'access' in value && 'path' in value,
);
const guarded = operations.filter((operation) => operation.access !== 'public');
/** These would end the session or stop the test's own logins; they have tests of their own. */
const untouched = new Set(['login', 'logout']);

const SEED = 20_261_121;
const RUNS = 25;
const uuid = '00000000-0000-4000-8000-000000000000';

let shop: TestApp;
let staff: TestUser;
let seller: TestUser;
beforeAll(async () => {
  shop = await startTestApp();
  staff = await shop.logIn('90001');
  seller = await shop.logIn('10002-2');
});
afterAll(() => shop.close());

const fill = (path: string, value: string): string => path.replaceAll(/:\w+/g, encodeURIComponent(value));
const requestOf = (operation: AnyOperation, parameter = uuid): InjectOptions => ({
  method: operation.method,
  url: fill(operation.path, parameter),
});

test('every operation of the contract is served', async () => {
  expect(operations.length).toBeGreaterThan(40);
  const document: { paths: Record<string, Record<string, { operationId: string }>> } = (
    await shop.app.inject({ url: '/api/openapi.json' })
  ).json();
  const served = Object.values(document.paths).flatMap((path) =>
    Object.values(path).map(({ operationId }) => operationId),
  );
  expect(served.sort()).toEqual(operations.map(({ id }) => id).sort());
});

describe('who may', () => {
  test.each(guarded.map((operation) => [operation.id, operation] as const))(
    '%s: a guest gets 401',
    async (_, operation) => {
      const answer = await shop.app.inject(requestOf(operation));
      expect([answer.statusCode, answer.json().error.code]).toEqual([401, 'session.required']);
    },
  );

  test.each(guarded.filter(({ access }) => access === 'staff').map((operation) => [operation.id, operation] as const))(
    '%s: a jeweller gets 403',
    async (_, operation) => {
      const answer = await seller.call(requestOf(operation));
      expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'session.forbidden']);
    },
  );

  test.each(guarded.filter(({ method }) => method !== 'GET').map((operation) => [operation.id, operation] as const))(
    '%s: a write without the token, or from a foreign page, gets 403',
    async (_, operation) => {
      const cookies = { ...staff.cookies };
      const withoutToken = await shop.app.inject({ ...requestOf(operation), cookies });
      expect([withoutToken.statusCode, withoutToken.json().error.code]).toEqual([403, 'session.bad-origin']);
      const foreign = await staff.call({ ...requestOf(operation), headers: { origin: 'https://elsewhere.example' } });
      expect([foreign.statusCode, foreign.json().error.code]).toEqual([403, 'session.bad-origin']);
    },
  );
});

describe('whatever is sent, the answer is coded and never an internal error', () => {
  const junk = fc.oneof(
    fc.jsonValue({ maxDepth: 4 }),
    fc.constantFrom(
      ...['design', 'name', 'status', 'csv', 'customerNumber', 'quantity', 'retailRule', 'id'].map((key) => ({
        [key]: null,
      })),
      { design: { version: 1, rings: [{}] } },
      { design: { version: 1e308, rings: [] } },
      { design: JSON.parse('{"__proto__x":1,"constructor":{"prototype":{}}}') },
      { name: '\u0000', note: '\uD800', design: [] },
    ),
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 60 }),
    fc.constantFrom('\0', "' or 1=1 --", '%', '..', uuid),
  );

  test.each(operations.filter(({ id }) => !untouched.has(id)).map((operation) => [operation.id, operation] as const))(
    `%s (seed ${SEED})`,
    async (_, operation) => {
      await fc.assert(
        fc.asyncProperty(junk, text, text, async (body, parameter, value) => {
          const query = new URLSearchParams({ q: value, page: value, [parameter.slice(0, 5)]: value }).toString();
          const answer = await staff.call({
            method: operation.method,
            url: `${fill(operation.path, parameter.toWellFormed())}${operation.method === 'GET' ? `?${query}` : ''}`,
            ...(operation.method === 'GET'
              ? {}
              : { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
          });
          expect(answer.statusCode, answer.body).toBeLessThan(500);
          if (answer.statusCode >= 400) contract.errorBody.parse(answer.json());
        }),
        { seed: SEED, numRuns: RUNS },
      );
    },
  );
});
