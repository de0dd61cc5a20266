import {
  orderSchema,
  quoteSchema,
  workListsSchema,
  type Listing,
  type Order,
  type Quote,
  type WorkOrder,
} from '@ringwerk/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { ringFor } from '../../../test/stone-ring.ts';
import { shownPrice, startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let house: TestApp;
let owner: TestUser;
let workshop: TestUser;
const NOW = new Date('2026-11-21T10:00:00Z');
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.close());
beforeEach(async () => {
  house.setTime(NOW);
  owner = await house.logIn('10001');
  workshop = await house.logIn('90001-3');
});

let keys = 0;
const newKey = () => `several-${(keys += 1)}-of-this-test`;
const OTHER = { ...WORKED_EXAMPLE, rings: WORKED_EXAMPLE.rings.map((ring) => ({ ...ring, size: 58 })) };
const call = (method: 'POST' | 'PATCH', url: string, payload: object, user = owner) =>
  user.call({ method, url, payload });
const rings = async (design: object, change: object = {}) => ({
  kind: 'rings',
  design,
  expected: await shownPrice(owner, design),
  ...change,
});
const order = (body: object) =>
  call('POST', '/api/orders', { idempotencyKey: newKey(), commission: 'Huber 24', ...body });
const ordered = async (body: object): Promise<Order> => {
  const answer = await order(body);
  expect(answer.statusCode, answer.body).toBe(200);
  return orderSchema.parse(answer.json());
};
const quoted = async (positions: readonly object[]): Promise<Quote> =>
  quoteSchema.parse((await call('POST', '/api/quotes', { positions })).json());
const refusal = (answer: Awaited<ReturnType<typeof order>>) => [answer.statusCode, answer.json().error?.code];
const stones = async (count: number): Promise<Listing[]> =>
  (await owner.call({ url: `/api/stones?pageSize=${count}&origin=natural&shape=round` })).json().stones;
const statusOf = async ({ id }: Listing) =>
  (await house.database.pool.query('select status from stones where id = $1', [id])).rows[0].status;
const stonePrice = async (stone: Listing) => {
  const quote = await quoted([{ kind: 'stone', stoneId: stone.id }]);
  return { kind: 'stone', stoneId: stone.id, expected: { gross: quote.retail.gross } };
};

