import * as contract from '@ringwerk/contract';
import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WORKED_EXAMPLE } from './designs.ts';
import { leavesOf, withLeaf } from './request-walk.ts';
import { addressOf, makeRecords, OPERATIONS, sampleRequest, type Records } from './sample-requests.ts';
import { startTestApp, type TestApp, type TestUser } from './test-app.ts';

/*
 * Every field of every operation meets every class of value that once broke a write or a thread: the database refuses it,
 * a column is too narrow for it, a walk runs out of stack. The answer is coded and never a 5xx.
 */

const deep = (levels: number, [open, close]: readonly [string, string]): string =>
  `${open.repeat(levels)}1${close.repeat(levels)}`;
/** JSON text, because some of it has no JavaScript value. */
const HOSTILE: readonly (readonly [string, string])[] = [
  ['U+0000', '"\\u0000"'],
  ['U+0000 within', '"Anna\\u0000Paul"'],
  ['a high surrogate alone', '"Anna \\ud83d"'],
  ['a low surrogate alone', '"\\udc8d Paul"'],
  ['decomposed letters', '"Zoe\\u0308 e\\u0301"'],
  ['a very long text', JSON.stringify('x'.repeat(200_000))],
  ['an empty text', '""'],
  ['nothing but spaces', '"   "'],
  ['2^31', '2147483648'],
  ['-2^31 - 1', '-2147483649'],
  ['2^53', '9007199254740992'],
  ['1e308', '1e308'],
  ['1e999', '1e999'],
  ['-0', '-0'],
  ['-1', '-1'],
  ['a tiny fraction', '5e-324'],
  ['a day before the calendar', '"0000-01-01"'],
  ['a day of long ago', '"0001-01-01"'],
  ['null', 'null'],
  ['true', 'true'],
  ['a list', '[1,"a",null]'],
  ['an object', '{"__proto__x":1,"constructor":{"prototype":{}}}'],
  ['deep lists', deep(20_000, ['[', ']'])],
  ['deep objects', deep(20_000, ['{"a":', '}'])],
];
const UNSTORABLE = new Set(['U+0000', 'U+0000 within', 'a high surrogate alone', 'a low surrogate alone']);
/** Percent-encoded values for addresses: surrogates cannot be written there as UTF-8. */
const IN_ADDRESS: readonly string[] = [
  '%00',
  '0000-01-01',
  '0001-01-01',
  'a%00b',
  '%ED%A0%80',
  '%',
  'Zoe%CC%88',
  'x'.repeat(5_000),
  '',
  '%20',
  '2147483648',
  '9007199254740993',
  '-1',
  '-0',
  '1e308',
  'Infinity',
  'NaN',
  '0x10',
  '..%2F..%2Fetc',
];

const ADMIN = { role: 'admin', permissions: contract.permissionsOf('admin') } as const;

let shop: TestApp;
/** Rows that exist, so that a request reaches its write: the manufactory's, and a dealer's for what it may not call. */
let records: Readonly<Record<'90001' | '10001', Records>>;
let calls = 0;

beforeAll(async () => {
  shop = await startTestApp();
  const of = async (number: string) => makeRecords(await shop.logIn(number));
  records = { 90001: await of('90001'), 10001: await of('10001') };
});
afterAll(() => shop.close());

/** With a key of its own, so that it is carried out. */
const newAct = (body: unknown): unknown =>
  typeof body === 'object' && body !== null && 'idempotencyKey' in body
    ? { ...body, idempotencyKey: `hostile-${calls}` }
    : body;

/** From an address of its own each time: the limits by address are tested elsewhere. */
async function send(user: TestUser, options: InjectOptions) {
  calls += 1;
  const answer = await user.call({
    ...options,
    remoteAddress: `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`,
  });
  return answer;
}

/**
 * These hold their connection open, end the session, or take the records of all others away for the name of the house,
 * which is a hostile value by then (`emptying.long.test.ts`).
 */
const untouched = new Set(['followLive', 'logout', 'emptyHouse']);
const tried = OPERATIONS.filter(({ id }) => !untouched.has(id));

function expectCoded(answer: Awaited<ReturnType<typeof send>>, what: string): void {
  // A document or a picture that nothing can draw here is unavailable, and coded as well.
  const isDrawn = answer.statusCode === 503 && answer.headers['retry-after'] !== undefined;
  if (!isDrawn) expect(answer.statusCode, `${what}: ${answer.body.slice(0, 200)}`).toBeLessThan(500);
  if (answer.statusCode >= 400) contract.errorBody.parse(answer.json());
}

/** Whoever may call an operation: the manufactory, else a dealer's owner. */
const callerOf = (operation: (typeof tried)[number]): '90001' | '10001' =>
  operation.access === 'public' || contract.mayCall(operation, ADMIN) ? '90001' : '10001';

