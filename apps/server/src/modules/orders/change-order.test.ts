import { FIRST_CANCEL_SHARES, orderLifeSchema, type CancelShares, type Order } from '@ringwerk/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  type Answer,
  change,
  changed,
  newKey,
  otherRings,
  parsed,
  placed,
  post,
  readOrder,
  refusal,
  ring,
  versionsOf,
} from '../../../test/changed-orders.ts';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { shownPrice, startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let house: TestApp;
let owner: TestUser;
let seller: TestUser;
let trainee: TestUser;
let stranger: TestUser;
let workshop: TestUser;
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
  [owner, seller, trainee] = [await house.logIn('10001'), await house.logIn('10001-2'), await house.logIn('10001-3')];
  stranger = await house.logIn('10002');
  [workshop, admin] = [await house.logIn('90001-3'), await house.logIn('90001')];
};
beforeEach(() => goTo(NOW));

const cancel = (id: string) => post(owner, `/api/orders/${id}/cancel`, { reason: '', expectedCost: 0 });
const rows = async (statement: string, id: string) => (await house.database.pool.query(statement, [id])).rows;
async function setShares(shares: Partial<CancelShares>): Promise<void> {
  const { isCurrencyOpen: _answered, ...settings } = (await admin.call({ url: '/api/house' })).json();
  const cancelShares = { ...FIRST_CANCEL_SHARES, ...shares };
  const answer = await admin.call({ method: 'PUT', url: '/api/house', payload: { ...settings, cancelShares } });
  expect(answer.json().cancelShares, answer.body).toEqual(cancelShares);
}

