import { alloysFileSchema, type AlloyRecord, type OfficeAlloy, type Order } from '@ringwerk/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { runHouse } from '../../house/run-house.ts';
import { ask, designIn, enterAlloy, priceAlloy, priceBy, readAlloy, ROSE } from '../../../test/house-alloy.ts';
import {
  logIn,
  startTestApp,
  testConfig,
  TEST_MAIL_NETWORK,
  type TestApp,
  type TestUser,
} from '../../../test/test-app.ts';

let house: TestApp;
let admin: TestUser;
let sales: TestUser;
let workshop: TestUser;
let dealer: TestUser;
beforeEach(async () => {
  house = await startTestApp();
  admin = await house.logIn('90001');
  sales = await house.logIn('90001-2');
  workshop = await house.logIn('90001-3');
  dealer = await house.logIn('10001');
});
afterEach(() => house.close());

async function refusal(user: TestUser, method: 'POST' | 'PUT', url: string, payload: object) {
  const answer = await user.call({ method, url, payload });
  return { status: answer.statusCode, ...answer.json().error };
}

const create = (change: object = {}) => enterAlloy(admin, change);
const enteredOf = ({ density, loss, lab, names, hallmark, isRhodiumPlated, markets, isWithdrawn }: OfficeAlloy) => ({
  density,
  loss,
  lab,
  names,
  hallmark,
  isRhodiumPlated,
  markets,
  isWithdrawn,
});
const save = (shown: AlloyRecord, change: object, user = admin) =>
  ask<AlloyRecord>(user, 'PUT', `/api/house-alloys/${shown.id}`, {
    ...enteredOf(shown),
    version: shown.version,
    from: null,
    note: '',
    ...change,
  });
const read = (id: string) => readAlloy(admin, id);
const price = (id: string, cents: number): Promise<void> => priceAlloy(admin, id, cents);

interface Evaluated {
  readonly evaluation: {
    readonly issues: readonly { readonly code: string; readonly path: string; readonly repair?: { value: string } }[];
    readonly total: { readonly grams: number; readonly cost: number } | null;
  };
  readonly priceListId: string;
}
const evaluate = (alloy: string, user = dealer) =>
  ask<Evaluated>(user, 'POST', '/api/designs/evaluate', { design: designIn(alloy) });
const open = async () =>
  ask<{ stamp: string; alloys: { id: string; isListed: boolean; isWithdrawn: boolean }[] }>(
    dealer,
    'GET',
    '/api/alloys',
  );

