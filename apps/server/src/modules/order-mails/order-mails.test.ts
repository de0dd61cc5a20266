import type { Order } from '@ringwerk/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { shownPrice, startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { writeOrderMail } from './write-order-mail.ts';

let house: TestApp;
let owner: TestUser;
let seller: TestUser;
let office: TestUser;
let workshop: TestUser;
let now = new Date('2026-11-21T10:00:00Z');
beforeAll(async () => {
  house = await startTestApp();
  house.setTime(now);
  owner = await house.logIn('10001');
  seller = await house.logIn('10001-2');
  office = await house.logIn('90001');
  workshop = await house.logIn('90001-3');
});
afterAll(() => house.close());

const later = (minutes: number): void => {
  now = new Date(now.getTime() + minutes * 60_000);
  house.setTime(now);
};
const query = async (text: string, values: readonly unknown[] = []) =>
  (await house.database.pool.query(text, [...values])).rows;

let keys = 0;
async function placed(more: object = {}): Promise<Order> {
  const design = WORKED_EXAMPLE;
  const expected = await shownPrice(owner, design);
  const idempotencyKey = `mail-order-${(keys += 1)}`;
  const payload = { idempotencyKey, design, commission: 'Huber 24', expected, requestedDate: '2027-01-15', ...more };
  return (await owner.call({ method: 'POST', url: '/api/orders', payload })).json();
}
const move = async (id: string, ...steps: readonly string[]): Promise<void> => {
  for (const status of steps) {
    const answer = await office.call({ method: 'POST', url: `/api/work-orders/${id}/status`, payload: { status } });
    expect(answer.statusCode, answer.body).toBe(200);
  }
};
const choose = (mails: readonly string[], user = owner) =>
  user.call({ method: 'PUT', url: '/api/dealer/order-mails', payload: { mails } });
const setParcel = (id: string, parcel: object | null, user = office) =>
  user.call({ method: 'PUT', url: `/api/work-orders/${id}/parcel`, payload: { parcel } });

/** Runs what is due of an order, as the queue does, and as it does again after a crash. */
async function write(orderId: string): Promise<void> {
  const rows = await query(
    "select id, payload from jobs where kind = 'order-mail' and payload ->> 'orderId' = $1 and run_at <= $2 order by created_at, run_at",
    [orderId, now],
  );
  const services = { config: { publicUrl: 'https://portal.example' }, database: house.database, clock: () => now };
  for (const { id, payload } of [...rows, ...rows]) await writeOrderMail(services, id, payload);
}
const mailsOf = async (orderId: string): Promise<Record<string, unknown>[]> => {
  await write(orderId);
  return query('select * from mails where order_id = $1 order by created_at, kind', [orderId]);
};
const kindsOf = async (orderId: string) => (await mailsOf(orderId)).map(({ kind }) => kind);

const ALL = [
  'order-received',
  'order-confirmed',
  'order-in-production',
  'order-quality',
  'order-shipped',
  'order-ready',
  'order-cancelled',
];