describe('a dealer changes an order', () => {
  test('in rings, pieces, words and day; what it was stays readable, with who changed it and when', async () => {
    const first = await placed(owner, {
      requestedDate: '2027-01-15',
      notes: { workshop: 'Without stamp', shop: 'A surprise' },
    });
    const wider = ring({ width: 5 });
    await goTo(LATER);
    const second = await changed(owner, first, {
      commission: 'Huber 25',
      requestedDate: '2027-02-01',
      notes: { workshop: 'With stamp' },
      positions: [await otherRings(owner, wider, 1, { quantity: 2, note: 'In one box' })],
    });
    expect(second).toMatchObject({
      id: first.id,
      number: first.number,
      version: 2,
      status: 'received',
      commission: 'Huber 25',
      requestedDate: '2027-02-01',
      notes: { workshop: 'With stamp', delivery: '', shop: 'A surprise' },
      positions: [{ number: 1, quantity: 2, note: 'In one box', rings: { design: wider } }],
      history: [{ version: null }, { status: 'received', at: LATER.toISOString(), version: 2 }],
    });
    expect(second.positions[0]?.rings?.code).not.toBe(first.positions[0]?.rings?.code);
    expect(second.cost).toBeGreaterThan(2 * (first.cost ?? 0));
    const [now, before] = await versionsOf(owner, first.id);
    expect(now).toMatchObject({
      version: 2,
      at: LATER.toISOString(),
      by: 'Katharina Sonnleitner',
      commission: 'Huber 25',
    });
    expect(before).toMatchObject({
      version: 1,
      at: NOW.toISOString(),
      commission: 'Huber 24',
      requestedDate: '2027-01-15',
      notes: { workshop: 'Without stamp', shop: 'A surprise' },
      positions: [
        {
          quantity: 1,
          note: '',
          cost: first.cost,
          retail: first.retail,
          rings: { code: first.positions[0]?.rings?.code },
        },
      ],
    });
    const log = await rows(
      'select action, detail from audit_log where entity_id = $1 order by id desc limit 1',
      first.id,
    );
    expect(log).toMatchObject([
      {
        action: 'order.changed',
        detail: { version: 2, fields: ['commission', 'requestedDate', 'notes'], positions: [1], rings: [1] },
      },
    ]);
    expect(JSON.stringify(log)).not.toContain('Huber');
  });

  test('and what stays keeps its price and its saved rings; saved as it was it is no change', async () => {
    const first = await placed(owner);
    const same = await changed(owner, first, {
      positions: [{ number: 1, quantity: 1, note: '' }],
      commission: 'Huber 24',
    });
    expect([same.version, same.history.length]).toEqual([1, 1]);
    const design = parsed(WORKED_EXAMPLE);
    // The very rings of the order are priced by nobody anew, whatever price is named with them.
    const two = await changed(owner, first, {
      positions: [{ number: 1, quantity: 3, rings: { design, expected: { gross: 1 } } }],
    });
    const [before, after] = [first.positions[0], two.positions[0]];
    expect([after?.rings?.code, after?.cost, two.cost]).toEqual([
      before?.rings?.code,
      before?.cost,
      3 * (before?.cost ?? 0),
    ]);
  });

  test('but not the article alone: the very rings of the order stay those of their article', async () => {
    const first = await placed(owner, { setId: 9014 });
    const rings = { design: parsed(WORKED_EXAMPLE), expected: { gross: 1 } };
    const answer = await change(owner, first, { positions: [{ number: 1, rings: { ...rings, setId: 9011 } }] });
    expect(refusal(answer)).toEqual([400, 'request.invalid']);
    expect(answer.json().error.issues).toMatchObject([{ code: 'field.value', path: '/positions/0/rings/setId' }]);
    const same = await changed(owner, first, { positions: [{ number: 1, rings: { ...rings, setId: 9014 } }] });
    expect([same.version, same.positions[0]?.rings?.setId]).toEqual([1, 9014]);
  });

  test('but for more pieces than an accepted quote offers', async () => {
    const quote = (await post(owner, '/api/quotes', { design: WORKED_EXAMPLE })).json();
    const said = { answer: 'accepted', name: 'Anna', version: quote.version };
    expect((await post(owner, `/api/quotes/${quote.id}/answer`, said)).statusCode).toBe(200);
    const placing = {
      idempotencyKey: newKey(),
      quoteId: quote.id,
      commission: 'Huber',
      expected: { gross: quote.retail.gross },
    };
    const answer = await post(owner, '/api/orders', placing);
    expect(answer.statusCode, answer.body).toBe(200);
    const more = await change(owner, answer.json(), { positions: [{ number: 1, quantity: 2 }] });
    expect(refusal(more)).toEqual([409, 'quote.answered']);
    expect(more.json().error.issues).toMatchObject([{ path: '/positions/0/quantity' }]);
    expect((await readOrder(owner, answer.json().id)).version).toBe(1);
  });

  test('once per key, and on two devices at once as one change', async () => {
    const first = await placed(owner);
    const body = { idempotencyKey: newKey(), positions: [await otherRings(owner, ring({ size: 55 }))] };
    const answers = await Promise.all(Array.from({ length: 6 }, () => change(owner, first, body)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(answers.map(() => 200));
    expect((await change(owner, first, body)).json()).toMatchObject({ version: 2 });
    expect(refusal(await change(owner, first, { ...body, commission: 'Other' }))).toEqual([
      409,
      'idempotency.other-body',
    ]);
    expect(await versionsOf(owner, first.id)).toHaveLength(2);
  });

  test.each([1, 2, 3, 4])(
    'two sellers at once: one is refused since it has changed, and nothing is lost (%i)',
    async () => {
      const first = await placed(owner);
      const answers = await Promise.all([
        change(owner, first, { commission: 'By the owner' }),
        change(seller, first, { notes: { shop: 'By the seller' } }),
      ]);
      const codes = answers.map((answer) => refusal(answer)[1]);
      expect(new Set(codes)).toEqual(new Set(['order.changed', undefined]));
      const now = await readOrder(owner, first.id);
      const [winner] = answers.filter(({ statusCode }) => statusCode === 200);
      expect(now).toEqual({ ...winner?.json(), ...(now.cost === undefined ? {} : { cost: now.cost }) });
      expect(now.version).toBe(2);
      // With the present version the other one goes through as well.
      expect((await change(seller, now, { notes: { shop: 'By the seller' } })).statusCode).toBe(200);
    },
  );

  test.each([1, 2, 3, 4])(
    'while it is released at a bench: the workshop never begins what changes under it (%i)',
    async () => {
      const first = await placed(owner);
      const body = { positions: [await otherRings(owner, ring({ size: 56 }))] };
      const scan = { code: first.number, station: 'released', idempotencyKey: newKey() };
      const [answer, scanned] = await Promise.all([
        change(owner, first, body),
        post(workshop, '/api/bench/scans', scan),
      ]);
      expect(scanned.statusCode, scanned.body).toBe(200);
      expect([undefined, 'order.fixed']).toContain(refusal(answer)[1]);
      const now = await readOrder(owner, first.id);
      expect(now).toMatchObject({ status: 'released', version: answer.statusCode === 200 ? 2 : 1 });
      // A change comes before the release, or not at all.
      expect(now.history.at(-1)?.status).toBe('released');
      expect(refusal(await change(owner, now, { commission: 'Late' }))).toEqual([409, 'order.fixed']);
    },
  );

  test.each([1, 2, 3, 4])(
    'while it is cancelled: it is cancelled, and what is cancelled is not changed (%i)',
    async () => {
      const first = await placed(owner);
      const [answer, cancelled] = await Promise.all([change(owner, first, { commission: 'Other' }), cancel(first.id)]);
      expect(cancelled.statusCode, cancelled.body).toBe(200);
      expect([undefined, 'order.fixed']).toContain(refusal(answer)[1]);
      const now = await readOrder(owner, first.id);
      expect([now.status, now.history.at(-1)?.status]).toEqual(['cancelled', 'cancelled']);
      expect(refusal(await change(owner, now, { commission: 'Late' }))).toEqual([409, 'order.fixed']);
    },
  );

  test('as long as the house lets it go for nothing, and not while it waits in a batch', async () => {
    const first = await placed(owner);
    const life = async () => orderLifeSchema.parse((await owner.call({ url: `/api/orders/${first.id}/life` })).json());
    expect((await life()).isChangeable).toBe(true);
    await setShares({ received: 10 });
    expect((await life()).isChangeable).toBe(false);
    expect(refusal(await change(owner, first, { commission: 'Other' }))).toEqual([409, 'order.fixed']);
    await setShares({});
    const released = { code: first.number, station: 'released', idempotencyKey: newKey() };
    const scan = (await post(workshop, '/api/bench/scans', released)).json();
    const alloy = 'au585-yellow';
    const batch = await post(admin, '/api/production/batches', { alloy, orders: [first.id], idempotencyKey: newKey() });
    expect(batch.statusCode, batch.body).toBe(200);
    expect((await post(workshop, `/api/bench/scans/${scan.id}/undo`)).statusCode).toBe(200);
    expect(await readOrder(owner, first.id)).toMatchObject({ status: 'received' });
    expect((await life()).isChangeable).toBe(false);
    expect(refusal(await change(owner, first, { commission: 'Other' }))).toEqual([409, 'order.fixed']);
  });
});

describe('a change is checked as a new order is', () => {
  const unchanged = async (first: Order, answer: Answer, expected: readonly [number, string]): Promise<void> => {
    expect(refusal(answer), answer.body).toEqual(expected);
    expect(await readOrder(owner, first.id)).toEqual(first);
    expect(await versionsOf(owner, first.id)).toHaveLength(1);
  };

  test('rings that cannot be made are refused with their findings', async () => {
    const first = await placed(owner);
    const rings = { design: ring({ width: 1.5 }), expected: { gross: 1 } };
    const answer = await change(owner, first, { positions: [{ number: 1, rings }] });
    expect(answer.json().error.issues[0].path).toMatch(/^\/positions\/0\/rings\//u);
    await unchanged(first, answer, [answer.statusCode, answer.json().error.code]);
    expect([400, 422]).toContain(answer.statusCode);
  });

  test('each other price than the jeweller saw is named with its figures', async () => {
    const [one, other] = [ring({ width: 5 }), ring({ width: 4.5 })];
    const price = await shownPrice(owner, WORKED_EXAMPLE);
    const position = { kind: 'rings', design: WORKED_EXAMPLE, expected: price };
    const first = await placed(owner, { design: undefined, expected: undefined, positions: [position, position] });
    const [shown, unseen] = [await shownPrice(owner, one), await shownPrice(owner, other)];
    const { retailRule } = (await owner.call({ url: '/api/dealer' })).json();
    // The dealer's factors change between the review and the change.
    await owner.call({
      method: 'PATCH',
      url: '/api/dealer',
      payload: { retailRule: { factor: 3.1, country: 'DE', exchangeRate: 1, roundUpTo: 0 } },
    });
    const positions = [
      { number: 2, rings: { design: one, expected: shown } },
      { number: 1, rings: { design: other, expected: unseen } },
    ];
    const answer = await change(owner, first, { positions });
    const [today, todayOther] = [await shownPrice(owner, one), await shownPrice(owner, other)];
    expect(today.gross).not.toBe(shown.gross);
    expect(answer.json().error.issues).toMatchObject([
      { code: 'order.price-changed', path: '/positions/1/rings/expected', params: { gross: todayOther.gross } },
      { code: 'order.price-changed', path: '/positions/0/rings/expected', params: { gross: today.gross } },
    ]);
    await unchanged(first, answer, [409, 'order.price-changed']);
    const agreed = await changed(owner, first, { positions: [{ number: 2, rings: { design: one, expected: today } }] });
    // Only what changed has today's price.
    expect(agreed.positions.map(({ retail }) => retail.gross)).toEqual([price.gross, today.gross]);
    await owner.call({ method: 'PATCH', url: '/api/dealer', payload: { retailRule } });
  });

  test('notes are held against the changed rings', async () => {
    const first = await placed(owner, { notes: { workshop: 'Bitte 4 mm breit' } });
    const body = { positions: [await otherRings(owner, ring({ width: 5 }))] };
    const answer = await change(owner, first, body);
    expect(answer.json().error.issues).toMatchObject([{ path: '/notes/workshop', params: { kind: 'width' } }]);
    await unchanged(first, answer, [422, 'order.note-conflict']);
    expect((await changed(owner, first, { ...body, notes: { workshop: '' } })).version).toBe(2);
  });

  test('a day is asked about where it or the rings are others, and only there', async () => {
    const { isCurrencyOpen: _answered, ...settings } = (await admin.call({ url: '/api/house' })).json();
    const leadDays = { ...settings.leadDays, casting: 5, setting: 3 };
    await admin.call({ method: 'PUT', url: '/api/house', payload: { ...settings, leadDays } });
    const first = await placed(owner, { requestedDate: '2027-01-15' });
    await goTo(new Date('2027-01-14T10:00:00Z'));
    expect((await change(owner, first, { commission: 'Late words' })).statusCode).toBe(200);
    const now = await readOrder(owner, first.id);
    const answer = await change(owner, now, { positions: [await otherRings(owner, ring({ size: 57 }))] });
    expect(answer.json().error.issues).toMatchObject([{ path: '/requestedDate', code: 'field.too-small' }]);
    const past = await change(owner, now, { requestedDate: '2026-01-01' });
    expect(past.json().error.issues).toMatchObject([{ path: '/requestedDate' }]);
    expect((await change(owner, now, { requestedDate: null })).json()).toMatchObject({
      requestedDate: null,
      version: 3,
    });
  });

  test('what a position has no place for is refused at its field', async () => {
    const first = await placed(owner);
    const two = await change(owner, first, { positions: [{ number: 1 }, { number: 1 }] });
    expect(two.json().error.issues).toMatchObject([{ path: '/positions/1/number' }]);
    await unchanged(first, two, [400, 'request.invalid']);
    const none = await change(owner, first, { positions: [{ number: 2 }] });
    expect(none.json().error.issues).toMatchObject([{ path: '/positions/0/number' }]);
  });

  test('neither as a trainee, nor of another company; who sees no trade price reads none of it', async () => {
    const first = await placed(owner);
    await unchanged(first, await change(trainee, first, { commission: 'x' }), [403, 'session.forbidden']);
    await unchanged(first, await change(stranger, first, { commission: 'x' }), [404, 'order.unknown']);
    expect(refusal(await stranger.call({ url: `/api/orders/${first.id}/versions` }))).toEqual([404, 'order.unknown']);
    await changed(owner, first, { commission: 'Other', notes: { shop: 'A surprise' } });
    expect(JSON.stringify(await versionsOf(trainee, first.id))).not.toContain('"cost"');
    const work = JSON.stringify(await versionsOf(workshop, first.id, 'work-orders'));
    expect(work).not.toMatch(/"(?:cost|retail|shop)"/u);
    expect(await versionsOf(admin, first.id, 'work-orders')).toMatchObject([
      { version: 2, commission: 'Other', positions: [{ cost: first.cost }] },
      { version: 1 },
    ]);
  });
});