describe('an alloy of the house’s own', () => {
  test('is offered and priced when the list in force has its row, and weighs by its density', async () => {
    expect((await open()).alloys).toEqual([]);
    const { id } = await create();
    expect(id).toBe('au750-rose-h1');
    expect((await open()).alloys).toMatchObject([{ id, isListed: false }]);
    expect((await evaluate(id)).evaluation).toMatchObject({ total: null, issues: [{ code: 'price.missing' }] });
    await price(id, 150);
    expect((await open()).alloys).toMatchObject([{ id, isListed: true }]);
    const own = (await evaluate(id)).evaluation.total;
    const shipped = (await evaluate('au750-rose')).evaluation.total;
    // The setting's metal apart, weights follow the densities.
    expect((own?.grams ?? 0) / (shipped?.grams ?? 1)).toBeCloseTo(15.2 / 15.3, 2);
    expect(own?.cost).not.toBe(shipped?.cost);
  });

  test('is offered to a dealer by the list that was agreed with it, not by the one in force', async () => {
    const { id } = await create();
    const before = (await ask<{ lists: { id: string; state: string }[] }>(admin, 'GET', '/api/price-lists')).lists.find(
      ({ state }) => state === 'active',
    );
    const { dealers } = await ask<{ dealers: { id: string }[] }>(admin, 'GET', '/api/dealers?q=10001');
    const file = `/api/dealers/${dealers[0]?.id}`;
    const none = { discounts: { metal: 0, labour: 0, stones: 0, options: 0 }, minimumOrder: 0 };
    const agree = async (priceListId: string | null) => {
      const { version } = await ask<{ version: number }>(admin, 'GET', file);
      await ask(admin, 'PUT', `${file}/conditions`, { ...none, priceListId, version });
    };
    await agree(before?.id ?? null);
    await price(id, 150);
    const offers = async (user: TestUser) =>
      (await ask<{ alloys: { id: string; isListed: boolean }[] }>(user, 'GET', '/api/alloys')).alloys.find(
        (alloy) => alloy.id === id,
      )?.isListed;
    // Its older list has no row for the alloy: what is offered and what is priced agree.
    expect((await evaluate(id)).evaluation).toMatchObject({ total: null, issues: [{ code: 'price.missing' }] });
    expect([await offers(dealer), await offers(admin)]).toEqual([false, true]);
    // Nor is it sold: every way to it is refused at the metal.
    const at = { code: 'price.missing', path: '/rings/0/segments/0/alloy', params: { key: id } };
    const design = designIn(id);
    const expected = { gross: 1 };
    const asked = { design, commission: 'Huber', idempotencyKey: 'order-by-an-older-list', expected };
    for (const [url, payload] of [
      ['/api/orders', asked],
      ['/api/quotes', { design }],
      ['/api/designs', { design }],
    ] as const)
      expect(await refusal(dealer, 'POST', url, payload)).toMatchObject({ code: 'design.refused', issues: [at] });
    const figures = await ask<Evaluated['evaluation']>(dealer, 'POST', '/api/designs/evaluate-for-couple', { design });
    expect(figures).toMatchObject({ total: null, issues: [at] });
    // A couple chooses on its link what its jeweller can order.
    const shared = { design: designIn('au750-rose'), name: 'Classic', language: 'de', country: 'DE', showsPrice: true };
    const { token } = await ask<{ token: string }>(dealer, 'POST', '/api/shares', shared);
    const forCouple = await house.app.inject({ url: `/api/alloys?share=${token}` });
    expect(forCouple.json().alloys).toMatchObject([{ id, isListed: false }]);
    const unknown = await house.app.inject({ url: '/api/alloys?share=nobody' });
    expect([unknown.statusCode, unknown.json().error.code]).toEqual([404, 'share.unknown']);
    await agree(null);
    expect([await offers(dealer), (await evaluate(id)).evaluation.total === null]).toEqual([true, false]);
    // What was withdrawn since is sold by no list, an older one neither.
    await agree(before?.id ?? null);
    await save(await read('au750-rose'), { isWithdrawn: true });
    const withdrawn = { code: 'alloy.withdrawn', path: '/rings/0/segments/0/alloy' };
    const body = { ...asked, design: designIn('au750-rose'), idempotencyKey: 'order-of-a-withdrawn-alloy' };
    expect(await refusal(dealer, 'POST', '/api/orders', body)).toMatchObject({
      code: 'design.refused',
      issues: [withdrawn],
    });
    expect((await open()).alloys.find((alloy) => alloy.id === 'au750-rose')).toMatchObject({ isWithdrawn: true });
  });

  test('costs its loss and its surcharge', async () => {
    const { id } = await create();
    await price(id, 0);
    const without = (await evaluate(id)).evaluation.total;
    await price(id, 150);
    const dearer = (await evaluate(id)).evaluation.total;
    const grams = without?.grams ?? 0;
    // 5 % of the metal are lost: the surcharge counts for all of it.
    expect(dearer?.grams).toBe(grams);
    expect((dearer?.cost ?? 0) - (without?.cost ?? 0)).toBeCloseTo(grams * 1.05 * 150, -1);
  });

  test.each([
    ['a density of iron', { density: 7.9 }, '/density', 'field.too-small'],
    ['a density of fine gold', { density: 19.3 }, '/density', 'field.too-big'],
    ['a colour that glows', { lab: [100, 10, 60] }, '/lab', 'field.value'],
    ['the name of another alloy', { names: { ...ROSE.names, en: 'Yellow gold 750' } }, '/names/en', 'field.taken'],
    ['a colour of no gold', { colour: 'platinum' }, '/colour', 'field.value'],
    ['rhodium over rose', { isRhodiumPlated: true }, '/isRhodiumPlated', 'field.value'],
    ['no name in French', { names: { ...ROSE.names, fr: ' ' } }, '/names/fr', 'field.too-short'],
  ])('is refused with %s', async (_, change, path, code) => {
    const answer = await refusal(admin, 'POST', '/api/house-alloys', { ...ROSE, ...change });
    expect([answer.status, answer.issues?.[0]]).toMatchObject([400, { path, code }]);
  });

  test('is entered by sales, read by the workshop, and by nobody else', async () => {
    const made = await ask<AlloyRecord>(sales, 'POST', '/api/house-alloys', ROSE);
    const url = `/api/house-alloys/${made.id}`;
    expect((await workshop.call({ url })).json()).toMatchObject({ density: 15.2 });
    const change = { ...enteredOf(made), version: 1, from: null, note: '' };
    expect((await workshop.call({ method: 'PUT', url, payload: change })).statusCode).toBe(403);
    expect((await dealer.call({ url })).statusCode).toBe(403);
  });

  test('is found in the gallery by its colour, its traits and its name', async () => {
    const { id } = await create();
    await price(id, 150);
    const { code } = await ask<{ code: string }>(admin, 'POST', '/api/designs', { design: designIn(id) });
    const names = { en: 'Nordwind' };
    const made = await ask<{ setId: number; traits: string[] }>(admin, 'POST', '/api/house-models', {
      section: 23,
      code,
      names,
    });
    expect(made.traits).toEqual(expect.arrayContaining(['Roségold']));
    await ask(admin, 'PATCH', `/api/house-models/${made.setId}`, { version: 1, publishedFrom: '2020-01-01' });
    interface Found {
      readonly models: readonly { readonly setId: number; readonly colours: string[]; readonly traits: string[] }[];
    }
    const find = async (words: string) =>
      (await ask<Found>(dealer, 'GET', `/api/models?lang=de&kind=special&pageSize=96&${words}`)).models;
    const byColour = (await find('colour=rose')).find(({ setId }) => setId === made.setId);
    expect(byColour).toMatchObject({
      colours: ['rose'],
      traits: expect.arrayContaining(['rose-gold', 'fineness-750']),
    });
    for (const word of ['Morgenrot', 'dageraad', 'ドーン'])
      expect((await find(`q=${encodeURIComponent(word)}`)).map(({ setId }) => setId)).toEqual([made.setId]);
    // Renamed, it is found by the new name at once.
    await save(await read(id), { names: { ...ROSE.names, de: 'Abendrot 750' } });
    expect((await find('q=Abendrot')).map(({ setId }) => setId)).toEqual([made.setId]);
  });

  test('is printed for the workshop’s command line, with its loss and its surcharge', async () => {
    const { id } = await create();
    await price(id, 150);
    const means = {
      config: testConfig(),
      now: new Date(),
      mailNetwork: TEST_MAIL_NETWORK,
      pathOf: String,
      readText: async () => '',
    };
    const lines = await runHouse({ ...means, database: house.database }, ['alloys']);
    const { alloys } = alloysFileSchema.parse(JSON.parse(lines.join('\n')));
    expect(alloys).toMatchObject([{ id, density: 15.2, loss: 0.05, surcharge: 150, lab: ROSE.lab }]);
  });

  test('shows no trade figure to a couple', async () => {
    await create();
    const answer = await house.app.inject({ url: '/api/alloys' });
    expect(answer.statusCode).toBe(200);
    expect(answer.body).not.toContain('loss');
  });
});

