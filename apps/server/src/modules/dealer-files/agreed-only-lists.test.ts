import type { OfficePriceList } from '@ringwerk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { addressOf, makeRecords, OPERATIONS, sampleRequest, type Records } from '../../../test/sample-requests.ts';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

/*
 * A list that counts by agreement only: the dealer who agreed is priced by it, and a hostile one, who calls everything that
 * he may call with whatever he could know, neither sees it nor finds a figure of it.
 */

const NAME = 'Verbund Sonnleitner';

let house: TestApp;
let admin: TestUser;
let sales: TestUser;
let owner: TestUser;
let hostile: TestUser;
let others: Records;
let id: string;
beforeAll(async () => {
  house = await startTestApp();
  admin = await house.logIn('90001');
  sales = await house.logIn('90001-2');
  owner = await house.logIn('10001');
  hostile = await house.logIn('10002');
  others = await makeRecords(hostile);
  id = (await sales.call({ url: '/api/dealers?q=10001' })).json().dealers[0].id;
});
afterAll(() => house.close());

const lists = async (): Promise<OfficePriceList[]> => (await admin.call({ url: '/api/price-lists' })).json().lists;
const inForce = async () => (await lists()).find(({ state }) => state === 'active');
const post = (url: string, payload: object) => admin.call({ method: 'POST', url, payload });
const save = (list: OfficePriceList, payload: object) =>
  admin.call({ method: 'PATCH', url: `/api/price-lists/${list.id}`, payload: { version: list.version, ...payload } });

/** A list with dearer turning that counts by agreement only, as a draft. */
async function draft(): Promise<OfficePriceList> {
  const from = (await inForce())?.id;
  const made = (await post('/api/price-lists', { name: NAME, from })).json();
  const cells = [{ path: '/turning', value: 9_900 }];
  return (await save(made, { cells, isAgreedOnly: true })).json();
}
const activate = async (list: OfficePriceList): Promise<OfficePriceList> =>
  (await post(`/api/price-lists/${list.id}/activate`, { version: list.version, from: null })).json();
const agree = async (priceListId: string | null) => {
  const { version } = (await sales.call({ url: `/api/dealers/${id}` })).json();
  const discounts = { metal: 0, labour: 0, stones: 0, options: 0 };
  const payload = { version, priceListId, discounts, minimumOrder: 0 };
  return sales.call({ method: 'PUT', url: `/api/dealers/${id}/conditions`, payload });
};

const design = WORKED_EXAMPLE;
const evaluate = async (user: TestUser) =>
  (await user.call({ method: 'POST', url: '/api/designs/evaluate', payload: { design } })).json();
const basis = async (user: TestUser) => (await user.call({ url: '/api/price-basis' })).json();

