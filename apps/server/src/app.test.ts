import * as contract from '@ringwerk/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createApp } from './app.ts';
import { startTestApp, testConfig, type TestApp } from '../test/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await startTestApp();
});
afterAll(() => shop.close());

const post = (payload: string, type: string) =>
  shop.app.inject({ method: 'POST', url: '/api/session', payload, headers: { 'content-type': type } });

const operations = Object.values(contract).filter(
  (value): value is contract.Operation<undefined, undefined, undefined, undefined> =>
    typeof value === 'object' && value !== null && 'access' in value && 'path' in value,
);

describe('openapi', () => {
  test('is version 3.1 and every operation has an id of the contract and coded refusals', async () => {
    const answer = await shop.app.inject({ url: '/api/openapi.json' });
    expect(answer.statusCode).toBe(200);
    const document = z
      .object({
        openapi: z.string(),
        paths: z.record(
          z.string(),
          z.record(z.string(), z.object({ operationId: z.string(), responses: z.record(z.string(), z.unknown()) })),
        ),
      })
      .parse(answer.json());
    expect(document.openapi).toMatch(/^3\.1/);
    const described = Object.values(document.paths).flatMap((path) => Object.values(path));
    const ids = new Set(operations.map((operation) => operation.id));
    expect(described.length).toBeGreaterThan(3);
    for (const operation of described) {
      expect(ids).toContain(operation.operationId);
      expect(Object.keys(operation.responses)).toEqual(expect.arrayContaining(['400', '401', '503']));
    }
  });
});

describe('refusals', () => {
  test('an unknown address of the API is a coded 404', async () => {
    const answer = await shop.app.inject({ url: '/api/nothing' });
    expect(answer.statusCode).toBe(404);
    expect(contract.errorBody.parse(answer.json()).error.code).toBe('not-found');
  });

  test('each wrong field is named by a JSON pointer, unknown fields too', async () => {
    const answer = await shop.app.inject({
      method: 'POST',
      url: '/api/session',
      payload: { customerNumber: '', admin: true },
    });
    expect(answer.statusCode).toBe(400);
    const { error } = contract.errorBody.parse(answer.json());
    expect(error.code).toBe('request.invalid');
    expect(error.issues?.map((issue) => [issue.path, issue.code])).toEqual(
      expect.arrayContaining([
        ['/customerNumber', 'field.too-short'],
        ['/password', 'field.missing'],
        ['/admin', 'field.unknown'],
      ]),
    );
  });

  test('a body of 10 MB is 413, broken JSON 400, another media type 415', async () => {
    const answers = [
      await post(JSON.stringify({ customerNumber: 'x'.repeat(10_000_000) }), 'application/json'),
      await post('{"customerNumber":', 'application/json'),
      await post('{"__proto__":{"a":1}}', 'application/json'),
      await post('a=1', 'application/x-www-form-urlencoded'),
    ];
    expect(answers.map((answer) => [answer.statusCode, answer.json().error.code])).toEqual([
      [413, 'request.too-large'],
      [400, 'request.invalid'],
      [400, 'request.invalid'],
      [415, 'request.unsupported-type'],
    ]);
  });

  test('a body of 10 MB sent over the network gets its coded answer, every time', async () => {
    const address = await shop.app.listen({ port: 0, host: '127.0.0.1' });
    const body = JSON.stringify({ customerNumber: 'x'.repeat(10_000_000) });
    for (let round = 0; round < 10; round += 1) {
      const headers = { 'content-type': 'application/json' };
      const answers = [
        await fetch(`${address}/api/session`, { method: 'POST', headers, body }),
        await fetch(`${address}/api/designs`, { method: 'POST', headers, body }),
      ];
      expect(answers.map((answer) => answer.status)).toEqual([413, 401]);
      expect(contract.errorBody.parse(await answers[0]?.json()).error.code).toBe('request.too-large');
    }
  });

  test('answers carry the security headers', async () => {
    const { headers } = await shop.app.inject({ url: '/api/health' });
    expect(headers['content-security-policy']).toContain("default-src 'self'");
    expect(headers['x-content-type-options']).toBe('nosniff');
    expect(headers['cache-control']).toBe('no-store');
    expect(headers['content-security-policy']).not.toMatch(/'unsafe-(inline|eval)'/);
    expect(headers['permissions-policy']).toContain('camera=(self)');
    // A browser that has read it on plain http would keep a trial from being opened.
    expect(headers['strict-transport-security']).toBeUndefined();
  });

  test('a portal reached over https tells browsers to stay there', async () => {
    const app = await createApp(testConfig({ publicUrl: 'https://portal.example' }), { database: shop.database });
    const { headers } = await app.inject({ url: '/api/health' });
    expect(headers['strict-transport-security']).toBe('max-age=63072000');
    await app.close();
  });
});

test('health answers 200 when ready', async () => {
  const answer = await shop.app.inject({ url: '/api/health' });
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ status: 'ok' });
});