describe('an order of several positions', () => {
  test('is one delivery, with its date, commission and address', async () => {
    const shipTo = {
      name: 'Filiale Kelheim',
      street: 'Donaustr. 1',
      postcode: '93309',
      city: 'Kelheim',
      country: 'DE',
    };
    const placed = await ordered({
      positions: [await rings(WORKED_EXAMPLE, { quantity: 2, note: 'je ein Etui' }), await rings(OTHER)],
      requestedDate: '2027-01-15',
      shipTo,
    });
    expect(placed.positions.map(({ number, quantity, note }) => [number, quantity, note])).toEqual([
      [1, 2, 'je ein Etui'],
      [2, 1, ''],
    ]);
    expect(placed.shipTo).toEqual(shipTo);
    const work = (await workshop.call({ url: `/api/work-orders/${placed.id}` })).json<WorkOrder>();
    expect(work.shipTo).toEqual(shipTo);
    expect(work.positions.map(({ rings: made }) => made?.code)).toEqual(
      placed.positions.map(({ rings: made }) => made?.code),
    );
    expect(JSON.stringify(work)).not.toMatch(/"retail"|"cost"|"discount"/);
  });

  test('names each position whose price has changed, and writes nothing', async () => {
    const count = async () => (await house.database.pool.query('select count(*) from orders')).rows[0].count;
    const before = await count();
    const [first, second] = [await rings(WORKED_EXAMPLE), await rings(OTHER)];
    const answer = await order({ positions: [first, { ...second, expected: { gross: 1 } }] });
    expect(refusal(answer)).toEqual([409, 'order.price-changed']);
    expect(answer.json().error.issues).toMatchObject([{ path: '/positions/1/expected', params: second.expected }]);
    expect(await count()).toBe(before);
  });

  test('is placed once per key, whatever cost a device may not keep', async () => {
    const position = await rings(WORKED_EXAMPLE);
    const body = { idempotencyKey: newKey(), positions: [position] };
    const full = { ...body, positions: [{ ...position, expected: { ...position.expected, cost: 33_535 } }] };
    const ids = await Promise.all([ordered(full), ordered(body), ordered(full)].map(async (each) => (await each).id));
    expect(new Set(ids).size).toBe(1);
    const other = await order({ ...body, positions: [{ ...position, quantity: 2 }] });
    expect(refusal(other)).toEqual([409, 'idempotency.other-body']);
  });

  test('is promised for the day of the position that takes longest', async () => {
    const admin = await house.logIn('90001');
    const { isCurrencyOpen: _answered, ...settings } = (await admin.call({ url: '/api/house' })).json();
    const leadDays = { ...settings.leadDays, casting: 5, setting: 3, engraving: 2 };
    const set = await admin.call({ method: 'PUT', url: '/api/house', payload: { ...settings, leadDays } });
    expect(set.statusCode, set.body).toBe(200);
    const plain = { ...WORKED_EXAMPLE, rings: [{ ...WORKED_EXAMPLE.rings[0], stones: [], engravings: [] }] };
    const early = { requestedDate: '2026-11-21' };
    const earliestOf = async (positions: readonly object[]) =>
      (await order({ positions, ...early })).json().error.issues[0].params.minimum;
    const [short, long] = [await rings(plain), await rings(WORKED_EXAMPLE)];
    expect(await earliestOf([short, long])).toBe(await earliestOf([long]));
    expect((await earliestOf([long, short])) > (await earliestOf([short]))).toBe(true);
  });

  test('takes the real stones of all positions, or none of them, and gives them back when it is cancelled', async () => {
    const [inRing, loose, gone] = await stones(3);
    if (inRing === undefined || loose === undefined || gone === undefined) throw new Error('too few stones');
    const goneToo = await stonePrice(gone);
    await ordered({ positions: [await stonePrice(gone)] });
    const set = await rings(ringFor(inRing));
    expect(refusal(await order({ positions: [set, await stonePrice(loose), goneToo] }))).toEqual([409, 'stone.sold']);
    expect([await statusOf(inRing), await statusOf(loose)]).toEqual(['listed', 'listed']);
    const { id } = await ordered({ positions: [set, await stonePrice(loose)] });
    expect([await statusOf(inRing), await statusOf(loose)]).toEqual(['sold', 'sold']);
    const staff = await house.logIn('90001');
    await call('POST', `/api/work-orders/${id}/status`, { status: 'cancelled' }, staff);
    expect([await statusOf(inRing), await statusOf(loose)]).toEqual(['listed', 'listed']);
    expect(refusal(await order({ positions: [await stonePrice(loose), await stonePrice(loose)] }))).toEqual([
      409,
      'stone.twice',
    ]);
  });

  test('is in the workshop’s lists with every position, and named to programs outside without a figure', async () => {
    const [inRing, loose] = await stones(2);
    if (inRing === undefined || loose === undefined) throw new Error('too few stones');
    const set = await rings(ringFor(inRing));
    const positions = [await rings(WORKED_EXAMPLE, { quantity: 2 }), set, await stonePrice(loose)];
    const { id, positions: placed } = await ordered({ positions });
    const lists = workListsSchema.parse((await workshop.call({ url: `/api/production/lists?orders=${id}` })).json());
    expect(lists.bags.map(({ position, stones: own }) => [position, own[0]?.stock])).toEqual([
      [1, null],
      [2, inRing.stockNumber],
      [3, loose.stockNumber],
    ]);
    expect(lists.stones.flatMap(({ stock }) => stock ?? []).toSorted()).toEqual(
      [inRing.stockNumber, loose.stockNumber].toSorted(),
    );
    expect(lists.metals.reduce((sum, { parts }) => sum + parts, 0)).toBe(2 * WORKED_EXAMPLE.rings.length + 1);
    const admin = await house.logIn('90001');
    const { token } = (await call('POST', '/api/feed-clients', { name: 'ERP' }, admin)).json();
    const headers = { authorization: `Bearer ${token}` };
    const feed = (await house.app.inject({ url: '/api/feed/orders?limit=500', headers })).json();
    const codes = placed.map((position) => position.rings?.code ?? null);
    const step = feed.steps.find((each: { order: { id: string } }) => each.order.id === id);
    expect(step.order.positions).toEqual([
      { number: 1, kind: 'rings', quantity: 2, code: codes[0], stockNumber: null },
      { number: 2, kind: 'rings', quantity: 1, code: codes[1], stockNumber: null },
      { number: 3, kind: 'stone', quantity: 1, code: null, stockNumber: loose.stockNumber },
    ]);
    const csv = (await house.app.inject({ url: '/api/feed/orders/csv?limit=500', headers })).body;
    expect(csv).toContain(`2 × ${codes[0]}; 1 × ${codes[1]}; 1 × ${loose.stockNumber}`);
  });

  test('counts the smallest order over all positions', async () => {
    await house.database.pool.query(
      `insert into dealer_agreements (dealer_id, discounts, minimum_order)
       select id, '{"metal":0,"labour":0,"stones":0,"options":0}', 60000 from dealers where customer_number = '10001'`,
    );
    const one = await rings(WORKED_EXAMPLE);
    const low = await order({ positions: [one] });
    const both = await order({ positions: [one, await rings(OTHER)] });
    await house.database.pool.query('update dealer_agreements set minimum_order = 0');
    expect(refusal(low)).toEqual([409, 'order.below-minimum']);
    expect(both.statusCode, both.body).toBe(200);
  });
});

