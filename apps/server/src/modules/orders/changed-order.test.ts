import type { Listing } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  changed,
  newKey,
  otherRings,
  parsed,
  placed,
  post,
  refusal,
  ring,
  versionsOf,
} from '../../../test/changed-orders.ts';
import { openCouple, readCouple } from '../../../test/couples.ts';
import { ringFor } from '../../../test/stone-ring.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let house: TestApp;
let owner: TestUser;
let admin: TestUser;
const NOW = new Date('2026-11-21T10:00:00Z');
const LATER = new Date('2026-11-23T08:00:00Z');
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.close());
/** Sessions live for a day. */
const goTo = async (time: Date): Promise<void> => {
  house.setTime(time);
  [owner, admin] = [await house.logIn('10001'), await house.logIn('90001')];
};
beforeEach(() => goTo(NOW));
const cancel = (id: string) => post(owner, `/api/orders/${id}/cancel`, { reason: '', expectedCost: 0 });

describe('what hangs on an order follows its change', () => {
  const stones = async (): Promise<readonly [Listing, Listing]> => {
    const url = '/api/stones?pageSize=2&origin=natural&shape=round';
    const [one, other] = (await owner.call({ url })).json<{ stones: Listing[] }>().stones;
    if (one === undefined || other === undefined) throw new Error('there are too few stones');
    return [one, other];
  };
  const statusOf = async ({ id }: Listing) =>
    (await house.database.pool.query('select status from stones where id = $1', [id])).rows[0]?.status;
  /** What the page shows while the order is being changed: its own stones are free for it. */
  const shownWhile = async (orderId: string, design: Design) => {
    const answer = await post(owner, '/api/designs/evaluate', { design, orderId });
    const { total } = answer.json().evaluation;
    expect(total, answer.body).not.toBeNull();
    return { cost: total.cost, gross: total.retail.gross };
  };

  test('real stones: what goes is offered again, what comes is reserved, what stays is its own', async () => {
    const [one, other] = await stones();
    const first = await placed(owner, {}, ringFor(one));
    expect(await statusOf(one)).toBe('sold');
    const design = { ...ringFor(one), rings: ringFor(one).rings.map((each) => ({ ...each, size: 55 })) };
    const sized = parsed(design);
    // Nobody else can have it meanwhile.
    expect((await post(owner, '/api/designs/evaluate', { design: sized })).json().evaluation.total).toBeNull();
    const rings = { design: sized, expected: await shownWhile(first.id, sized) };
    const second = await changed(owner, first, { positions: [{ number: 1, rings }] });
    expect([await statusOf(one), await statusOf(other)]).toEqual(['sold', 'listed']);
    const third = await changed(owner, second, { positions: [await otherRings(owner, ringFor(other))] });
    expect([await statusOf(one), await statusOf(other)]).toEqual(['listed', 'sold']);
    await cancel(third.id);
    expect([await statusOf(one), await statusOf(other)]).toEqual(['listed', 'listed']);
  });

  test('a signature counts for the rings that were signed, and the sheet is printed anew with its version', async () => {
    const couple = await openCouple(owner);
    const first = await placed(owner, { coupleId: couple.id });
    const code = first.positions[0]?.rings?.code ?? '';
    const proof = (await owner.call({ url: `/api/designs/${code}/proof?language=de` })).json();
    const signing = {
      idempotencyKey: newKey(),
      designKey: proof.designKey,
      name: 'Anna Huber',
      language: 'de',
      isConfirmed: true,
      strokes: [
        [
          [100, 200],
          [300, 80],
          [500, 240],
        ],
      ],
    };
    const signed = await post(owner, `/api/designs/${code}/signatures`, signing);
    expect(signed.statusCode, signed.body).toBe(200);
    const sheet = await owner.call({ url: `/api/orders/${first.id}/pdf` });
    expect(sheet.headers['content-disposition']).toContain(`${first.number}.pdf`);
    const second = await changed(owner, first, { positions: [await otherRings(owner, ring({ size: 55 }))] });
    const now = second.positions[0]?.rings?.code ?? '';
    const anew = (await owner.call({ url: `/api/designs/${now}/proof?language=de` })).json();
    expect(anew).toMatchObject({ signatures: [], signedOther: { name: 'Anna Huber' } });
    const printed = await owner.call({ url: `/api/orders/${first.id}/pdf` });
    expect(printed.headers['content-disposition']).toContain(`${first.number}-2.pdf`);
    expect(printed.rawPayload).not.toEqual(sheet.rawPayload);
    const file = await readCouple(owner, couple.id);
    expect(file.designs.map((design) => design.code)).toEqual(expect.arrayContaining([code, now]));
  });

  test('programs outside, the board and the confirmation', async () => {
    const first = await placed(owner);
    const issue = () => post(admin, `/api/work-orders/${first.id}/confirmation`);
    expect((await issue()).statusCode).toBe(200);
    expect(refusal(await issue())).toEqual([409, 'paper.not-possible']);
    await goTo(LATER);
    await changed(owner, first, { positions: [{ number: 1, quantity: 2 }] });
    const { token } = (await post(admin, '/api/feed-clients', { name: 'ERP' })).json();
    const feed = await house.app.inject({
      url: '/api/feed/orders?limit=500',
      headers: { authorization: `Bearer ${token}` },
    });
    const own = feed.json().steps.filter(({ order }: { order: { id: string } }) => order.id === first.id);
    expect(own).toMatchObject([
      { version: null },
      { status: 'received', version: 2, order: { positions: [{ quantity: 2 }] } },
    ]);
    const board = (await admin.call({ url: `/api/work-orders?q=${first.number}` })).json().orders;
    // It came to its step when it was placed.
    expect(board).toMatchObject([{ version: 2, since: NOW.toISOString() }]);
    await goTo(new Date(LATER.getTime() + 1000));
    expect((await issue()).statusCode).toBe(200);
    expect(refusal(await issue())).toEqual([409, 'paper.not-possible']);
  });

  test('goes with its couple: what it read before is nobody’s any more', async () => {
    const couple = await openCouple(owner);
    const first = await placed(owner, { coupleId: couple.id });
    const former = first.positions[0]?.rings?.code ?? '';
    await changed(owner, first, { positions: [await otherRings(owner, ring({ size: 55 }))] });
    await cancel(first.id);
    const deleted = await owner.call({ method: 'DELETE', url: `/api/couples/${couple.id}` });
    expect(deleted.statusCode, deleted.body).toBe(200);
    expect(await versionsOf(owner, first.id)).toHaveLength(1);
    expect((await owner.call({ url: `/api/designs/${former}` })).statusCode).toBe(404);
  });
});
