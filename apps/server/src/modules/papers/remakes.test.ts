import type { InvoiceLine } from '@ringwerk/papers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startPaperHouse, type PaperHouse } from '../../../test/paper-house.ts';

let house: PaperHouse;
let first: string;
beforeAll(async () => {
  house = await startPaperHouse(new Date('2026-11-24T10:00:00Z'));
  first = await house.shipped();
});
afterAll(() => house.close());

const remakeOf = (payer: string) => ({ relation: { kind: 'remake', orderId: first, reason: 'Fassung locker', payer } });
const lifeOf = (id: string, user = house.owner, room = 'orders') => house.get(user, `/api/${room}/${id}/life`);
const rows = async (statement: string, values: readonly unknown[] = []) =>
  (await house.database.pool.query(statement, [...values])).rows;
/** An answer to the order as it stands, unless another version was seen. */
async function send(id: string, seen: object, user = house.admin) {
  const [order] = await rows('select version from orders where id = $1', [id]);
  const payload = { version: order?.version ?? 1, ...seen };
  return user.call({ method: 'PUT', url: `/api/work-orders/${id}/remake-answer`, payload });
}
async function answer(id: string, payer: 'dealer' | 'house', note = ''): Promise<void> {
  const { remake } = await lifeOf(id, house.admin, 'work-orders');
  const answered = await send(id, { payer, note, basedOn: remake.answer?.at ?? null });
  expect(answered.statusCode, answered.body).toBe(200);
}
const refusal = async (id: string, payload: object, user = house.admin) => {
  const refused = await send(id, payload, user);
  return [refused.statusCode, refused.json().error?.code];
};
const possible = async (id: string): Promise<readonly string[]> =>
  (await house.get(house.admin, `/api/work-orders/${id}/papers`)).possible;
const paperOf = async (id: string, kind: string) =>
  (await rows('select * from papers where order_id = $1 and kind = $2 order by issued_at desc', [id, kind]))[0];

