import type { InvoiceLine } from '@ringwerk/papers';
import { brokenRules } from '@ringwerk/papers/test/rules';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startPaperHouse, type PaperHouse } from '../../../test/paper-house.ts';

let house: PaperHouse;
beforeAll(async () => {
  house = await startPaperHouse(new Date('2026-11-24T10:00:00Z'));
  const { version, currency, isCurrencyOpen, ...settings } = await house.get(house.admin, '/api/house');
  const cancelShares = { ...settings.cancelShares, released: 10, casting: 40 };
  const payload = { ...settings, cancelShares, version, email: settings.email || 'haus@ringwerk.example' };
  const answer = await house.admin.call({ method: 'PUT', url: '/api/house', payload });
  expect([answer.statusCode, currency, isCurrencyOpen], answer.body).toEqual([200, 'EUR', false]);
});
afterAll(() => house.close());
/** What a test has left open goes to no other one. */
beforeEach(async () => {
  await house.database.pool.query('update order_cancellations set cost = 0 where invoice_id is null');
});

const rowOf = async (id: string) =>
  (await house.database.pool.query('select * from papers where id = $1', [id])).rows[0];
const lifeOf = (id: string) => house.get(house.owner, `/api/orders/${id}/life`);
const previewOf = (id: string, body: object = {}) =>
  house.post(house.admin, `/api/work-orders/${id}/invoice-preview`, { services: [], ...body });
const possible = async (id: string): Promise<readonly string[]> =>
  (await house.get(house.admin, `/api/work-orders/${id}/papers`)).possible;

/** An order that the dealer has cancelled at a step, and its cost. */
async function cancelled(...steps: readonly string[]): Promise<{ id: string; number: string; cost: number }> {
  const id = await house.placed();
  for (const status of steps) await house.move(id, status);
  const { cancel } = await lifeOf(id);
  const { number } = await house.post(house.owner, `/api/orders/${id}/cancel`, {
    reason: '',
    expectedCost: cancel.cost,
  });
  return { id, number, cost: cancel.cost };
}
const poured = () => cancelled('released', 'casting');
const creditOf = (id: string, lines: object[] | null, key: string) =>
  house.post(house.accounts, `/api/papers/${id}/credit`, { idempotencyKey: key, reason: 'Kulanz', lines });
const setDealer = (country: string, vatId: string) =>
  house.database.pool.query("update dealers set country = $1, vat_id = $2 where customer_number = '10001'", [
    country,
    vatId,
  ]);

