import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startPaperHouse, type PaperHouse } from '../../../test/paper-house.ts';

let house: PaperHouse;
beforeAll(async () => {
  house = await startPaperHouse(new Date('2026-11-24T10:00:00Z'));
  const {
    version,
    currency: _currency,
    isCurrencyOpen: _open,
    ...settings
  } = await house.get(house.admin, '/api/house');
  const payload = {
    ...settings,
    cancelShares: { ...settings.cancelShares, received: 10 },
    version,
    email: settings.email || 'haus@ringwerk.example',
  };
  const answer = await house.admin.call({ method: 'PUT', url: '/api/house', payload });
  expect(answer.statusCode, answer.body).toBe(200);
});
afterAll(() => house.close());
/** What a test has left open goes to no other one. */
beforeEach(async () => {
  await house.database.pool.query('update order_cancellations set cost = 0 where invoice_id is null');
});

const lifeOf = (id: string, user = house.owner, room = 'orders') => house.get(user, `/api/${room}/${id}/life`);
const previewOf = (id: string) => house.post(house.admin, `/api/work-orders/${id}/invoice-preview`, { services: [] });
const possible = async (id: string): Promise<readonly string[]> =>
  (await house.get(house.admin, `/api/work-orders/${id}/papers`)).possible;
const waive = (id: string, body: object, user = house.admin) =>
  user.call({ method: 'PUT', url: `/api/work-orders/${id}/cancellation-waiver`, payload: { basedOn: null, ...body } });
async function waived(id: string, reason: string | null, basedOn: string | null = null): Promise<void> {
  const answer = await waive(id, { reason, basedOn });
  expect(answer.statusCode, answer.body).toBe(200);
}
const refusal = async (...asked: Parameters<typeof waive>) => {
  const answer = await waive(...asked);
  return [answer.statusCode, answer.json().error?.code];
};

async function cancelled(): Promise<{ id: string; cost: number }> {
  const id = await house.placed();
  const { cost } = (await lifeOf(id)).cancel;
  await house.post(house.owner, `/api/orders/${id}/cancel`, { reason: '', expectedCost: cost });
  return { id, cost };
}

describe('the cost of a cancellation that the house lets go of', () => {
  test('stands on no invoice any more, and says why to its dealer', async () => {
    const { id, cost } = await cancelled();
    const next = await house.shipped();
    expect((await previewOf(next)).cancellations).toMatchObject([{ orderId: id, net: cost }]);
    expect(await possible(id)).toEqual(['invoice']);
    await waived(id, ' Kulanz nach dem Umzug ');
    expect((await previewOf(next)).cancellations).toEqual([]);
    expect(await possible(id)).toEqual([]);
    const body = { services: [], expectedGross: 0, isReviewed: true };
    expect(await house.refused(house.admin, `/api/work-orders/${id}/invoice`, body)).toEqual([
      409,
      'paper.not-possible',
    ]);
    for (const [user, room] of [
      [house.owner, 'orders'],
      [house.admin, 'work-orders'],
    ] as const)
      expect((await lifeOf(id, user, room)).cancellation).toMatchObject({
        cost,
        invoice: null,
        waiver: { reason: 'Kulanz nach dem Umzug', at: '2026-11-24T10:00:00.000Z', by: expect.stringMatching(/\S/u) },
      });
  });

  test('is logged without the words, which could not be deleted with a couple', async () => {
    const { id } = await cancelled();
    await waived(id, 'Kulanz');
    await waived(id, null, '2026-11-24T10:00:00.000Z');
    const { rows } = await house.database.pool.query(
      "select before, after from audit_log where action = 'order.cancellation-waived' and entity_id = $1 order by id",
      [id],
    );
    expect(rows).toEqual([
      { before: { isWaived: false }, after: { isWaived: true } },
      { before: { isWaived: true }, after: { isWaived: false } },
    ]);
  });

  test('can be billed after all, until it is billed', async () => {
    const { id, cost } = await cancelled();
    await waived(id, 'Kulanz');
    await waived(id, null, '2026-11-24T10:00:00.000Z');
    expect((await lifeOf(id)).cancellation.waiver).toBeNull();
    expect((await house.billed(id)).net).toBe(cost);
    expect(await refusal(id, { reason: 'Kulanz' })).toEqual([409, 'order.billed']);
  });

  test('is refused to an invoice that was shown before', async () => {
    const { id } = await cancelled();
    const next = await house.shipped();
    const { gross } = await previewOf(next);
    await waived(id, 'Kulanz');
    const body = { services: [], expectedGross: gross, isReviewed: false };
    expect(await house.refused(house.admin, `/api/work-orders/${next}/invoice`, body)).toEqual([409, 'paper.changed']);
  });

  test('is let go of or billed, not both, where both are asked for at once', async () => {
    const { id } = await cancelled();
    const next = await house.shipped();
    const { gross } = await previewOf(next);
    const holder = await house.database.pool.connect();
    try {
      await holder.query('begin');
      await holder.query('select 1 from order_cancellations where order_id = $1 for update', [id]);
      const asked = Promise.all([
        house.refused(house.admin, `/api/work-orders/${next}/invoice`, {
          services: [],
          expectedGross: gross,
          isReviewed: false,
        }),
        refusal(id, { reason: 'Kulanz' }),
      ]);
      await holder.query('commit');
      const answers = await asked;
      expect(answers.map(([status]) => status).toSorted((one, other) => one - other)).toEqual([200, 409]);
    } finally {
      holder.release();
    }
    const { rows } = await house.database.pool.query(
      'select invoice_id is null as free, waived_at is null as owed from order_cancellations where order_id = $1',
      [id],
    );
    expect(rows[0].free).not.toBe(rows[0].owed);
  });

  test('is for whoever bills, for what was cancelled at a cost, and after what was shown', async () => {
    const { id } = await cancelled();
    const placed = await house.placed();
    expect(await refusal(id, { reason: 'Kulanz' }, house.workshop)).toEqual([403, 'session.forbidden']);
    expect(await refusal(id, { reason: 'Kulanz' }, house.owner)).toEqual([403, 'session.forbidden']);
    expect(await refusal(id, { reason: ' ' })).toEqual([400, 'request.invalid']);
    expect(await refusal(placed, { reason: 'Kulanz' })).toEqual([404, 'order.unknown']);
    expect(await refusal('00000000-0000-4000-8000-000000000000', { reason: 'x' })).toEqual([404, 'order.unknown']);
    await waived(id, 'Kulanz');
    // Sent twice, or by somebody who has not seen it.
    await waived(id, 'Kulanz');
    expect(await refusal(id, { reason: null })).toEqual([409, 'conflict']);
    const { cancellation } = await lifeOf(id, await house.logIn('10001'));
    expect(cancellation.waiver.reason).toBe('Kulanz');
  });

  test('is kept from whoever sees no trade price', async () => {
    const { id } = await cancelled();
    await waived(id, 'Kulanz');
    const { cancellation } = await lifeOf(id, house.workshop, 'work-orders');
    expect(cancellation).not.toHaveProperty('waiver');
  });
});
