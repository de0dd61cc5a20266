import { orderSchema, type Order, type ServicePrices } from '@ringwerk/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { shownPrice, startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let house: TestApp;
let owner: TestUser;
let trainee: TestUser;
let stranger: TestUser;
let workshop: TestUser;
let admin: TestUser;
const NOW = new Date('2026-11-20T10:00:00Z');
beforeAll(async () => {
  house = await startTestApp();
});
afterAll(() => house.close());
beforeEach(async () => {
  house.setTime(NOW);
  [owner, trainee, stranger] = [await house.logIn('10001'), await house.logIn('10001-3'), await house.logIn('10002')];
  [workshop, admin] = [await house.logIn('90001-3'), await house.logIn('90001')];
});

const post = (user: TestUser, url: string, payload: object = {}) => user.call({ method: 'POST', url, payload });
type Answer = Awaited<ReturnType<typeof post>>;
const refusal = (answer: Answer) => [answer.statusCode, answer.json().error?.code];
const reasons = (answer: Answer) => answer.json().error?.issues.map((issue: { params: object }) => issue.params);
let keys = 0;
const newKey = () => `service-${(keys += 1)}-of-this-test`;

const NONE = { ring: null, step: null, most: null };
const NEITHER = { larger: NONE, smaller: NONE };
const OFFERED = {
  resize: {
    gold: { larger: { ring: 4_000, step: 500, most: 2 }, smaller: { ring: 3_500, step: 300, most: 2 } },
    platinum: NEITHER,
    palladium: NEITHER,
    silver: NEITHER,
  },
  stone: 1_500,
  refinish: 2_000,
  rhodium: 2_500,
  engrave: 1_800,
  clean: null,
  days: 5,
};
const pricesNow = async (): Promise<ServicePrices> => (await admin.call({ url: '/api/service-prices' })).json();
async function offer(change: object = {}): Promise<void> {
  const { version } = await pricesNow();
  const payload = { ...OFFERED, ...change, version };
  const answer = await admin.call({ method: 'PUT', url: '/api/service-prices', payload });
  expect(answer.statusCode, answer.body).toBe(200);
}

const [RING] = WORKED_EXAMPLE.rings;
const withRing = (change: object) => ({ ...WORKED_EXAMPLE, rings: [{ ...RING, ...change }] });
const move = async (id: string, ...steps: string[]) => {
  for (const status of steps) {
    const answer = await post(admin, `/api/work-orders/${id}/status`, { status });
    expect(answer.statusCode, answer.body).toBe(200);
  }
};
async function ordered(design: object = WORKED_EXAMPLE): Promise<Order> {
  const expected = await shownPrice(owner, design);
  const answer = await post(owner, '/api/orders', {
    idempotencyKey: newKey(),
    design,
    commission: 'Huber 24',
    expected,
  });
  expect(answer.statusCode, answer.body).toBe(200);
  return orderSchema.parse(answer.json());
}
async function sent(design: object = WORKED_EXAMPLE): Promise<Order> {
  const order = await ordered(design);
  await move(order.id, 'released', 'casting', 'quality', 'shipped');
  return order;
}
const RESIZE = [{ kind: 'resize', size: 56 }];
const ringsOf = (works: readonly object[] = RESIZE) => [{ position: 1, ring: 0, works }];
const priced = (id: string, works?: readonly object[], user = owner) =>
  post(user, `/api/orders/${id}/service-price`, { rings: ringsOf(works) });
async function figures(id: string, works?: readonly object[]) {
  const answer = await priced(id, works);
  expect(answer.statusCode, answer.body).toBe(200);
  const { cost, retail } = answer.json();
  return { cost, gross: retail.gross };
}
const service = async (id: string, works?: readonly object[], change: object = {}, user = owner) =>
  post(user, `/api/orders/${id}/services`, {
    idempotencyKey: newKey(),
    rings: ringsOf(works),
    expected: await figures(id, works),
    commission: 'Huber 24 Service',
    ...change,
  });
async function serviced(id: string, works?: readonly object[]): Promise<Order> {
  const answer = await service(id, works);
  expect(answer.statusCode, answer.body).toBe(200);
  return orderSchema.parse(answer.json());
}
const offerOf = async (id: string, user = owner) =>
  (await user.call({ url: `/api/orders/${id}/service-offer` })).json();