describe('mails of an order', () => {
  test('are written once for each step that the dealer wants, in his language and without a price', async () => {
    const order = await placed();
    await move(order.id, 'released', 'casting', 'quality');
    const mails = await mailsOf(order.id);
    expect(mails.map(({ kind }) => kind)).toEqual(['order-confirmed', 'order-received']);
    expect(mails[1]).toMatchObject({
      language: 'de',
      values: {
        number: order.number,
        commission: 'Huber 24',
        date: '15. Januar 2027',
        company: 'Juwelier Sonnleitner',
      },
      secrets: null,
    });
    expect(JSON.stringify(mails)).not.toMatch(/"(?:cost|gross|net|factor)"/u);
    expect(mails[0]?.['job_id']).not.toBeNull();
  });

  test('are chosen by the owner, nobody else; a ring that quality sends back is mailed once', async () => {
    expect((await choose(ALL, seller)).statusCode).toBe(403);
    expect((await choose(['order-ready', 'order-quality'])).json()).toEqual({
      mails: ['order-quality', 'order-ready'],
    });
    expect((await choose(['order-ready', 'order-ready'])).statusCode).toBe(400);
    const order = await placed();
    await move(order.id, 'released', 'casting', 'quality', 'casting', 'quality');
    expect(await kindsOf(order.id)).toEqual(['order-quality']);
    expect((await owner.call({ url: '/api/dealer' })).json().orderMails).toEqual(['order-quality', 'order-ready']);
    await choose(ALL);
  });

  test('say how the parcel goes, and once more what was written down after it had gone', async () => {
    const order = await placed();
    await move(order.id, 'released', 'casting', 'quality', 'shipped');
    const before = await mailsOf(order.id);
    // The ring is out of the house already: what it passed before is no news.
    expect(before.map(({ kind, values }) => [kind, (values as { parcel?: string }).parcel])).toEqual([
      ['order-shipped', '–'],
    ]);
    const parcel = { way: 'carrier', carrier: 'DHL', number: '0034 16' };
    expect((await setParcel(order.id, parcel, workshop)).json().parcel).toEqual(parcel);
    await setParcel(order.id, parcel);
    const mailed = (await mailsOf(order.id)).map(({ values }) => (values as { parcel?: string }).parcel);
    expect(new Set(mailed)).toEqual(new Set(['–', 'DHL 0034 16']));
    expect(mailed).toHaveLength(2);
    expect((await owner.call({ url: `/api/orders/${order.id}` })).json().parcel).toEqual(parcel);
    const audit = await query("select after from audit_log where action = 'order.parcel-changed' and entity_id = $1", [
      order.id,
    ]);
    expect(audit).toEqual([{ after: { parcel } }]);
  });

  test('say that a ring is ready where it is fetched', async () => {
    const order = await placed();
    await setParcel(order.id, { way: 'collected' });
    await move(order.id, 'released', 'casting', 'quality', 'shipped');
    expect(await kindsOf(order.id)).toEqual(['order-ready']);
  });

  test('know no parcel of a cancelled order', async () => {
    const order = await placed();
    await move(order.id, 'cancelled');
    expect((await setParcel(order.id, { way: 'collected' })).json().error.code).toBe('order.transition');
    expect(await kindsOf(order.id)).toEqual(['order-cancelled']);
  });

  test('announce a cancellation by the dealer without its cost; the office finds it among the cancelled', async () => {
    const order = await placed();
    await move(order.id, 'released');
    await mailsOf(order.id);
    const payload = { reason: 'Wedding called off', expectedCost: 0 };
    const url = `/api/orders/${order.id}/cancel`;
    for (const _ of ['once', 'again'])
      expect((await owner.call({ method: 'POST', url, payload })).json().status).toBe('cancelled');
    expect(new Set(await kindsOf(order.id))).toEqual(
      new Set(['order-received', 'order-confirmed', 'order-cancelled', 'house-order-cancelled']),
    );
    const [mail] = await query("select values from mails where order_id = $1 and kind = 'order-cancelled'", [order.id]);
    expect(new Set(Object.keys(mail?.['values'] ?? {}))).toEqual(
      new Set(['commission', 'company', 'date', 'house', 'number', 'url']),
    );
    const board = (await office.call({ url: '/api/work-orders?status=cancelled' })).json<{
      orders: { id: string }[];
    }>();
    expect(board.orders.map(({ id }) => id)).toContain(order.id);
  });

  test('confirm a remake by its own number', async () => {
    const order = await placed();
    await move(order.id, 'released', 'casting', 'quality', 'shipped');
    const relation = { kind: 'remake', orderId: order.id, reason: 'Size too small', payer: 'house' };
    const remake = await placed({ relation });
    await move(remake.id, 'released');
    const mailed = await mailsOf(remake.id);
    expect(mailed).toHaveLength(2);
    expect(new Set(mailed.map(({ kind }) => kind))).toEqual(new Set(['order-received', 'order-confirmed']));
    expect(mailed.map(({ values }) => (values as { number: string }).number)).toEqual([remake.number, remake.number]);
    // Who shall pay is between dealer and house, and the mail is read at the counter.
    expect(JSON.stringify(mailed)).not.toContain('Size too small');
  });

  test('wait until a wrong scan could be taken back', async () => {
    const order = await placed();
    expect(await kindsOf(order.id)).toEqual(['order-received']);
    const scan = async (): Promise<string> => {
      const payload = { code: order.number, station: 'released', idempotencyKey: `mail-scan-${(keys += 1)}` };
      return (await workshop.call({ method: 'POST', url: '/api/bench/scans', payload })).json().id;
    };
    const id = await scan();
    expect(await kindsOf(order.id)).toEqual(['order-received']);
    await workshop.call({ method: 'POST', url: `/api/bench/scans/${id}/undo` });
    later(11);
    expect(await kindsOf(order.id)).toEqual(['order-received']);
    await scan();
    later(11);
    expect(await kindsOf(order.id)).toEqual(['order-received', 'order-confirmed']);
  });

  test('name a scanned parcel once, with its number, and not before the scan could be taken back', async () => {
    const parcel = { way: 'carrier', carrier: 'DHL', number: '0034 17' };
    const parcelsMailed = async (id: string) =>
      (await mailsOf(id)).flatMap(({ kind, values }) => {
        const { parcel: words } = values as { parcel?: string };
        return kind === 'order-shipped' ? [words] : [];
      });
    const ship = async (number: string): Promise<string> => {
      const payload = { code: number, station: 'shipped', idempotencyKey: `mail-scan-${(keys += 1)}` };
      return (await workshop.call({ method: 'POST', url: '/api/bench/scans', payload })).json().id;
    };
    const order = await placed();
    await move(order.id, 'released', 'casting', 'quality');
    const wrong = await ship(order.number);
    later(2);
    await setParcel(order.id, parcel, workshop);
    expect(await parcelsMailed(order.id)).toEqual([]);
    await workshop.call({ method: 'POST', url: `/api/bench/scans/${wrong}/undo` });
    later(11);
    expect(await parcelsMailed(order.id)).toEqual([]);
    await ship(order.number);
    later(2);
    await setParcel(order.id, { ...parcel, number: '0034 18' }, workshop);
    later(11);
    expect(await parcelsMailed(order.id)).toEqual(['DHL 0034 18']);
  });
});
