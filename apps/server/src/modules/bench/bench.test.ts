import { benchScanSchema, FIRST_CANCEL_SHARES, workOrderSchema, type BenchScan, type Order } from '@ringwerk/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { shownPrice, startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let house: TestApp;
let owner: TestUser;
let office: TestUser;
let workshop: TestUser;
let now = new Date('2026-11-21T10:00:00Z');
const later = (seconds: number): void => {
  now = new Date(now.getTime() + seconds * 1_000);
  house.setTime(now);
};
beforeAll(async () => {
  house = await startTestApp();
  house.setTime(now);
  owner = await house.logIn('10001');
  office = await house.logIn('90001');
  workshop = await house.logIn('90001-3');
});
afterAll(() => house.close());
// Whatever the test before has scanned is older than REPEAT_MS.
beforeEach(() => later(60));

let keys = 0;
const newKey = (): string => `scan-key-${(keys += 1)}`;
async function placed(): Promise<Order> {
  const design = WORKED_EXAMPLE;
  const expected = await shownPrice(owner, design);
  const payload = { idempotencyKey: newKey(), design, commission: 'Huber 24', expected, requestedDate: '2027-01-15' };
  return (await owner.call({ method: 'POST', url: '/api/orders', payload })).json();
}
const scan = (code: string, station: string, user = workshop, idempotencyKey = newKey()) =>
  user.call({ method: 'POST', url: '/api/bench/scans', payload: { code, station, idempotencyKey } });
const scanned = async (...asked: Parameters<typeof scan>): Promise<BenchScan & { isRepeat: boolean }> => {
  const answer = await scan(...asked);
  expect(answer.statusCode, answer.body).toBe(200);
  benchScanSchema.parse(answer.json());
  return answer.json();
};
const undo = (id: string, user = workshop) => user.call({ method: 'POST', url: `/api/bench/scans/${id}/undo` });
const refusal = (answer: Awaited<ReturnType<typeof scan>>) => {
  const { code, issues } = answer.json().error;
  return [answer.statusCode, code, issues?.[0]?.params];
};
const read = async (id: string) => workOrderSchema.parse((await office.call({ url: `/api/work-orders/${id}` })).json());
const statusOf = async (id: string) => (await read(id)).status;

describe('a scan at a bench', () => {
  test('moves the order to its step, and the history names bench and person', async () => {
    const order = await placed();
    const answer = await scanned(order.number, 'released');
    expect(answer).toMatchObject({
      code: order.number,
      station: 'released',
      by: expect.any(String),
      isRepeat: false,
      isUndone: false,
      orders: [{ id: order.id, number: order.number, commission: 'Huber 24', dealer: 'Juwelier Sonnleitner' }],
    });
    await scanned(order.number, 'casting');
    expect((await read(order.id)).history).toMatchObject([
      { status: 'received', station: null },
      { status: 'released', station: 'released', by: answer.by },
      { status: 'casting', station: 'casting', by: answer.by },
    ]);
    const { rows } = await house.database.pool.query(
      "select action, before, after from audit_log where entity_id = $1 and action = 'order.scanned' order by id",
      [order.id],
    );
    expect(rows).toMatchObject([
      { before: { status: 'received' }, after: { status: 'released' } },
      { before: { status: 'released' }, after: { status: 'casting' } },
    ]);
  });

  test('reads what a person types: the running part', async () => {
    const order = await placed();
    await scanned(String(Number(order.number.slice(-5))), 'released');
    expect(await statusOf(order.id)).toBe('released');
  });

  test('reads the running part of an order of last year, which the board finds by it, too', async () => {
    const order = await placed();
    const number = order.number.replace('2026', '2025');
    await house.database.pool.query('update orders set number = $1 where id = $2', [number, order.id]);
    const running = String(Number(number.slice(-5)));
    const { orders } = (await office.call({ url: `/api/work-orders?q=${running}` })).json();
    expect(orders).toMatchObject([{ number }]);
    expect((await scanned(running, 'released')).orders).toMatchObject([{ number }]);
  });

  test('that comes twice within seconds counts once', async () => {
    const order = await placed();
    const first = await scanned(order.number, 'released');
    later(3);
    const second = await scanned(order.number, 'released');
    expect([second.isRepeat, second.id]).toEqual([true, first.id]);
    expect((await read(order.id)).history).toHaveLength(2);
  });

  test('that is sent again by its key is the same scan, also when the order has moved on', async () => {
    const order = await placed();
    const key = newKey();
    const first = await scanned(order.number, 'released', workshop, key);
    await scanned(order.number, 'casting');
    expect((await scanned(order.number, 'released', workshop, key)).id).toBe(first.id);
    expect(await statusOf(order.id)).toBe('casting');
    expect(refusal(await scan(order.number, 'setting', workshop, key)).slice(0, 2)).toEqual([
      409,
      'idempotency.other-body',
    ]);
  });

  test('at twenty benches at once moves once', async () => {
    const order = await placed();
    const answers = await Promise.all(Array.from({ length: 20 }, () => scanned(order.number, 'released')));
    expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
    expect(answers.filter(({ isRepeat }) => !isRepeat)).toHaveLength(1);
    expect((await read(order.id)).history).toHaveLength(2);
  });
});