describe('prices of services', () => {
  test('a house offers nothing before it has set a price', async () => {
    const { rows } = await house.database.pool.query('select count(*)::int as set from service_prices');
    expect(rows).toEqual([{ set: 0 }]);
    const { id } = await sent();
    expect(await offerOf(id)).toMatchObject({ isOffered: false });
    expect(refusal(await priced(id))).toEqual([409, 'service.not-offered']);
  });

  test('a size is offered with price, step and bound, or not at all; the version guards; only the price room may', async () => {
    const { version } = await pricesNow();
    const put = (user: TestUser, payload: object) => user.call({ method: 'PUT', url: '/api/service-prices', payload });
    const half = { ...OFFERED.resize, gold: { ...OFFERED.resize.gold, larger: { ...NONE, ring: 4_000 } } };
    const answer = await put(admin, { ...OFFERED, resize: half, version });
    expect(answer.json().error.issues.map(({ path }: { path: string }) => path)).toEqual([
      '/resize/gold/larger/step',
      '/resize/gold/larger/most',
    ]);
    await offer();
    expect(refusal(await put(admin, { ...OFFERED, version }))).toEqual([409, 'service-prices.changed']);
    for (const user of [workshop, owner, trainee])
      expect(refusal(await put(user, { ...OFFERED, version: version + 1 }))).toEqual([403, 'session.forbidden']);
  });
});