describe('a changed density', () => {
  test('counts from now on, and a stored quote keeps its weight and price', async () => {
    const made = await create();
    await price(made.id, 150);
    const design = designIn(made.id);
    const quote = await ask<{ id: string; retail: { gross: number } }>(dealer, 'POST', '/api/quotes', { design });
    const before = (await evaluate(made.id)).evaluation.total;
    await save(made, { density: 15.6 });
    const after = (await evaluate(made.id)).evaluation.total;
    expect((after?.grams ?? 0) / (before?.grams ?? 1)).toBeCloseTo(15.6 / 15.2, 2);
    const order = await ask<Order>(dealer, 'POST', '/api/orders', {
      idempotencyKey: 'alloy-order-1',
      design,
      commission: 'Dawn',
      quoteId: quote.id,
      expected: { gross: quote.retail.gross },
    });
    expect(order.positions[0]?.rings?.evaluation.total?.grams).toBe(before?.grams);
    expect(order.retail.gross).toBe(quote.retail.gross);
  });

  test('of a later day does not count before it', async () => {
    const made = await create();
    const from = new Date(Date.now() + 30 * 86_400_000).toISOString();
    const planned = await save(made, { density: 15.6, from });
    expect(planned).toMatchObject({ density: 15.2, version: 2, planned: { version: 2, validFrom: from } });
    expect(planned.history.map(({ density }) => density)).toEqual([15.6, 15.2]);
  });

  test('that is planned is cancelled: what counts goes on, and the history says what never counted', async () => {
    const made = await create();
    const from = new Date(Date.now() + 30 * 86_400_000).toISOString();
    const planned = await save(made, { density: 15.6, from });
    const url = `/api/house-alloys/${made.id}/cancel-planned`;
    expect(await refusal(admin, 'POST', url, { version: 1, note: '' })).toMatchObject({ code: 'alloy.changed' });
    expect((await workshop.call({ method: 'POST', url, payload: { version: 2, note: '' } })).statusCode).toBe(403);
    const note = 'The supplier has another melt';
    const after = await ask<AlloyRecord>(sales, 'POST', url, { version: planned.version, note });
    expect(after).toMatchObject({ density: 15.2, version: 3, planned: null });
    const history = after.history.map(({ version, density, isSuperseded }) => [version, density, isSuperseded]);
    expect(history).toEqual([
      [3, 15.2, false],
      [2, 15.6, true],
      [1, 15.2, false],
    ]);
    expect(await refusal(admin, 'POST', url, { version: 3, note: '' })).toMatchObject({ code: 'alloy.changed' });
    const { rows } = await house.database.pool.query(
      "select action, before, after, detail from audit_log where entity = 'alloy' order by id desc limit 1",
    );
    expect(rows).toMatchObject([
      { action: 'alloy.plan-cancelled', before: { density: 15.6 }, after: { density: 15.2 }, detail: { note } },
    ]);
  });

  test('of a release alloy that is cancelled leaves it as the release brings it', async () => {
    const shown = await read('au750-rose');
    const from = new Date(Date.now() + 30 * 86_400_000).toISOString();
    await save(shown, { density: 15.0, lab: [84, 6, 24], from });
    const url = '/api/house-alloys/au750-rose/cancel-planned';
    const after = await ask<AlloyRecord>(admin, 'POST', url, { version: 1, note: '' });
    expect([after.density, after.lab, after.swatch]).toEqual([shown.density, shown.lab, shown.swatch]);
    const { rows } = await house.database.pool.query(
      "select content->'lab' as lab from alloy_versions where version = 2",
    );
    expect(rows).toEqual([{ lab: null }]);
  });

  test('of a release alloy leaves its colour as it was', async () => {
    const shown = await read('au750-rose');
    const saved = await save(shown, { density: 15.0 });
    expect(saved).toMatchObject({ isShipped: true, density: 15.0, lab: shown.lab });
    const { rows } = await house.database.pool.query("select content->'lab' as lab from alloy_versions");
    expect(rows).toEqual([{ lab: null }]);
  });

  test('cannot be written into a version that is there', async () => {
    await create();
    await expect(house.database.pool.query('update alloy_versions set note = $1', ['x'])).rejects.toThrow(
      'append-only',
    );
  });
});