describe('a reference of a position', () => {
  const positions = async () => [
    await rings(WORKED_EXAMPLE, { commission: 'Silber' }),
    await rings(OTHER, { commission: 'Gold / Platin', note: 'Etui' }),
  ];
  const commissionsOf = (rows: readonly { readonly commission: string }[]) => rows.map(({ commission }) => commission);

  test('is a name and no instruction, and stands where the order is read', async () => {
    const placed = await ordered({ positions: await positions() });
    expect(commissionsOf(placed.positions)).toEqual(['Silber', 'Gold / Platin']);
    const work = (await workshop.call({ url: `/api/work-orders/${placed.id}` })).json<WorkOrder>();
    expect(commissionsOf(work.positions)).toEqual(['Silber', 'Gold / Platin']);
    // As a note it would say that the ring is of silver.
    expect(refusal(await order({ positions: [await rings(WORKED_EXAMPLE, { note: 'Silber' })] }))).toEqual([
      422,
      'order.note-conflict',
    ]);
    for (const q of ['silb', 'platin'])
      expect(
        (await workshop.call({ url: `/api/work-orders?q=${q}` })).json().orders.map(({ id }: { id: string }) => id),
      ).toContain(placed.id);
    const [shown] = (await workshop.call({ url: `/api/work-orders?q=${placed.number}` })).json().orders;
    expect(shown).toMatchObject({ commission: 'Huber 24', positionCommissions: ['Silber', 'Gold / Platin'] });
    const found = (await owner.call({ url: '/api/found-records?q=platin' })).json();
    expect(found.orders.map(({ id }: { id: string }) => id)).toContain(placed.id);
    const stranger = await house.logIn('10002');
    expect((await stranger.call({ url: '/api/found-records?q=platin' })).json().orders).toEqual([]);
  });

  test('is changed with the order, and goes with a quote into it', async () => {
    const placed = await ordered({ positions: await positions() });
    const body = { idempotencyKey: newKey(), version: 1, positions: [{ number: 1, commission: 'Silbermann' }] };
    const changed = orderSchema.parse((await call('PATCH', `/api/orders/${placed.id}`, body)).json());
    expect(commissionsOf(changed.positions)).toEqual(['Silbermann', 'Gold / Platin']);
    const { versions } = (await owner.call({ url: `/api/orders/${placed.id}/versions` })).json();
    expect(versions.map((version: Order) => commissionsOf(version.positions))).toEqual([
      ['Silbermann', 'Gold / Platin'],
      ['Silber', 'Gold / Platin'],
    ]);
    const quote = await quoted([{ kind: 'rings', design: OTHER, commission: 'Kupfer' }]);
    const url = `/api/quotes/${quote.id}`;
    const named = await call('PATCH', `${url}/positions/1`, { version: quote.version, commission: 'Kupferschmied' });
    const renewed = (await call('POST', `${url}/reprice`, { idempotencyKey: newKey() })).json<Quote>();
    expect([named.json<Quote>(), renewed].map((each) => commissionsOf(each.positions))).toEqual([
      ['Kupferschmied'],
      ['Kupferschmied'],
    ]);
    const placedQuote = await ordered({ quoteId: renewed.id, expected: { gross: renewed.retail.gross } });
    expect(commissionsOf(placedQuote.positions)).toEqual(['Kupferschmied']);
  });
});

