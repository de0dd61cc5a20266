import type { WatchList } from '@ringwerk/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let house: TestApp;
let owner: TestUser;
let url: string;
beforeAll(async () => {
  house = await startTestApp();
  owner = await house.logIn('10001');
  const list = await owner.call({ method: 'POST', url: '/api/watch-lists', payload: { name: 'Familie Brandt / Mai' } });
  const { id: listId } = list.json<WatchList>();
  url = `/api/watch-lists/${listId}/pdf`;
  await owner.call({ method: 'POST', url: '/api/watch-items', payload: { listId, design: WORKED_EXAMPLE } });
});
afterAll(() => house.close());

test('a list is a PDF by its own name, with prices or without, also for whoever sees no trade price', async () => {
  const trainee = await house.logIn('10001-3');
  for (const [user, query] of [
    [owner, ''],
    [owner, '?price=1&lang=kr'],
    [trainee, '?price=1'],
  ] as const) {
    const answer = await user.call({ url: `${url}${query}` });
    expect([answer.statusCode, answer.headers['content-type']], answer.body.slice(0, 200)).toEqual([
      200,
      'application/pdf',
    ]);
    expect(answer.headers['content-disposition']).toContain('Familie-Brandt-Mai.pdf');
    expect(answer.rawPayload.subarray(0, 5).toString()).toBe('%PDF-');
  }
});

test("another dealer's list is unknown, a stranger is asked to log in, other words are refused", async () => {
  const stranger = await house.logIn('10002');
  expect((await stranger.call({ url })).json().error.code).toBe('watch-list.unknown');
  expect((await house.app.inject({ url })).statusCode).toBe(401);
  expect((await owner.call({ url: `${url}?price=2` })).statusCode).toBe(400);
});
