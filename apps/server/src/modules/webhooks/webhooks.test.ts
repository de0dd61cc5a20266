import { createHmac } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import { webhookSchema, type Delivery, type Order, type Webhook } from '@ringwerk/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { startFeedServer, type FeedServer } from '../../../test/feed-server.ts';
import { shownPrice, startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

interface Received {
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

let server: FeedServer;
let house: TestApp;
let admin: TestUser;
let owner: TestUser;
let now = new Date('2026-11-21T10:00:00Z');
const received: Received[] = [];
let status = 200;
beforeAll(async () => {
  server = await startFeedServer();
  server.answer((request, response) => {
    let body = '';
    request.on('data', (chunk: Buffer) => (body += chunk.toString()));
    request.on('end', () => {
      received.push({ headers: request.headers, body });
      response.writeHead(status).end();
    });
  });
  house = await startTestApp({}, { network: server.network });
  house.setTime(now);
  admin = await house.logIn('90001');
  owner = await house.logIn('10001');
});
afterAll(async () => {
  await house.close();
  await server.close();
});
beforeEach(async () => {
  await house.runJobs();
  received.splice(0);
  status = 200;
});

const later = (minutes: number): void => {
  now = new Date(now.getTime() + minutes * 60_000);
  house.setTime(now);
};
const entered = { name: 'ERP', isHttpAllowed: true, isActive: true };
const enter = (changes: object = {}) =>
  admin.call({ method: 'POST', url: '/api/webhooks', payload: { ...entered, url: server.url('/hook'), ...changes } });
async function made(changes: object = {}): Promise<{ webhook: Webhook; secret: string }> {
  const answer = await enter(changes);
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
const drop = ({ id }: Webhook) => admin.call({ method: 'DELETE', url: `/api/webhooks/${id}` });
let keys = 0;
async function placed(): Promise<Order> {
  const design = WORKED_EXAMPLE;
  const expected = await shownPrice(owner, design);
  const payload = { idempotencyKey: `webhook-${(keys += 1)}`, design, commission: 'Huber', expected };
  return (await owner.call({ method: 'POST', url: '/api/orders', payload })).json();
}
const deliveries = async ({ id }: Webhook): Promise<Delivery[]> =>
  (await admin.call({ url: `/api/webhooks/${id}/deliveries` })).json().deliveries;

describe('a webhook', () => {
  test('is notified of every step, signed over time and body', async () => {
    const { webhook, secret } = await made();
    expect(JSON.stringify((await admin.call({ url: '/api/webhooks' })).json())).not.toContain(secret);
    const order = await placed();
    await house.runJobs();
    expect(received).toHaveLength(1);
    const [{ headers, body } = { headers: {}, body: '' }] = received;
    expect(JSON.parse(body)).toEqual({
      event: 'order.step',
      at: now.toISOString(),
      order: {
        id: order.id,
        number: order.number,
        positions: [
          { number: 1, kind: 'rings', quantity: 1, code: order.positions[0]?.rings?.code, stockNumber: null },
        ],
      },
      status: 'received',
      isUndo: false,
    });
    const seconds = headers['x-ringwerk-timestamp'];
    expect(seconds).toBe(String(now.getTime() / 1_000));
    const signature = createHmac('sha256', secret)
      .update(`${String(seconds)}.${body}`)
      .digest('hex');
    expect(headers['x-ringwerk-signature']).toBe(`v1=${signature}`);
    const payload = { status: 'released' };
    await admin.call({ method: 'POST', url: `/api/work-orders/${order.id}/status`, payload });
    await house.runJobs();
    expect(JSON.parse(received[1]?.body ?? '{}')).toMatchObject({ status: 'released' });
    expect((await deliveries(webhook)).map(({ state, attempts }) => [state, attempts])).toEqual([
      ['delivered', 1],
      ['delivered', 1],
    ]);
    await drop(webhook);
  });

  test('is tried again with growing pauses, and is a dead letter in the end, which can be sent again', async () => {
    const { webhook } = await made();
    status = 503;
    await placed();
    for (let attempt = 0; attempt < 14; attempt += 1) {
      await house.runJobs();
      later(5 * 60);
      if (attempt % 4 === 3) admin = await house.logIn('90001');
    }
    expect(received).toHaveLength(12);
    const [dead] = await deliveries(webhook);
    expect(dead).toMatchObject({ state: 'dead', attempts: 12, problem: 'status 503' });
    status = 204;
    await admin.call({ method: 'POST', url: `/api/webhook-deliveries/${dead?.id}/replay` });
    await house.runJobs();
    expect((await deliveries(webhook))[0]).toMatchObject({ state: 'delivered', problem: null });
    expect([received.at(-1)?.body, received.at(-1)?.headers['x-ringwerk-delivery']]).toEqual([
      received[0]?.body,
      dead?.id,
    ]);
    await drop(webhook);
    owner = await house.logIn('10001');
  });

  test('never reaches into a private network, whatever its name says, and is not tried again', async () => {
    for (const url of ['http://private.example/hook', 'http://metadata.example/', 'http://192.168.0.1/hook']) {
      const { webhook } = await made({ url });
      await admin.call({ method: 'POST', url: `/api/webhooks/${webhook.id}/test` });
      await house.runJobs();
      expect((await deliveries(webhook))[0], url).toMatchObject({ state: 'dead', attempts: 1 });
      await drop(webhook);
    }
    expect(received).toEqual([]);
  });

  test('that answers with a redirect is followed nowhere', async () => {
    const { webhook } = await made();
    status = 302;
    await admin.call({ method: 'POST', url: `/api/webhooks/${webhook.id}/test` });
    await house.runJobs();
    expect([received.length, (await deliveries(webhook))[0]?.problem]).toEqual([1, 'status 302']);
    await drop(webhook);
  });

  test('with no address, a login in it, or http where it is not allowed is refused at its field', async () => {
    for (const changes of [
      { url: 'ftp://feed.example/' },
      { url: 'https://me:secret@feed.example/' },
      { isHttpAllowed: false },
      { url: 'nothing at all' },
    ]) {
      const { error } = (await enter(changes)).json();
      expect([error.code, error.issues[0].path]).toEqual(['request.invalid', '/url']);
    }
  });

  test('that is switched off receives nothing more, not even what waited or is sent again', async () => {
    const { webhook } = await made();
    status = 503;
    await placed();
    await house.runJobs();
    await placed();
    expect((await deliveries(webhook)).map(({ state }) => state)).toEqual(['waiting', 'waiting']);
    const payload = { ...entered, url: webhook.url, isActive: false, version: 1 };
    await admin.call({ method: 'PUT', url: `/api/webhooks/${webhook.id}`, payload });
    const waited = await deliveries(webhook);
    expect(waited.map(({ state }) => state)).toEqual(['dead', 'dead']);
    status = 200;
    received.splice(0);
    const again = await admin.call({ method: 'POST', url: `/api/webhook-deliveries/${waited[0]?.id}/replay` });
    expect([again.statusCode, again.json().error.code]).toEqual([409, 'webhook.off']);
    const { rows } = await house.database.pool.query(
      "select id from jobs where kind = 'webhook' and state = 'cancelled'",
    );
    for (const { id } of rows) await admin.call({ method: 'POST', url: `/api/jobs/${id}/retry` });
    await house.runJobs();
    expect(received).toEqual([]);
    await admin.call({ method: 'POST', url: `/api/webhooks/${webhook.id}/test` });
    await house.runJobs();
    expect([rows.length, received.map(({ headers }) => headers['x-ringwerk-event'])]).toEqual([2, ['ping']]);
    await drop(webhook);
  });

  test('has a delivery not delivered whose job was cancelled, and a waiting one whose job is taken up again', async () => {
    const { webhook } = await made();
    await placed();
    const [{ id } = { id: '' }] = await deliveries(webhook);
    const { rows } = await house.database.pool.query('select id from jobs where unique_key = $1', [id]);
    const change = (how: string) => admin.call({ method: 'POST', url: `/api/jobs/${rows[0].id}/${how}` });
    expect((await change('cancel')).statusCode).toBe(204);
    const states = [(await deliveries(webhook))[0]?.state];
    const url = `/api/webhooks/${webhook.id}/deliveries?state=dead`;
    expect((await admin.call({ url })).json().deliveries).toMatchObject([{ id, state: 'dead' }]);
    expect((await admin.call({ url: '/api/webhooks' })).json().webhooks).toMatchObject([
      { counts: { waiting: 0, delivered: 0, dead: 1 } },
    ]);
    await change('retry');
    states.push((await deliveries(webhook))[0]?.state);
    await house.runJobs();
    states.push((await deliveries(webhook))[0]?.state);
    expect(states).toEqual(['dead', 'waiting', 'delivered']);
    await drop(webhook);
  });

  test('lists its deliveries sorted as a whole, not the page of them that is shown', async () => {
    const { webhook } = await made();
    for (const answer of [200, 200, 200, 500]) {
      status = answer;
      later(1);
      await admin.call({ method: 'POST', url: `/api/webhooks/${webhook.id}/test` });
      await house.runJobs();
    }
    const [, lost] = await deliveries(webhook);
    await house.database.pool.query(
      "update webhook_deliveries set delivered_at = null, problem = 'status 302' where id = $1",
      [lost?.id],
    );
    const page = async (query: string): Promise<Delivery[]> =>
      (await admin.call({ url: `/api/webhooks/${webhook.id}/deliveries?pageSize=2&${query}` })).json().deliveries;
    const whole = async (query: string) => [...(await page(`page=1&${query}`)), ...(await page(`page=2&${query}`))];
    const newest = (await whole('')).map(({ id }) => id);
    expect((await whole('sort=when')).map(({ id }) => id)).toEqual(newest.toReversed());
    const states = ['waiting', 'delivered', 'delivered', 'dead'];
    expect((await whole('sort=state')).map(({ state }) => state)).toEqual(states);
    expect((await whole('sort=state&descending=true')).map(({ state }) => state)).toEqual(states.toReversed());
    // Those without a problem stand last, either way.
    const problems = async (direction: string) =>
      (await whole(`sort=problem${direction}`)).map(({ problem }) => problem);
    expect(await problems('')).toEqual(['status 302', 'status 500', null, null]);
    expect(await problems('&descending=true')).toEqual(['status 500', 'status 302', null, null]);
    await drop(webhook);
  });

  test('forgets its deliveries after 90 days', async () => {
    const { webhook } = await made();
    const url = `/api/webhooks/${webhook.id}/test`;
    await admin.call({ method: 'POST', url });
    await house.runJobs();
    const [first] = await deliveries(webhook);
    for (const days of [89, 2]) {
      later(days * 24 * 60);
      admin = await house.logIn('90001');
      await admin.call({ method: 'POST', url });
      await house.runJobs();
      expect((await deliveries(webhook)).some(({ id }) => id === first?.id)).toBe(days === 89);
    }
    expect(await deliveries(webhook)).toHaveLength(2);
    await drop(webhook);
    owner = await house.logIn('10001');
  });

  test('is not written over, and is notified of nothing while it is off', async () => {
    const { webhook } = await made();
    const save = (version: number) =>
      admin.call({
        method: 'PUT',
        url: `/api/webhooks/${webhook.id}`,
        payload: { ...entered, url: webhook.url, isActive: false, version },
      });
    expect(webhookSchema.parse((await save(1)).json())).toMatchObject({ version: 2, isActive: false });
    expect((await save(1)).json().error.code).toBe('webhook.changed');
    await placed();
    await house.runJobs();
    expect(received).toEqual([]);
    const { rows } = await house.database.pool.query(
      "select action from audit_log where entity = 'webhook' and entity_id = $1 order by id",
      [webhook.id],
    );
    expect(rows.map(({ action }) => action)).toEqual(['webhook.created', 'webhook.changed']);
    await drop(webhook);
  });
});
