import type { AlloyRecord, OfficeAlloy, OfficePriceList } from '@ringwerk/contract';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../../app.ts';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { logIn, startTestApp, testConfig, type TestApp, type TestUser } from '../../../test/test-app.ts';

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

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH';
async function ask<T>(user: TestUser, method: Method, url: string, payload?: object): Promise<T> {
  const answer = await user.call({ method, url, ...(payload === undefined ? {} : { payload }) });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
}
async function refusal(user: TestUser, method: Method, url: string, payload: object) {
  const answer = await user.call({ method, url, payload });
  return { status: answer.statusCode, ...answer.json().error };
}

/** A rose gold between rose and red, as a house would name and measure it. */
const ROSE = {
  family: 'gold',
  colour: 'rose',
  fineness: 750,
  density: 15.2,
  loss: 0.05,
  lab: [88.7, 5.1, 22.2],
  names: {
    de: 'Morgenrot 750',
    en: 'Dawn 750',
    nl: 'Dageraad 750',
    jp: 'ドーン 750',
    kr: '돈 750',
    fr: 'Aurore 750',
  },
  hallmark: '750',
  isRhodiumPlated: false,
  markets: ['DE', 'NL'],
  isWithdrawn: false,
  note: '',
};
const create = (change: object = {}) => ask<AlloyRecord>(admin, 'POST', '/api/house-alloys', { ...ROSE, ...change });
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
const read = (id: string) => ask<AlloyRecord>(admin, 'GET', `/api/house-alloys/${id}`);

/** Puts the alloy's surcharge into a new list and lets it count. */
async function price(id: string, cents: number): Promise<void> {
  const { lists } = await ask<{ lists: OfficePriceList[] }>(admin, 'GET', '/api/price-lists');
  const from = lists.find(({ state }) => state === 'active')?.id;
  const draft = await ask<OfficePriceList>(admin, 'POST', '/api/price-lists', { name: 'With alloys', from });
  const cells = [{ path: `/alloySurcharge/${id}`, value: cents }];
  const saved = await ask<OfficePriceList>(admin, 'PATCH', `/api/price-lists/${draft.id}`, { version: 1, cells });
  await ask(admin, 'POST', `/api/price-lists/${draft.id}/activate`, { version: saved.version, from: null });
}

const designIn = (alloy: string) => ({
  ...WORKED_EXAMPLE,
  rings: WORKED_EXAMPLE.rings.map((ring) => ({
    ...ring,
    segments: ring.segments.map((segment) => ({ ...segment, alloy })),
  })),
});
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
    await agree(null);
    expect([await offers(dealer), (await evaluate(id)).evaluation.total === null]).toEqual([true, false]);
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
    const order = await ask<{ evaluation: { total: { grams: number } }; retail: { gross: number } }>(
      dealer,
      'POST',
      '/api/orders',
      {
        idempotencyKey: 'alloy-order-1',
        design,
        commission: 'Dawn',
        quoteId: quote.id,
        expected: { gross: quote.retail.gross },
      },
    );
    expect(order.evaluation.total.grams).toBe(before?.grams);
    expect(order.retail.gross).toBe(quote.retail.gross);
  });

  test('of a later day does not count before it', async () => {
    const made = await create();
    const from = new Date(Date.now() + 30 * 86_400_000).toISOString();
    const planned = await save(made, { density: 15.6, from });
    expect(planned).toMatchObject({ density: 15.2, version: 2, planned: { version: 2, validFrom: from } });
    expect(planned.history.map(({ density }) => density)).toEqual([15.6, 15.2]);
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