describe('a withdrawn alloy', () => {
  test('is refused with the nearest that is made, and keeps the quotes that have it', async () => {
    const made = await create();
    await price(made.id, 150);
    const design = designIn(made.id);
    const quote = await ask<{ id: string; retail: { gross: number } }>(dealer, 'POST', '/api/quotes', { design });
    await save(made, { isWithdrawn: true });
    const { evaluation } = await evaluate(made.id);
    expect(evaluation.total).toBeNull();
    expect(evaluation.issues).toMatchObject([{ code: 'alloy.withdrawn', repair: { value: 'au750-rose' } }]);
    const order = {
      idempotencyKey: 'alloy-order-2',
      design,
      commission: 'Dawn',
      quoteId: quote.id,
      expected: { gross: quote.retail.gross },
    };
    await ask(dealer, 'POST', '/api/orders', order);
  });

  test('of the release leaves the gallery, and comes back', async () => {
    const found = async () => (await ask<{ total: number }>(dealer, 'GET', '/api/models?lang=de&pageSize=1')).total;
    const all = await found();
    const gone = await save(await read('au750-yellow'), { isWithdrawn: true });
    expect(await found()).toBeLessThan(all);
    await save(gone, { isWithdrawn: false });
    expect(await found()).toBe(all);
    const { rows } = await house.database.pool.query("select action from audit_log where entity = 'alloy' order by id");
    expect(rows).toEqual([{ action: 'alloy.withdrawn' }, { action: 'alloy.restored' }]);
  });
});