/** Everything that a dealer's owner reads, and computes without writing, as the answers stand. */
async function answersOf(user: TestUser, records: Records): Promise<ReadonlyMap<string, string>> {
  const answers = new Map<string, string>();
  const reads = OPERATIONS.filter(
    ({ id: operation, access, method }) =>
      access === 'dealer' && (method === 'GET' || ['evaluateDesign', 'evaluateForCouple'].includes(operation)),
  );
  for (const [index, operation] of reads.entries()) {
    const sample = sampleRequest(operation, records);
    const own = { 'content-type': 'application/json' };
    const answer = await user.call({
      method: operation.method,
      url: addressOf(operation, sample),
      remoteAddress: `10.7.0.${index}`,
      ...(operation.body === undefined ? {} : { payload: JSON.stringify(sample.body), headers: own }),
    });
    const isJson = `${answer.headers['content-type']}`.startsWith('application/json');
    if (isJson) answers.set(operation.id, answer.body.replaceAll(/"requestId":"[^"]*"/g, ''));
  }
  return answers;
}

describe('a list that counts by agreement only', () => {
  it('is never in force: begun, it changes no price, no retail rule of a new dealer and no comparison', async () => {
    const [before, mine, theirs] = [await inForce(), await evaluate(owner), await evaluate(hostile)];
    const begun = await activate(await draft());
    expect(begun).toMatchObject({ state: 'agreed', isAgreedOnly: true, agreements: 0 });
    expect(begun.compared?.name).toBe(before?.name);
    expect((await inForce())?.id).toBe(before?.id);
    expect((await evaluate(owner)).priceListId).toBe(mine.priceListId);
    expect((await evaluate(hostile)).priceListId).toBe(theirs.priceListId);
    const old = (await admin.call({ url: `/api/price-lists/${before?.id}` })).json();
    expect(old.compared?.name).not.toBe(NAME);
  });

  it('counts for who has agreed, and nobody else sees, computes or names it', async () => {
    const before = await answersOf(hostile, others);
    expect(before.size).toBeGreaterThan(15);
    const begun = await activate(await draft());
    const plain = (await evaluate(owner)).evaluation.total.cost;
    expect((await agree(begun.id)).json().conditions.priceListId).toBe(begun.id);
    const priced = await evaluate(owner);
    expect(priced.evaluation.total.cost).toBeGreaterThan(plain);
    expect((await basis(owner)).priceList.turning).toBe(9_900);
    const listed = (await lists()).find((list) => list.id === begun.id);
    expect(listed).toMatchObject({ state: 'agreed', agreements: 1 });
    const source = `/api/price-sources/${priced.priceListId}`;
    expect((await owner.call({ url: source })).json().name).toBe(NAME);

    const after = await answersOf(hostile, others);
    expect([...after]).toEqual([...before]);
    for (const secret of [NAME, begun.id, priced.priceListId])
      expect([...after.values()].filter((body) => body.includes(secret))).toEqual([]);
    const stolen = await hostile.call({ url: source });
    const unknown = await hostile.call({ url: '/api/price-sources/list-0123456789abcdef' });
    expect([stolen.statusCode, stolen.json().error.code]).toEqual([404, 'not-found']);
    expect({ ...stolen.json().error, requestId: '' }).toEqual({ ...unknown.json().error, requestId: '' });
    expect((await hostile.call({ url: `/api/price-lists/${begun.id}` })).statusCode).toBe(403);
  });

  it('is known to its dealer as long as something was priced by it, also after the agreement', async () => {
    const quote = (await owner.call({ method: 'POST', url: '/api/quotes', payload: { design } })).json();
    const source = (user: TestUser) => user.call({ url: `/api/price-sources/${quote.positions[0].priceListId}` });
    await agree(null);
    expect((await source(owner)).statusCode).toBe(200);
    expect((await source(hostile)).statusCode).toBe(404);
  });

  it('that another dealer’s discount made is as little known', async () => {
    const { version } = (await sales.call({ url: `/api/dealers/${id}` })).json();
    const discounts = { metal: 0.05, labour: 0, stones: 0, options: 0 };
    const payload = { version, priceListId: null, discounts, minimumOrder: 0 };
    await sales.call({ method: 'PUT', url: `/api/dealers/${id}/conditions`, payload });
    const { priceListId } = await evaluate(owner);
    expect((await owner.call({ url: `/api/price-sources/${priceListId}` })).statusCode).toBe(200);
    expect((await hostile.call({ url: `/api/price-sources/${priceListId}` })).statusCode).toBe(404);
    await agree(null);
  });

  it('touches in its what-if the open quotes of those who have agreed to it, and no others', async () => {
    const [begun] = (await lists()).filter(({ state }) => state === 'agreed');
    const url = `/api/price-lists/${begun?.id}/what-if`;
    const quotes = async (): Promise<{ count: number }> => {
      expect((await admin.call({ method: 'POST', url })).statusCode).toBe(204);
      await house.runJobs();
      return (await admin.call({ url })).json().result.quotes;
    };
    expect((await quotes()).count).toBe(0);
    await agree(begun?.id ?? null);
    expect((await quotes()).count).toBe(1);
    await agree(null);
  });

  it('keeps its mark in a copy, is changed as a draft only, and is written down', async () => {
    const [begun] = (await lists()).filter(({ state }) => state === 'agreed');
    const copy: OfficePriceList = (await post('/api/price-lists', { name: 'Copy', from: begun?.id })).json();
    expect(copy).toMatchObject({ state: 'draft', isAgreedOnly: true });
    expect((await agree(copy.id)).statusCode).toBe(400);
    expect((await save(copy, { cells: [], isAgreedOnly: false })).json()).toMatchObject({ isAgreedOnly: false });
    const { rows } = await house.database.pool.query(
      "select before, after from audit_log where action = 'price-list.changed' order by id desc limit 1",
    );
    expect(rows[0]).toEqual({ before: { isAgreedOnly: true }, after: { isAgreedOnly: false } });
    const frozen = await admin.call({
      method: 'PATCH',
      url: `/api/price-lists/${begun?.id}`,
      payload: { version: begun?.version, cells: [], isAgreedOnly: false },
    });
    expect(frozen.json().error.code).toBe('price-list.frozen');
  });
});
