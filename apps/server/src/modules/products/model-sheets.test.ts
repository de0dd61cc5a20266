import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let shop: TestApp;
let owner: TestUser;
let dataDir: string;
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'ringwerk-sheets-'));
  shop = await startTestApp({ dataDir });
  owner = await shop.logIn('10001');
});
afterAll(async () => {
  await shop.close();
  await rm(dataDir, { recursive: true, force: true });
});

const sheet = (user: TestUser, query = '', setId = 9014) => user.call({ url: `/api/models/${setId}/sheet?${query}` });
const kept = () => readdir(join(dataDir, 'data-sheets')).catch((): string[] => []);

describe('the data sheet of an article', () => {
  test('is a PDF that is named by article and language, and is printed once', async () => {
    const answer = await sheet(owner, 'lang=fr&price=1');
    expect(answer.statusCode, answer.body.slice(0, 200)).toBe(200);
    expect(answer.headers['content-type']).toBe('application/pdf');
    expect(answer.headers['content-disposition']).toContain('RW-09-014-fr.pdf');
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
    const before = await kept();
    const again = await sheet(owner, 'lang=fr&price=1');
    expect(again.rawPayload.equals(answer.rawPayload)).toBe(true);
    expect(await kept()).toEqual(before);
    // Whatever it shows otherwise is another sheet.
    for (const query of ['lang=fr', 'lang=fr&price=1&stones=without', 'lang=nl&price=1']) await sheet(owner, query);
    expect((await kept()).length).toBe(before.length + 3);
  });

  test('carries the name of the shop that asks: another shop has its own', async () => {
    const before = (await kept()).length;
    const other = await shop.logIn('10002');
    expect((await sheet(other, 'lang=fr&price=1')).statusCode).toBe(200);
    expect((await kept()).length).toBe(before + 1);
  });

  test('is there for a trainee and before a couple, and not for the workshop', async () => {
    const trainee = await shop.logIn('10001-3');
    expect((await sheet(trainee, 'price=1')).statusCode).toBe(200);
    const counter = await shop.logIn('10001-2');
    await counter.call({ method: 'PUT', url: '/api/customer-view/pin', payload: { pin: '1234' } });
    await counter.call({ method: 'POST', url: '/api/customer-view', payload: {} });
    expect((await sheet(counter, 'price=1')).statusCode).toBe(200);
    const workshop = await shop.logIn('90001-3');
    expect((await sheet(workshop, 'price=1')).statusCode).toBe(403);
  });

  test('refuses what is no article and what it cannot read', async () => {
    const unknown = await sheet(owner, '', 999_999);
    expect([unknown.statusCode, unknown.json().error.code]).toEqual([404, 'model.unknown']);
    for (const query of ['price=2', 'lang=xx', 'stones=both', 'factor=1'])
      expect([query, (await sheet(owner, query)).statusCode]).toEqual([query, 400]);
  });
});