describe('a scan is refused, with number and step of what stays,', () => {
  test('for a code that is no order', async () => {
    expect(refusal(await scan('4006381333931', 'casting'))).toEqual([404, 'scan.unknown', undefined]);
    expect(refusal(await scan('O-2001-00001', 'casting')).slice(0, 2)).toEqual([404, 'scan.unknown']);
  });

  test('for a cancelled order', async () => {
    const order = await placed();
    const payload = { status: 'cancelled' };
    await office.call({ method: 'POST', url: `/api/work-orders/${order.id}/status`, payload });
    expect(refusal(await scan(order.number, 'released')).slice(0, 2)).toEqual([409, 'scan.cancelled']);
  });

  test('for one that is not at the step before', async () => {
    const order = await placed();
    expect(refusal(await scan(order.number, 'quality'))).toEqual([
      409,
      'scan.wrong-step',
      { number: order.number, status: 'received', commission: 'Huber 24', next: 'released' },
    ]);
    expect(await statusOf(order.id)).toBe('received');
  });

  test('for one that came here before', async () => {
    const order = await placed();
    await scanned(order.number, 'released');
    later(11);
    expect(refusal(await scan(order.number, 'released')).slice(0, 2)).toEqual([409, 'scan.there']);
  });
});

describe('an undone scan', () => {
  test('is taken back once, and the order is where it was', async () => {
    const order = await placed();
    await scanned(order.number, 'released');
    const undone = await scanned(order.number, 'casting');
    expect((await undo(undone.id)).json()).toMatchObject({ id: undone.id, isUndone: true });
    const { status, history } = await read(order.id);
    expect([status, history.at(-1)]).toMatchObject(['released', { status: 'released', isUndo: true }]);
    expect(refusal(await undo(undone.id)).slice(0, 2)).toEqual([409, 'scan.undone']);
    expect((await scanned(order.number, 'casting')).isRepeat).toBe(false);
  });

  test('stays when the order has gone on, or an invoice calls it shipped', async () => {
    const order = await placed();
    const first = await scanned(order.number, 'released');
    await scanned(order.number, 'casting');
    expect(refusal(await undo(first.id)).slice(0, 2)).toEqual([409, 'scan.moved-on']);
    expect(refusal(await undo('00000000-0000-4000-8000-000000000000')).slice(0, 2)).toEqual([404, 'scan.unknown']);
  });
});

describe('an undone scan of a batch', () => {
  beforeAll(async () => {
    const { isCurrencyOpen: _answered, ...settings } = (await office.call({ url: '/api/house' })).json();
    const cancelShares = { ...FIRST_CANCEL_SHARES, casting: 0 };
    const answer = await office.call({ method: 'PUT', url: '/api/house', payload: { ...settings, cancelShares } });
    expect(answer.statusCode, answer.body).toBe(200);
  });
  const cancel = async (id: string): Promise<void> => {
    const payload = { reason: '', expectedCost: 0 };
    const answer = await owner.call({ method: 'POST', url: `/api/orders/${id}/cancel`, payload });
    expect(answer.statusCode, answer.body).toBe(200);
  };
  /** Released and cast by one code. */
  async function cast(): Promise<{ readonly orders: readonly Order[]; readonly scan: BenchScan }> {
    const orders = [await placed(), await placed()];
    for (const { number } of orders) await scanned(number, 'released');
    const payload = { idempotencyKey: newKey(), alloy: 'au585-yellow', orders: orders.map(({ id }) => id) };
    const batch = await workshop.call({ method: 'POST', url: '/api/production/batches', payload });
    expect(batch.statusCode, batch.body).toBe(200);
    return { orders, scan: await scanned(batch.json().number, 'casting') };
  }

  test('takes back the others where one was cancelled since, which stays so', async () => {
    const { orders, scan } = await cast();
    const [first, second] = orders;
    await cancel(first?.id ?? '');
    const undone = await undo(scan.id);
    expect(undone.statusCode, undone.body).toBe(200);
    expect([await statusOf(first?.id ?? ''), await statusOf(second?.id ?? '')]).toEqual(['cancelled', 'released']);
  });

  test('has nothing to take back where all were cancelled since', async () => {
    const { orders, scan } = await cast();
    for (const { id } of orders) await cancel(id);
    expect(refusal(await undo(scan.id)).slice(0, 2)).toEqual([409, 'scan.moved-on']);
  });
});

test('a bench shows its last scans, the newest first', async () => {
  const order = await placed();
  const { id } = await scanned(order.number, 'released');
  const { scans } = (await workshop.call({ url: '/api/bench/scans?station=released' })).json();
  expect(scans[0]).toMatchObject({ id, orders: [{ number: order.number, isLate: false }] });
  expect((await workshop.call({ url: '/api/bench/scans?station=shipped' })).json().scans).toEqual([]);
});

test('an order that was wanted for a day that has gone by is late until it is shipped', async () => {
  const order = await placed();
  await scanned(order.number, 'released');
  // A session does not live as long.
  house.setTime(new Date('2027-01-16T10:00:00Z'));
  workshop = await house.logIn('90001-3');
  const { scans } = (await workshop.call({ url: '/api/bench/scans?station=released' })).json();
  expect(scans[0].orders).toMatchObject([{ number: order.number, isLate: true }]);
});