describe('an alloy of a new release, which the lists of a running house do not name', () => {
  const TITANIUM = 'ti-grade2';
  /** The collection has rings of it. */
  const CARBON = 'carbon-forged';
  const models = async () => (await ask<{ total: number }>(dealer, 'GET', '/api/models?lang=de&pageSize=1')).total;
  const offered = async () => (await open()).alloys.find(({ id }) => id === TITANIUM)?.isListed ?? true;
  beforeEach(async () => {
    for (const id of [TITANIUM, CARBON])
      await house.database.pool.query(`update price_editions set content = content #- '{pieceMetal,${id}}'`);
  });

  test('has no price: it is shown so in the back office and offered to nobody', async () => {
    expect(await read(TITANIUM)).toMatchObject({ isShipped: true, isListed: false, version: 0 });
    expect(await offered()).toBe(false);
    expect((await evaluate(TITANIUM)).evaluation).toMatchObject({ total: null, issues: [{ code: 'price.missing' }] });
    expect((await read('au750-rose')).isListed).toBe(true);
    // A ring that has it is no crash: it leaves the gallery.
    expect(await models()).toBeGreaterThan(0);
    const design = designIn(TITANIUM);
    const refused = await refusal(dealer, 'POST', '/api/quotes', { design });
    expect([refused.status, refused.code]).toEqual([422, 'design.refused']);
  });

  test('is priced by a row that is entered in a draft, and offered from then on', async () => {
    const before = await models();
    const bands = [
      [6, 2_900],
      [99, 5_600],
    ];
    await priceBy(
      admin,
      [TITANIUM, CARBON].map((id) => ({ path: `/pieceMetal/${id}`, value: bands })),
    );
    expect(await read(TITANIUM)).toMatchObject({ isListed: true });
    expect(await offered()).toBe(true);
    expect((await evaluate(TITANIUM)).evaluation.total?.cost).toBeGreaterThan(2_900);
    expect(await models()).toBeGreaterThan(before);
  });

  test.each([
    ['of no alloy', 'unobtainium', [[99, 100]]],
    ['of an alloy that is priced by its fixing', 'au750-rose', [[99, 100]]],
    ['without a band', TITANIUM, []],
    [
      'with bands that fall',
      TITANIUM,
      [
        [9, 100],
        [6, 100],
      ],
    ],
  ])('takes no row %s', async (_, id, value) => {
    const { lists } = await ask<{ lists: { id: string }[] }>(admin, 'GET', '/api/price-lists');
    const draft = await ask<{ id: string }>(admin, 'POST', '/api/price-lists', { name: 'x', from: lists[0]?.id });
    const payload = { version: 1, cells: [{ path: `/pieceMetal/${id}`, value }] };
    const answer = await admin.call({ method: 'PATCH', url: `/api/price-lists/${draft.id}`, payload });
    expect(answer.statusCode).toBe(400);
  });
});

describe('two who work at once', () => {
  test('save one after the other: the second reads the first', async () => {
    const made = await create();
    await save(made, { density: 15.4 });
    const late = { ...enteredOf(made), version: 1, from: null, note: '', hallmark: '18K' };
    expect(await refusal(sales, 'PUT', `/api/house-alloys/${made.id}`, late)).toMatchObject({
      status: 409,
      code: 'alloy.changed',
    });
    expect(await save(await read(made.id), { hallmark: '18K' }, sales)).toMatchObject({ density: 15.4, version: 3 });
  });

  test('in two processes: what one saves, the other weighs with', async () => {
    const { database } = house;
    const other = await createApp(testConfig(), { database });
    try {
      const there = await logIn(other, '10001');
      const before = (await evaluate('au585-yellow', there)).evaluation.total;
      const shown = await read('au585-yellow');
      await save(shown, { density: shown.density + 0.2 });
      const after = (await evaluate('au585-yellow', there)).evaluation.total;
      expect(after?.grams).toBeGreaterThan(before?.grams ?? Infinity);
    } finally {
      await other.close();
    }
  });
});