describe.each(tried.map((operation) => [operation.id, operation] as const))('%s', (_, operation) => {
  test('takes its sample, and refuses or takes every hostile value with a coded answer', async () => {
    const number = callerOf(operation);
    const user = await shop.logIn(number);
    const parts = sampleRequest(operation, records[number]);
    const url = addressOf(operation, parts);
    const { method } = operation;
    const headers = { 'content-type': 'application/json' };
    const withBody = (payload: string): InjectOptions =>
      operation.body === undefined ? { method, url } : { method, url, payload, headers };

    const bare = await send(user, withBody(JSON.stringify(parts.body)));
    expectCoded(bare, 'sample');
    // The sample passes the door: what follows fails for its hostile value alone. Nobody has the sample's reset token.
    if (operation.id !== 'resetPassword') expect(bare.statusCode, bare.body).not.toBe(400);

    if (operation.body !== undefined) {
      for (const { path, isText } of leavesOf(parts.body).filter((leaf) => !leaf.path.includes('rings'))) {
        for (const [name, json] of HOSTILE) {
          const payload = JSON.stringify(withLeaf(newAct(parts.body), path, '@@')).replace('"@@"', () => json);
          const answer = await send(user, withBody(payload));
          const what = `${name} at /${path.join('/')}`;
          expectCoded(answer, what);
          if (isText && UNSTORABLE.has(name)) expect([what, answer.statusCode]).toEqual([what, 400]);
        }
      }
    }
    for (const part of ['params', 'query'] as const) {
      for (const field of Object.keys(parts[part])) {
        for (const value of IN_ADDRESS) {
          const changed = { ...parts, [part]: { ...parts[part], [field]: value } };
          const answer = await send(user, {
            ...withBody(JSON.stringify(parts.body)),
            url: addressOf(operation, changed),
          });
          expectCoded(answer, `${value.slice(0, 20)} as ${field}`);
          if (value.includes('%00')) expect([field, answer.statusCode >= 400]).toEqual([field, true]);
        }
      }
    }
  });
});

test('every field of a design meets every hostile value', async () => {
  const user = await shop.logIn('10001');
  const leaves = leavesOf(WORKED_EXAMPLE);
  expect(leaves.length).toBeGreaterThan(40);
  for (const { path } of leaves) {
    for (const [name, json] of HOSTILE) {
      const changed = JSON.stringify({ design: withLeaf(WORKED_EXAMPLE, path, '@@') }).replace('"@@"', () => json);
      const headers = { 'content-type': 'application/json' };
      const answer = await send(user, { method: 'POST', url: '/api/designs', payload: changed, headers });
      expectCoded(answer, `${name} at ${path.join('/')}`);
    }
  }
});

const PAGES = [
  '/',
  '/stills/',
  '/stills/256/',
  '/ar/',
  '/assets/',
  '/couple/',
  '/live/',
  '/api/',
  '/konfigurator/v2/set/',
];

test.each(PAGES)('a page or a file %s of a hostile name is never an internal error', async (path) => {
  for (const value of IN_ADDRESS) {
    for (const url of [`${path}${value}`, `${path}${value}/${value}`]) {
      const answer = await shop.app.inject({ url, headers: { accept: 'text/html' } });
      expect(answer.statusCode, `${url.slice(0, 80)}: ${answer.body.slice(0, 200)}`).toBeLessThan(500);
    }
  }
});

test('hostile headers are never an internal error', async () => {
  const user = await shop.logIn('10001');
  for (const value of ['', '\x80\xff', '%00', 'a'.repeat(8_000), '{"a":', "' or 1=1 --", ';;==']) {
    for (const name of [
      'cookie',
      'accept',
      'accept-encoding',
      'accept-language',
      'user-agent',
      'origin',
      'content-type',
      'x-ringwerk-token',
      'x-ringwerk-ahead',
      'x-forwarded-for',
    ]) {
      for (const [method, url] of [
        ['GET', '/api/session'],
        ['POST', '/api/watch-lists'],
        ['GET', '/'],
      ] as const) {
        const guest = { method, url, headers: { [name]: value } };
        const payload = method === 'POST' ? { payload: '{"name":"a"}' } : {};
        for (const answer of [
          await shop.app.inject({ ...guest, ...payload }),
          await user.call({ ...guest, ...payload }),
        ]) {
          expect(answer.statusCode, `${name}: ${value.slice(0, 20)} at ${url}`).toBeLessThan(500);
        }
      }
    }
  }
});

test('the fuzz asks enough', () => expect(calls).toBeGreaterThan(4_000));
