import type { DealerConditions } from '@ringwerk/contract';
import { evaluateDesign } from '@ringwerk/kernel/evaluate';
import { parseDesign } from '@ringwerk/kernel';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { shownPrice, startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';
import { SERVER_KERNEL } from '../designs/server-kernel.ts';

let house: TestApp;
let sales: TestUser;
let admin: TestUser;
let owner: TestUser;
let other: TestUser;
let id: string;
beforeAll(async () => {
  house = await startTestApp();
  sales = await house.logIn('90001-2');
  admin = await house.logIn('90001');
  owner = await house.logIn('10001');
  other = await house.logIn('10002');
  id = (await sales.call({ url: '/api/dealers?q=10001' })).json().dealers[0].id;
});
afterAll(() => house.close());

const NONE: DealerConditions = {
  priceListId: null,
  discounts: { metal: 0, labour: 0, stones: 0, options: 0 },
  minimumOrder: 0,
};
const agree = async (changes: Partial<DealerConditions>, user = sales) => {
  const { version } = (await sales.call({ url: `/api/dealers/${id}` })).json();
  const payload = { ...NONE, ...changes, version };
  return user.call({ method: 'PUT', url: `/api/dealers/${id}/conditions`, payload });
};
const design = WORKED_EXAMPLE;
const evaluate = async (user = owner) =>
  (await user.call({ method: 'POST', url: '/api/designs/evaluate', payload: { design } })).json();
const costOf = async (user = owner): Promise<number> => (await evaluate(user)).evaluation.total.cost;
let orders = 0;
const order = async (changes: object = {}) => {
  orders += 1;
  const expected = await shownPrice(owner, design);
  const payload = { design, commission: 'a', idempotencyKey: `conditions-${orders}`, expected, ...changes };
  return owner.call({ method: 'POST', url: '/api/orders', payload });
};
const METAL = { ...NONE.discounts, metal: 0.05 };

describe('a discount per block', () => {
  it('lowers the trade price of this dealer, and of nobody else, wherever a price is shown', async () => {
    const [before, theirs] = [await costOf(), await costOf(other)];
    const shown = async (user: TestUser) => (await user.call({ url: '/api/models/9014' })).json().without.cost;
    const [model, theirModel] = [await shown(owner), await shown(other)];
    expect((await agree({ discounts: METAL })).statusCode).toBe(200);
    // Metal of the worked example: 269.15 EUR, of which five percent are 13.46.
    expect(await costOf()).toBe(before - 1_346);
    expect(await costOf(other)).toBe(theirs);
    expect(await shown(owner)).toBeLessThan(model);
    expect(await shown(other)).toBe(theirModel);
    const { priceList } = (await owner.call({ url: '/api/price-basis' })).json();
    expect(priceList.discount).toMatchObject({ shares: METAL });
  });

  it('stands in quote and order with the list that names it, and is computed again to the cent', async () => {
    await agree({ discounts: METAL });
    const quoted = await owner.call({ method: 'POST', url: '/api/quotes', payload: { design } });
    const placed = (await order()).json();
    expect(placed.cost).toBe(quoted.json().cost);
    const [{ priceListId, rings }] = placed.positions;
    expect(priceListId).toBe((await evaluate()).priceListId);
    const { rows } = await house.database.pool.query('select list from price_lists where id = $1', [priceListId]);
    const parsed = parseDesign(design);
    if (!parsed.ok) throw new Error('the worked example is a design');
    const rule = { factor: 1, country: 'DE', exchangeRate: 1, roundUpTo: 0 } as const;
    const again = evaluateDesign(parsed.value, SERVER_KERNEL, rows[0].list, rule);
    expect(again.total?.cost).toBe(placed.cost);
    const lines = rings.evaluation.rings[0].trade.lines;
    expect(lines.at(-1)).toEqual({ kind: 'discount', block: 'metal', amount: -1_346, detail: { share: 0.05 } });
    const source = (await owner.call({ url: `/api/price-sources/${priceListId}` })).json();
    expect(source.name).not.toBe('');
    // An order keeps its price when the agreement ends.
    await agree({});
    expect((await owner.call({ url: `/api/orders/${placed.id}` })).json().cost).toBe(placed.cost);
  });

  it('is no change of an open quote when the list in force is looked at', async () => {
    await agree({ discounts: METAL });
    await owner.call({ method: 'POST', url: '/api/quotes', payload: { design: { ...design } } });
    const { lists } = (await admin.call({ url: '/api/price-lists' })).json();
    const inForce = lists.find((list: { state: string }) => list.state === 'active');
    const url = `/api/price-lists/${inForce.id}/what-if`;
    expect((await admin.call({ method: 'POST', url })).statusCode).toBe(204);
    await house.runJobs();
    const { quotes } = (await admin.call({ url })).json().result;
    // The quote before was made under the same discount, too.
    expect(quotes.count).toBeGreaterThan(0);
    expect(quotes.after).toBe(quotes.before);
    await agree({});
  });
});

describe('a price list of a dealer’s own', () => {
  it('goes on counting for him when another one begins for everybody', async () => {
    const { lists } = (await admin.call({ url: '/api/price-lists' })).json();
    const old = lists.find((list: { state: string }) => list.state === 'active');
    const agreed = await agree({ priceListId: old.id });
    expect(agreed.json().conditions.priceListId).toBe(old.id);
    expect(agreed.json().priceLists).toEqual(
      expect.arrayContaining([{ id: old.id, name: old.name, isAgreedOnly: false }]),
    );
    const post = async (url: string, payload: object) => (await admin.call({ method: 'POST', url, payload })).json();
    const draft = await post('/api/price-lists', { name: 'Dearer', from: old.id });
    const cells = [{ path: '/turning', value: 9_900 }];
    await admin.call({ method: 'PATCH', url: `/api/price-lists/${draft.id}`, payload: { version: 1, cells } });
    // A draft may change, so nobody can agree to it.
    const refused = await agree({ priceListId: draft.id });
    expect([refused.statusCode, refused.json().error.issues[0].path]).toEqual([400, '/priceListId']);
    const [mine, theirs] = [await costOf(), await costOf(other)];
    await post(`/api/price-lists/${draft.id}/activate`, { version: 2, from: null });
    expect(await costOf()).toBe(mine);
    expect(await costOf(other)).toBeGreaterThan(theirs);
    await agree({});
    expect(await costOf()).toBe(await costOf(other));
  });
});

describe('a smallest order', () => {
  it('is refused below it with both amounts, and counts all pieces', async () => {
    const cost = await costOf();
    await agree({ minimumOrder: cost + 1 });
    const refused = await order();
    expect(refused.statusCode).toBe(409);
    expect(refused.json().error).toMatchObject({
      code: 'order.below-minimum',
      issues: [{ path: '/quantity', params: { minimum: cost + 1, amount: cost } }],
    });
    expect((await order({ quantity: 2 })).statusCode).toBe(200);
    await agree({ minimumOrder: cost });
    expect((await order()).statusCode).toBe(200);
    await agree({});
  });

  it('is known to the page, but not while a couple looks on', async () => {
    await agree({ minimumOrder: 50_000 });
    const session = async (user: TestUser) => (await user.call({ url: '/api/session' })).json();
    expect((await session(owner)).minimumOrder).toBe(50_000);
    expect((await session(other)).minimumOrder).toBe(0);
    const seller = await house.logIn('10001-2');
    await seller.call({ method: 'PUT', url: '/api/customer-view/pin', payload: { pin: '1234' } });
    await house.database.pool.query(
      `update sessions set customer_view_since = now()
       where user_id = (select id from users where customer_number = '10001-2')`,
    );
    expect((await session(seller)).minimumOrder).toBe(0);
    await agree({});
  });
});

describe('payment terms', () => {
  it('stand on the order as they were agreed on its day', async () => {
    const terms = { days: 14, discount: 0.03, discountDays: 7 };
    const bill = async (paymentTerms: object) => {
      const { version } = (await sales.call({ url: `/api/dealers/${id}` })).json();
      await sales.call({ method: 'PATCH', url: `/api/dealers/${id}/billing`, payload: { version, paymentTerms } });
    };
    await bill(terms);
    const placed = (await order()).json();
    expect(placed.paymentTerms).toEqual(terms);
    await bill({ days: 60, discount: 0, discountDays: 0 });
    expect((await owner.call({ url: `/api/orders/${placed.id}` })).json().paymentTerms).toEqual(terms);
  });
});

describe('conditions', () => {
  it('are written down with what they were, and as of the version that was shown', async () => {
    await agree({ discounts: METAL, minimumOrder: 100 });
    const { rows } = await house.database.pool.query(
      "select before, after from audit_log where action = 'dealer.conditions-changed' order by id desc limit 1",
    );
    expect(rows[0]).toMatchObject({
      before: { minimumOrder: 0 },
      after: { minimumOrder: 100, discounts: { metal: 0.05 } },
    });
    const stale = await sales.call({
      method: 'PUT',
      url: `/api/dealers/${id}/conditions`,
      payload: { ...NONE, version: 1 },
    });
    expect(stale.json().error.code).toBe('dealer.changed');
    await agree({});
  });

  it.each([
    [{ discounts: { ...METAL, stones: 0.95 } }, '/discounts/stones'],
    [{ discounts: { ...METAL, labour: -0.1 } }, '/discounts/labour'],
    [{ minimumOrder: -1 }, '/minimumOrder'],
    [{ minimumOrder: 10.5 }, '/minimumOrder'],
    [{ priceListId: '5e11e400-0000-4000-8000-000000000001' }, '/priceListId'],
  ])('are refused by field for %j', async (changes, path) => {
    const answer = await agree(changes);
    expect([answer.statusCode, answer.json().error.issues[0].path]).toEqual([400, path]);
  });

  it('are no matter of accounts, and no dealer reaches them', async () => {
    const accounts = await house.logIn('90001-4');
    expect((await agree({}, accounts)).statusCode).toBe(403);
    expect((await agree({}, owner)).statusCode).toBe(403);
  });
});