describe('a cancellation that costs something', () => {
  test('is a line with VAT on the next invoice of its dealer, and on no other one', async () => {
    const order = await poured();
    const [next, later] = [await house.shipped(), await house.shipped()];
    const shown = await previewOf(next);
    expect(shown.cancellations).toEqual([
      {
        orderId: order.id,
        number: order.number,
        cancelledOn: '2026-11-24',
        net: order.cost,
        isBilled: true,
        isFixed: false,
      },
    ]);
    const goods = await previewOf(next, { leftOut: [order.id] });
    expect(shown.net).toBe(goods.net + order.cost);
    const invoice = await house.billed(next);
    const { content, xml, xrechnung } = await rowOf(invoice.id);
    const line: InvoiceLine = content.lines.at(-1);
    expect(line).toMatchObject({
      name: `Stornierung des Auftrags ${order.number}`,
      description: '40\u00A0% des Auftragswerts, wie bei der Stornierung vereinbart',
      quantity: 1,
      price: order.cost,
      vat: { category: 'S', rate: 0.19 },
      facts: [
        ['Storniert am', '24. November 2026'],
        ['Kommission', 'Huber 24'],
      ],
    });
    expect([brokenRules(xml, 'en16931'), brokenRules(xrechnung, 'xrechnung')]).toEqual([[], []]);
    expect((await lifeOf(order.id)).cancellation).toMatchObject({ cost: order.cost, invoice: invoice.number });
    expect((await previewOf(later)).cancellations).toEqual([]);
    expect((await house.billed(later)).net).toBe(goods.net);
    expect(invoice.payment.open).toBe(Math.round(shown.net * 1.19));
  });

  test('stands on one of several invoices that are issued at once', async () => {
    const order = await poured();
    const orders = await Promise.all([house.shipped(), house.shipped(), house.shipped()]);
    const shown = await Promise.all(orders.map((id) => previewOf(id)));
    const answers = await Promise.all(
      orders.map((id, index) =>
        house.admin.call({
          method: 'POST',
          url: `/api/work-orders/${id}/invoice`,
          payload: { services: [], expectedGross: shown[index].gross, isReviewed: false },
        }),
      ),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([200, 409, 409]);
    const refused = answers.filter(({ statusCode }) => statusCode === 409).map((answer) => answer.json().error.code);
    expect(refused).toEqual(['paper.changed', 'paper.changed']);
    const { rows } = await house.database.pool.query(
      "select count(*) from papers where content::text like '%Stornierung des Auftrags ' || $1 || '%'",
      [order.number],
    );
    expect(rows[0].count).toBe('1');
  });

  test('is left for another invoice where the office says so', async () => {
    const order = await poured();
    const next = await house.shipped();
    const invoice = await house.billed(next, { leftOut: [order.id] });
    expect((await rowOf(invoice.id)).content.cancellations).toBeUndefined();
    expect((await lifeOf(order.id)).cancellation.invoice).toBeNull();
  });

  test('is billed by itself, of the day on which it was agreed, with the tax of a service', async () => {
    await setDealer('NL', 'NL004495445B01');
    try {
      const order = await poured();
      expect(await possible(order.id)).toEqual(['invoice']);
      const shown = await previewOf(order.id, { leftOut: [order.id] });
      expect(shown).toMatchObject({ net: order.cost, vat: [{ category: 'AE', rate: 0, net: order.cost, tax: 0 }] });
      expect(shown.cancellations).toMatchObject([{ isBilled: true, isFixed: true }]);
      const invoice = await house.billed(order.id);
      const { content, xml } = await rowOf(invoice.id);
      expect(content).toMatchObject({ deliveredOn: '2026-11-24', centigrams: 0, orderNumber: order.number });
      expect(content.lines).toHaveLength(1);
      expect(brokenRules(xml, 'en16931')).toEqual([]);
      expect(await possible(order.id)).toEqual([]);
      const pdf = await house.admin.call({ url: `/api/papers/${invoice.id}/pdf` });
      expect(pdf.headers['content-type']).toBe('application/pdf');
    } finally {
      await setDealer('DE', '');
    }
  });

  test('beyond the EU is billed elsewhere, and holds up no invoice of goods', async () => {
    await setDealer('CH', 'CHE-116.281.710 MWST');
    try {
      const order = await poured();
      const shown = await previewOf(await house.shipped());
      expect(shown).toMatchObject({ doubts: [], vat: [{ category: 'G' }] });
      expect(shown.cancellations).toMatchObject([{ orderId: order.id, isBilled: false, isFixed: true }]);
      expect((await previewOf(order.id)).doubts).toEqual(['service-abroad']);
      const body = { services: [], expectedGross: 0, isReviewed: true };
      expect(await house.refused(house.admin, `/api/work-orders/${order.id}/invoice`, body)).toEqual([
        409,
        'paper.doubtful',
      ]);
    } finally {
      await setDealer('DE', '');
    }
  });

  test('can be billed again once its line is credited whole', async () => {
    const order = await poured();
    const invoice = await house.billed(await house.shipped());
    const { lines } = (await rowOf(invoice.id)).content;
    const index = lines.length - 1;
    await creditOf(invoice.id, [{ index, net: order.cost - 100 }], 'credit-of-a-part');
    expect((await lifeOf(order.id)).cancellation.invoice).toBe(invoice.number);
    await creditOf(invoice.id, [{ index, net: 100 }], 'credit-of-the-rest');
    expect((await lifeOf(order.id)).cancellation.invoice).toBeNull();
    const again = await house.billed(order.id);
    expect(again.net).toBe(order.cost);
    await creditOf(again.id, null, 'credit-of-it-all');
    expect(await possible(order.id)).toEqual(['invoice']);
    // What stands in for an invoice that was credited names it.
    const third = await rowOf((await house.billed(order.id)).id);
    expect(third.content).toMatchObject({ kind: 'corrected', precedes: { number: again.number } });
    const freed = (await rowOf(again.id)).content.cancellations;
    expect(freed).toEqual([{ orderId: order.id, place: 0 }]);
  });

  test('that was credited goes on no other invoice by itself, but on the one that corrects the credited one', async () => {
    const order = await poured();
    const [billing, other] = [await house.shipped(), await house.shipped()];
    const invoice = await house.billed(billing);
    const index = (await rowOf(invoice.id)).content.lines.length - 1;
    await creditOf(invoice.id, [{ index, net: order.cost }], 'credit-of-a-cancellation');
    expect((await previewOf(other)).cancellations).toEqual([]);
    expect((await previewOf(order.id)).cancellations).toMatchObject([{ orderId: order.id, isBilled: true }]);
    await creditOf(invoice.id, null, 'credit-of-all-the-rest');
    expect((await previewOf(billing)).cancellations).toMatchObject([{ orderId: order.id, isBilled: true }]);
    expect((await previewOf(other)).cancellations).toEqual([]);
  });

  test('stands in the posting batch and among the open items', async () => {
    const order = await cancelled('released');
    const { number, gross, payment } = await house.billed(order.id);
    expect(payment).toMatchObject({ state: 'open', open: gross });
    const answer = await house.accounts.call({ url: '/api/bookings?from=2026-11-24&to=2026-11-24' });
    const row = answer.rawPayload
      .toString('latin1')
      .split('\r\n')
      .find((each) => each.includes(number));
    expect(row).toMatch(new RegExp(`^${(gross / 100).toFixed(2).replace('.', ',')};"S";`, 'u'));
    expect(row).toContain(';8400;');
  });

  test('that costs nothing, or that the house made itself, is billed by nothing', async () => {
    const [free, own] = [await cancelled(), await house.placed()];
    await house.move(own, 'cancelled');
    expect([await possible(free.id), await possible(own)]).toEqual([[], []]);
    const body = { services: [], expectedGross: 0, isReviewed: true };
    expect(await house.refused(house.admin, `/api/work-orders/${free.id}/invoice`, body)).toEqual([
      409,
      'paper.not-possible',
    ]);
  });
});