describe('a service order', () => {
  beforeEach(() => offer());

  test('is priced by size steps and the dealer’s rule, is linked, and counts no ring', async () => {
    const first = await sent();
    // Two steps: 4,000 + 2 × 500; engraving 1,800. By factor 2.2 and 19 %.
    const works = [...RESIZE, { kind: 'engrave', text: 'Anna 2027' }];
    const order = await serviced(first.id, works);
    expect(order.positions).toMatchObject([
      {
        kind: 'service',
        rings: null,
        cost: 6_800,
        retail: { gross: 17_802 },
        service: {
          from: { id: first.id, number: first.number, position: 1, ring: 0 },
          alloys: ['au585-yellow'],
          works: [
            { kind: 'resize', from: 54, size: 56 },
            { kind: 'engrave', text: 'Anna 2027' },
          ],
        },
      },
    ]);
    const { grams } = order.positions[0]?.service ?? {};
    expect(grams?.after).toBeGreaterThan(grams?.before ?? Infinity);
    expect(JSON.stringify(order.positions[0]?.service)).not.toContain('cost');
    expect(order.persons).toEqual(first.persons);
    const log = (await admin.call({ url: `/api/audit?entity=order&entityId=${order.id}` })).json();
    expect(log.entries).toMatchObject([
      { action: 'order.created', detail: { number: order.number, serviceOf: first.number, positions: 1 } },
    ]);
    const life = (await owner.call({ url: `/api/orders/${order.id}/life` })).json();
    expect(life.links).toMatchObject([{ number: first.number, kind: 'service', direction: 'from' }]);
    const board = (await workshop.call({ url: `/api/work-orders?q=${order.number}` })).json();
    expect(board.orders).toMatchObject([{ number: order.number, kind: 'service', rings: 0, alloys: [] }]);
    const lists = async (kind: string) =>
      (await owner.call({ url: `/api/orders?kind=${kind}&pageSize=96` }))
        .json()
        .orders.map(({ number }: { number: string }) => number);
    expect(await lists('service')).toContain(order.number);
    expect(await lists('goods')).not.toContain(order.number);
  });

  test('takes the stone of a row at the list of the day', async () => {
    const { id } = await sent();
    const one = await figures(id, [{ kind: 'stone', row: 0, count: 1 }]);
    expect(one.cost).toBeGreaterThan(OFFERED.stone);
    const { evaluation } = (await post(owner, '/api/designs/evaluate', { design: WORKED_EXAMPLE })).json();
    const line = evaluation.rings[0].trade.lines.find(({ kind }: { kind: string }) => kind === 'stone');
    expect(one.cost).toBe(OFFERED.stone + Math.round(line.amount / line.detail.count));
    expect(reasons(await priced(id, [{ kind: 'stone', row: 7, count: 1 }]))).toEqual([{ reason: 'stone' }]);
  });

  test('counts size steps from the size that the ring was made in, however often it comes back', async () => {
    const { id } = await sent();
    const first = await serviced(id, RESIZE);
    await move(first.id, 'released', 'quality', 'shipped');
    expect((await offerOf(id)).rings[0]).toMatchObject({ size: 56, resize: { larger: 0, smaller: 2 } });
    expect(reasons(await priced(id, [{ kind: 'resize', size: 57 }]))).toEqual([{ reason: 'steps' }]);
    // Two steps back: 3,500 + 2 × 300.
    expect((await figures(id, [{ kind: 'resize', size: 54 }])).cost).toBe(4_100);
    const second = await serviced(id, [{ kind: 'resize', size: 55.5 }]);
    await move(second.id, 'released', 'quality', 'shipped');
    // Half a step of the two is left; a step is offered whole.
    expect((await offerOf(id)).rings[0].resize).toMatchObject({ larger: 0, smaller: 2 });
    expect(reasons(await priced(id, [{ kind: 'resize', size: 56.1 }]))).toEqual([{ reason: 'steps' }]);
  });

  test('that was done is in the rings of the order as they are now, and in nothing that was ordered', async () => {
    const { id } = await sent();
    const now = async () => (await owner.call({ url: `/api/orders/${id}/rings` })).json();
    const ringNow = async () => (await now()).rings[0]?.design.rings[0];
    const made = await ringNow();
    expect(made).toMatchObject({ size: RING?.size, stones: [{}] });
    const { id: away } = await serviced(id, [...RESIZE, { kind: 'engrave', text: 'Anna 2027' }]);
    // Away, it is as it was.
    expect(await ringNow()).toEqual(made);
    await move(away, 'released', 'quality', 'shipped');
    expect(await now()).toMatchObject({ rings: [{ position: 1 }] });
    const after = await ringNow();
    expect(after).toMatchObject({ size: 56 });
    expect(after.engravings).toMatchObject([{ face: 'inside', text: 'Anna 2027' }]);
    expect({ ...after, size: made.size, engravings: made.engravings }).toEqual(made);
    const { positions } = (await owner.call({ url: `/api/orders/${id}` })).json();
    expect(positions[0].rings.design.rings).toEqual([made]);
    // Work at rings is no ring, and no order but its dealer's own answers.
    expect((await owner.call({ url: `/api/orders/${away}/rings` })).json()).toEqual({ rings: [] });
    expect(refusal(await stranger.call({ url: `/api/orders/${id}/rings` }))).toEqual([404, 'order.unknown']);
  });

  test('is refused where the ring or the house does not take it, with the reason', async () => {
    const plain = { stones: [], engravings: [] };
    const lanes = ['au585-yellow', 'au585-red'].map((alloy) => ({ alloy, share: 1, finish: 'polished', pattern: 0 }));
    const twoColours = await sent(withRing({ ...plain, segments: lanes }));
    expect(reasons(await priced(twoColours.id))).toEqual([{ reason: 'segments' }]);
    expect((await offerOf(twoColours.id)).rings[0].resize).toMatchObject({
      refusal: 'segments',
      larger: 0,
      smaller: 0,
    });
    const { id } = await sent();
    expect(reasons(await priced(id, [{ kind: 'resize', size: 57 }]))).toEqual([{ reason: 'steps' }]);
    expect(reasons(await priced(id, [{ kind: 'resize', size: 54 }]))).toEqual([{ reason: 'same-size' }]);
    expect(reasons(await priced(id, [{ kind: 'rhodium' }]))).toEqual([{ reason: 'rhodium' }]);
    expect(reasons(await priced(id, [{ kind: 'engrave', text: 'long '.repeat(39) }]))).toEqual([{ reason: 'rules' }]);
    expect(refusal(await priced(id, [{ kind: 'clean' }]))).toEqual([409, 'service.not-offered']);
    expect(refusal(await priced((await ordered()).id))).toEqual([409, 'order.not-sent']);
    expect(refusal(await priced(id, RESIZE, stranger))).toEqual([404, 'order.unknown']);
  });

  test('is placed once, at the price that was seen and for a day that can be kept', async () => {
    const { id } = await sent();
    const key = newKey();
    const answers = await Promise.all([1, 2].map(() => service(id, RESIZE, { idempotencyKey: key })));
    expect(new Set(answers.map((answer) => answer.json().id)).size).toBe(1);
    const other = await sent();
    expect(refusal(await service(other.id, RESIZE, { idempotencyKey: key }))).toEqual([409, 'idempotency.other-body']);
    const expected = await figures(other.id);
    await offer({
      resize: { ...OFFERED.resize, gold: { ...OFFERED.resize.gold, larger: { ring: 5_000, step: 500, most: 2 } } },
    });
    const changed = await post(owner, `/api/orders/${other.id}/services`, {
      idempotencyKey: newKey(),
      rings: ringsOf(),
      expected,
      commission: 'a',
    });
    expect(refusal(changed)).toEqual([409, 'order.price-changed']);
    // Five working days from Friday the 20th on.
    const early = await service(other.id, RESIZE, { requestedDate: '2026-11-26' });
    expect(early.json().error.issues).toMatchObject([
      { path: '/requestedDate', code: 'field.too-small', params: { minimum: '2026-11-27' } },
    ]);
  });

  test('of two who send in the same ring at once one is refused', async () => {
    const { id } = await sent();
    const answers = await Promise.all([1, 2, 3].map(() => service(id)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    for (const answer of answers.filter(({ statusCode }) => statusCode !== 200))
      expect(['order.conflict', 'service.open']).toContain(answer.json().error.code);
    const open = await priced(id);
    expect(refusal(open)).toEqual([409, 'service.open']);
  });

  test('is refused with a note against its ring', async () => {
    await offer();
    const { id } = await sent();
    const answer = await service(id, undefined, { notes: { workshop: 'Bitte 9,5 mm breit' } });
    expect(refusal(answer), answer.body).toEqual([422, 'order.note-conflict']);
    expect(answer.json().error.issues).toMatchObject([{ path: '/notes/workshop', params: { kind: 'width' } }]);
  });

  test('is held to all works of a ring together, and to the stones that it has', async () => {
    await offer();
    const { id } = await sent();
    const alone = async (works: readonly object[]) => reasons(await priced(id, works));
    const words = (letters: number) => ({ kind: 'engrave', text: 'm'.repeat(letters) });
    let most = 8;
    while (most < 70 && (await alone([words(most + 1)])) === undefined) most += 1;
    // Each fits by itself: the words the ring as it is, and the smaller ring its own words.
    const smaller = { kind: 'resize', size: 52 };
    expect([await alone([words(most)]), await alone([smaller])]).toEqual([undefined, undefined]);
    expect(await alone([smaller, words(most)])).toEqual([{ reason: 'rules' }]);
    expect(await alone([words(8), smaller])).toBeUndefined();
    expect(await alone([{ kind: 'stone', row: 0, count: 200 }])).toEqual([{ reason: 'stone' }]);
  });

  test('leaves the scan by which its ring was sent as it is, until it is cancelled', async () => {
    await offer();
    const { id, number } = await ordered();
    await move(id, 'released', 'casting', 'quality');
    const scan = await post(admin, '/api/bench/scans', { code: number, station: 'shipped', idempotencyKey: newKey() });
    expect(scan.statusCode, scan.body).toBe(200);
    const undo = () => post(admin, `/api/bench/scans/${scan.json().id}/undo`);
    const work = await serviced(id);
    expect(refusal(await undo())).toEqual([409, 'scan.moved-on']);
    const cancelled = await post(owner, `/api/orders/${work.id}/cancel`, { reason: '', expectedCost: 0 });
    expect(cancelled.statusCode, cancelled.body).toBe(200);
    expect((await undo()).statusCode).toBe(200);
  });

  test('is not changed, but cancelled and ordered anew', async () => {
    await offer();
    const { id, version } = await serviced((await sent()).id);
    const answer = await owner.call({
      method: 'PATCH',
      url: `/api/orders/${id}`,
      payload: { idempotencyKey: 'service-change', version, commission: 'Other' },
    });
    expect([answer.statusCode, answer.json().error.code], answer.body).toEqual([409, 'order.fixed']);
  });

  test('leaves the ring as it is done: the next one goes on from there', async () => {
    const { id } = await sent();
    const order = await serviced(id, [...RESIZE, { kind: 'engrave', text: 'Anna 2027' }]);
    expect((await offerOf(id)).rings[0]).toMatchObject({ size: 54, open: { number: order.number } });
    // No metal is poured for it: it goes from the counter to any bench.
    await move(order.id, 'released', 'engraving', 'quality', 'shipped');
    expect((await offerOf(id)).rings[0]).toMatchObject({ size: 56, engraving: 'Anna 2027', open: null });
    expect((await serviced(id, [{ kind: 'resize', size: 55 }])).positions[0]).toMatchObject({
      cost: 3_800,
      service: { works: [{ kind: 'resize', from: 56, size: 55 }] },
    });
  });

  test('a new ring still passes casting', async () => {
    const { id } = await ordered();
    await move(id, 'released');
    expect(refusal(await post(admin, `/api/work-orders/${id}/status`, { status: 'engraving' }))).toEqual([
      409,
      'order.transition',
    ]);
  });

  test('is in no batch and on no list of metal or stones', async () => {
    const { id } = await sent();
    const order = await serviced(id);
    await move(order.id, 'released');
    const waiting = await ordered();
    await move(waiting.id, 'released');
    const castable = (await workshop.call({ url: '/api/production/castable' })).json();
    expect(JSON.stringify(castable)).toContain(waiting.number);
    expect(JSON.stringify(castable)).not.toContain(order.number);
    const lists = (await workshop.call({ url: `/api/production/lists?orders=${order.id}` })).json();
    expect(lists).toMatchObject({ orders: [{ number: order.number }], stones: [], bags: [], metals: [] });
  });

  test('a trainee sees what is offered, and no trade price; he orders nothing', async () => {
    const { id } = await sent();
    const order = await serviced(id);
    expect((await offerOf(id, trainee)).rings).toHaveLength(1);
    expect(refusal(await post(trainee, `/api/orders/${id}/service-price`, { rings: ringsOf() }))).toEqual([
      403,
      'session.forbidden',
    ]);
    const seen = await trainee.call({ url: `/api/orders/${order.id}` });
    expect(seen.json().positions).toMatchObject([{ kind: 'service' }]);
    expect(seen.body).not.toContain('"cost"');
    const work = await workshop.call({ url: `/api/work-orders/${order.id}` });
    expect(work.json().positions).toMatchObject([{ kind: 'service', service: { works: [{ size: 56 }] } }]);
    expect(work.body).not.toContain('"cost"');
    expect(work.body).not.toContain('retail');
  });

  test('has a sheet of its own for the workshop', async () => {
    const { id } = await sent();
    const order = await serviced(id);
    const pdf = await workshop.call({ url: `/api/work-orders/${order.id}/pdf` });
    expect([pdf.statusCode, pdf.headers['content-type']]).toEqual([200, 'application/pdf']);
  });

  test('is billed as a service: abroad within the EU the dealer owes the tax', async () => {
    const { id } = await sent();
    const order = await serviced(id);
    await move(order.id, 'released', 'casting', 'quality', 'shipped');
    const preview = await post(admin, `/api/work-orders/${order.id}/invoice-preview`, { services: [] });
    expect(preview.json()).toMatchObject({ net: 5_000, vat: [{ category: 'S' }], doubts: [] });
    await house.database.pool.query(
      `update dealers set country = 'NL', vat_id = 'NL004495445B01' where customer_number = '10001'`,
    );
    const abroad = await post(admin, `/api/work-orders/${order.id}/invoice-preview`, { services: [] });
    expect(abroad.json()).toMatchObject({ net: 5_000, tax: 0, vat: [{ category: 'AE' }] });
    await house.database.pool.query(`update dealers set country = 'DE', vat_id = '' where customer_number = '10001'`);
  });

  test('keeps nothing of a couple that is deleted', async () => {
    const couple = (
      await post(owner, '/api/couples', {
        people: [{ givenName: 'Anna', familyName: 'Huber', email: '', phone: '', sizes: [] }],
      })
    ).json();
    const { id } = await sent();
    await post(owner, `/api/couples/${couple.id}/records`, { kind: 'order', record: id });
    await house.database.pool.query('update orders set couple_id = $1 where id = $2', [couple.id, id]);
    const order = await serviced(id, [{ kind: 'engrave', text: 'Secret word' }]);
    expect(order.couple?.id).toBe(couple.id);
    await move(order.id, 'released', 'engraving', 'quality', 'shipped');
    const deleted = await owner.call({ method: 'DELETE', url: `/api/couples/${couple.id}` });
    expect(deleted.statusCode, deleted.body).toBe(200);
    const { rows } = await house.database.pool.query('select service from order_positions where order_id = $1', [
      order.id,
    ]);
    expect(JSON.stringify(rows)).not.toContain('Secret word');
    expect((await offerOf(id)).rings[0]).toMatchObject({ engraving: '' });
  });
});