describe('who pays for a remake', () => {
  test('is answered by the house, with words that its dealer reads with the order', async () => {
    const id = await house.placed(remakeOf('house'));
    expect((await lifeOf(id)).remake).toEqual({ asked: 'house', answer: null, isBilled: false });
    await rows('update orders set unseen_at = null');
    await answer(id, 'house', 'Unser Fehler, bitte entschuldigen Sie.');
    expect((await lifeOf(id)).remake.answer).toMatchObject({
      payer: 'house',
      note: 'Unser Fehler, bitte entschuldigen Sie.',
      at: '2026-11-24T10:00:00.000Z',
    });
    expect((await house.get(house.owner, '/api/news')).orders).toBe(1);
    const { entries } = await house.get(house.owner, '/api/due');
    expect(entries.flatMap(({ reasons }: { reasons: object[] }) => reasons)).toMatchObject([
      { kind: 'order-answered', id },
    ]);
    const mails = await rows("select * from mails where order_id = $1 and kind = 'remake-answered'", [id]);
    expect(mails).toMatchObject([{ language: 'de', recipient: expect.stringContaining('@') }]);
    // The mail is read at the counter.
    expect(JSON.stringify(mails)).not.toMatch(/Unser Fehler|"(?:cost|gross|net)"/u);
    const [audit] = await rows("select * from audit_log where action = 'order.remake-answered' and entity_id = $1", [
      id,
    ]);
    expect(audit).toMatchObject({ before: { payer: null }, after: { payer: 'house' } });
    // The log is never shortened: words about a couple could not be deleted with it.
    expect(JSON.stringify(audit)).not.toContain('Unser Fehler');
  });

  test('is free of charge where the house pays: no invoice, and a confirmation of nothing to pay', async () => {
    const id = await house.shipped(remakeOf('shared'));
    await answer(id, 'house');
    expect(await possible(id)).toEqual(['confirmation', 'delivery']);
    await house.post(house.admin, `/api/work-orders/${id}/confirmation`);
    const { net, content } = await paperOf(id, 'confirmation');
    expect(net).toBe('0');
    const { cost } = await house.get(house.owner, `/api/orders/${id}`);
    expect(content.lines.map(({ price }: InvoiceLine) => price)).toEqual([0, 0].slice(0, content.lines.length));
    expect(content.lines.reduce((sum: number, { discount }: InvoiceLine) => sum + discount, 0)).toBeGreaterThanOrEqual(
      cost,
    );
    const body = { services: [], expectedGross: 0, isReviewed: true };
    expect(await house.refused(house.admin, `/api/work-orders/${id}/invoice`, body)).toEqual([
      409,
      'paper.not-possible',
    ]);
    // Another answer is confirmed anew, and billed.
    house.setTime(new Date('2026-11-24T11:00:00Z'));
    await answer(id, 'dealer');
    expect(await possible(id)).toEqual(['confirmation', 'delivery', 'invoice']);
    expect((await house.billed(id)).net).toBe(cost);
  });

  test('must be said before its invoice, and stays as it is afterwards', async () => {
    const id = await house.shipped(remakeOf('house'));
    const { gaps, gross } = await house.post(house.admin, `/api/work-orders/${id}/invoice-preview`, { services: [] });
    expect(gaps).toEqual(['/order/payer']);
    const body = { services: [], expectedGross: gross, isReviewed: true };
    expect(await house.refused(house.admin, `/api/work-orders/${id}/invoice`, body)).toEqual([409, 'paper.incomplete']);
    await answer(id, 'dealer', 'Wie besprochen');
    const invoice = await house.billed(id);
    const { remake } = await lifeOf(id);
    expect(remake.isBilled).toBe(true);
    const other = { payer: 'house', note: '', basedOn: remake.answer.at };
    expect(await refusal(id, other)).toEqual([409, 'order.billed']);
    await house.post(house.accounts, `/api/papers/${invoice.id}/credit`, {
      idempotencyKey: 'credit-of-a-remake',
      reason: 'Kulanz',
      lines: null,
    });
    expect((await send(id, other)).json().remake).toMatchObject({ answer: { payer: 'house' }, isBilled: false });
    expect(await possible(id)).not.toContain('invoice');
  });

  test('needs no answer of a dealer who pays himself', async () => {
    const id = await house.shipped(remakeOf('dealer'));
    expect((await house.billed(id)).net).toBe((await house.get(house.owner, `/api/orders/${id}`)).cost);
  });

  test('is asked anew once its dealer has ordered more than the house has taken over', async () => {
    const id = await house.placed(remakeOf('house'));
    await answer(id, 'house', 'Unser Fehler');
    const change = async (idempotencyKey: string, position: object) => {
      const { version } = await house.get(house.owner, `/api/orders/${id}`);
      const payload = { idempotencyKey, version, positions: [{ number: 1, ...position }] };
      const changed = await house.owner.call({ method: 'PATCH', url: `/api/orders/${id}`, payload });
      expect(changed.statusCode, changed.body).toBe(200);
      return (await lifeOf(id)).remake.answer;
    };
    expect(await change('a-note-for-the-remake', { note: 'Innen glatt' })).toMatchObject({ payer: 'house' });
    expect(await change('more-of-the-free-remake', { quantity: 5 })).toBeNull();
    const { gaps } = await house.post(house.admin, `/api/work-orders/${id}/invoice-preview`, { services: [] });
    expect(gaps).toEqual(['/order/payer']);
    const unseen = { payer: 'house', note: '', basedOn: null, version: 2 };
    expect(await refusal(id, unseen)).toEqual([409, 'order.changed']);
    await answer(id, 'house');
    expect(await change('fewer-of-the-free-remake', { quantity: 4 })).toMatchObject({ payer: 'house' });
  });

  test('costs its dealer no cancellation where the house pays', async () => {
    const id = await house.placed(remakeOf('house'));
    const { version, isCurrencyOpen: _open, ...settings } = await house.get(house.admin, '/api/house');
    const cancelShares = { ...settings.cancelShares, received: 20 };
    await house.admin.call({ method: 'PUT', url: '/api/house', payload: { ...settings, cancelShares, version } });
    expect((await lifeOf(id)).cancel.cost).toBeGreaterThan(0);
    await answer(id, 'house');
    expect((await lifeOf(id)).cancel).toEqual({ share: 0, cost: 0 });
    const other = await house.placed(remakeOf('house'));
    const { cost: expectedCost } = (await lifeOf(other)).cancel;
    await house.post(house.owner, `/api/orders/${other}/cancel`, { reason: '', expectedCost });
    expect(await possible(other)).toEqual(['invoice']);
    await answer(other, 'house');
    expect(await possible(other)).toEqual([]);
  });

  test('is said before the cost of its cancellation stands on another invoice of the dealer', async () => {
    const asked = await house.placed(remakeOf('house'));
    const { cost: expectedCost } = (await lifeOf(asked)).cancel;
    expect(expectedCost).toBeGreaterThan(0);
    await house.post(house.owner, `/api/orders/${asked}/cancel`, { reason: '', expectedCost });
    const next = await house.shipped();
    const preview = async (): Promise<object[]> =>
      (await house.post(house.admin, `/api/work-orders/${next}/invoice-preview`, { services: [] })).cancellations;
    expect(await preview()).toEqual([]);
    await answer(asked, 'dealer');
    expect(await preview()).toMatchObject([{ orderId: asked, net: expectedCost, isBilled: true }]);
  });

  test('is not answered anew while another invoice bills its cancellation', async () => {
    const asked = await house.placed(remakeOf('dealer'));
    const { cost: expectedCost } = (await lifeOf(asked)).cancel;
    await house.post(house.owner, `/api/orders/${asked}/cancel`, { reason: '', expectedCost });
    const next = await house.shipped();
    const { gross } = await house.post(house.admin, `/api/work-orders/${next}/invoice-preview`, { services: [] });
    const waiting = async (count: number): Promise<void> => {
      const blocked =
        "select count(*)::int from pg_stat_activity where wait_event_type = 'Lock' and datname = current_database()";
      await expect.poll(async () => (await rows(blocked))[0].count).toBeGreaterThanOrEqual(count);
    };
    const holder = await house.database.pool.connect();
    await holder.query('begin');
    await holder.query('select 1 from order_cancellations where order_id = $1 for update', [asked]);
    const payload = { services: [], expectedGross: gross, isReviewed: true };
    const billing = house.admin.call({ method: 'POST', url: `/api/work-orders/${next}/invoice`, payload });
    await waiting(1);
    const answering = send(asked, { payer: 'house', note: '', basedOn: null });
    await Promise.race([answering, waiting(2)]);
    await holder.query('commit');
    holder.release();
    const [billed, answered] = await Promise.all([billing, answering]);
    expect([billed.statusCode, answered.statusCode, answered.json().error?.code]).toEqual([200, 409, 'order.billed']);
  });

  test('is one answer of two at once, of remakes alone, and of the office alone', async () => {
    const id = await house.placed(remakeOf('house'));
    const both = await Promise.all(
      (['dealer', 'house'] as const).map((payer) => send(id, { payer, note: '', basedOn: null })),
    );
    expect(both.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409]);
    const { remake } = await lifeOf(id, house.workshop, 'work-orders');
    expect(remake.answer).not.toHaveProperty('note');
    const { payer } = remake.answer;
    const before = await rows('select count(*) from mails where order_id = $1', [id]);
    expect((await send(id, { payer, note: '', basedOn: null })).statusCode).toBe(200);
    expect(await rows('select count(*) from mails where order_id = $1', [id])).toEqual(before);
    const body = { payer: 'house', note: '', basedOn: null };
    expect(await refusal(await house.placed(), body)).toEqual([404, 'order.unknown']);
    expect(await refusal('00000000-0000-4000-8000-000000000000', body)).toEqual([404, 'order.unknown']);
    expect(await refusal(id, body, house.workshop)).toEqual([403, 'session.forbidden']);
    expect(await refusal(id, body, house.owner)).toEqual([403, 'session.forbidden']);
  });
});