describe('ordering what a quote offers', () => {
  test('takes the chosen alternatives at their frozen prices, discounts and extras with them', async () => {
    const quote = await quoted([
      { kind: 'rings', design: WORKED_EXAMPLE, alternative: 1 },
      { kind: 'rings', design: OTHER, alternative: 1, discount: { kind: 'permille', value: 100 } },
      { kind: 'extra', text: 'Gravur von Hand', gross: 9_000 },
    ]);
    const [, second] = quote.choices;
    const placed = await ordered({ quoteId: quote.id, chosen: [2], expected: { gross: second?.retail.gross } });
    expect(placed.positions.map(({ number, kind, sum }) => [number, kind, sum.gross])).toEqual([
      [1, 'rings', quote.positions[1]?.sum.gross],
      [2, 'extra', 9_000],
    ]);
    expect(placed.retail).toEqual(second?.retail);
    expect(placed.cost).toBe(quote.positions[1]?.cost);
    // What the jeweller does himself is nothing to the workshop.
    const work = (await workshop.call({ url: `/api/work-orders/${placed.id}` })).json<WorkOrder>();
    expect(work.positions.map(({ kind }) => kind)).toEqual(['rings']);
    expect(JSON.stringify(work)).not.toContain('Gravur von Hand');
  });

  test('at another sum than was shown is refused, and so is no sum at all', async () => {
    const quote = await quoted([{ kind: 'rings', design: WORKED_EXAMPLE }]);
    const wrong = await order({ quoteId: quote.id, expected: { gross: quote.retail.gross - 1 } });
    expect(refusal(wrong)).toEqual([409, 'order.price-changed']);
    expect(wrong.json().error.issues[0]).toMatchObject({ path: '/expected', params: { gross: quote.retail.gross } });
    const none = await order({ quoteId: quote.id });
    expect([none.statusCode, none.json().error.issues[0].path]).toEqual([400, '/expected']);
  });

  test('that was changed since the jeweller saw it is refused, at the same sum too', async () => {
    const quote = await quoted([
      { kind: 'rings', design: WORKED_EXAMPLE, alternative: 1 },
      { kind: 'rings', design: WORKED_EXAMPLE, alternative: 1, note: 'rosé' },
    ]);
    const change = { version: quote.version, isChosen: true };
    const chosen = await call('PATCH', `/api/quotes/${quote.id}/positions/2`, change);
    const { version, retail } = quoteSchema.parse(chosen.json());
    expect(retail).toEqual(quote.retail);
    const seen = { quoteId: quote.id, version: quote.version, expected: { gross: quote.retail.gross } };
    expect(refusal(await order(seen))).toEqual([409, 'quote.changed']);
    const placed = await ordered({ ...seen, version });
    expect(placed.positions.map(({ note }) => note)).toEqual(['rosé']);
  });

  test('is refused where the note of a position says otherwise than its ring', async () => {
    const quote = await quoted([
      { kind: 'rings', design: OTHER, note: 'Für die Gravur liegt eine Vorlage bei' },
      { kind: 'rings', design: WORKED_EXAMPLE },
    ]);
    // Quotes from before such notes were refused with them.
    await house.database.pool.query('update quote_positions set note = $1 where quote_id = $2 and number = 2', [
      'Bitte 9,5 mm breit',
      quote.id,
    ]);
    const answer = await order({ quoteId: quote.id, expected: { gross: quote.retail.gross } });
    expect(refusal(answer)).toEqual([422, 'order.note-conflict']);
    expect(answer.json().error.issues).toMatchObject([
      { path: '/positions/1/note', params: { kind: 'width', said: '9,5 mm breit' } },
    ]);
  });

  test('needs one alternative of each group, and something that the house makes', async () => {
    const quote = await quoted([
      { kind: 'rings', design: WORKED_EXAMPLE, alternative: 1 },
      { kind: 'rings', design: OTHER, alternative: 1 },
    ]);
    for (const chosen of [[], [1, 2], [1, 1], [3]]) {
      const answer = await order({ quoteId: quote.id, chosen, expected: { gross: 1 } });
      expect([answer.statusCode, answer.json().error.issues[0].path]).toEqual([400, '/chosen']);
    }
    const extras = await quoted([{ kind: 'extra', text: 'Etui', gross: 4_900 }]);
    expect(refusal(await order({ quoteId: extras.id, expected: { gross: 4_900 } }))).toEqual([409, 'order.empty']);
  });

  test('by one of two who change and order it at once, the other is told', async () => {
    const quote = await quoted([{ kind: 'rings', design: WORKED_EXAMPLE }]);
    const [placed, changed] = await Promise.all([
      order({ quoteId: quote.id, expected: { gross: quote.retail.gross } }),
      call('PATCH', `/api/quotes/${quote.id}/positions/1`, { version: quote.version, quantity: 3 }),
    ]);
    const codes = [placed.statusCode, changed.statusCode].toSorted((a, b) => a - b);
    expect(codes).toEqual([200, 409]);
  });

  test('a device of the release before, that names the one design, orders as it meant to', async () => {
    const quote = await quoted([{ kind: 'rings', design: WORKED_EXAMPLE }]);
    const expected = { gross: quote.retail.gross };
    const sent = { quoteId: quote.id, design: WORKED_EXAMPLE, quantity: 2 };
    expect(refusal(await order({ ...sent, expected: { gross: 1 } }))).toEqual([409, 'order.price-changed']);
    const placed = await ordered({ ...sent, expected });
    expect(placed.positions.map(({ quantity }) => quantity)).toEqual([2]);
    expect(placed.retail.gross).toBe(2 * quote.retail.gross);
    const accepted = await quoted([{ kind: 'rings', design: WORKED_EXAMPLE }]);
    const said = { answer: 'accepted', name: 'Anna Huber', version: accepted.version };
    expect((await call('POST', `/api/quotes/${accepted.id}/answer`, said)).statusCode).toBe(200);
    expect(refusal(await order({ ...sent, quoteId: accepted.id, expected }))).toEqual([409, 'quote.answered']);
  });
});
