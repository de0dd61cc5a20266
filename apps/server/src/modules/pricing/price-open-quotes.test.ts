import { afterAll, beforeAll, expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { startTestApp, type TestApp } from '../../../test/test-app.ts';
import { currentPriceList } from './price-basis.ts';
import { priceOpenQuotes } from './price-open-quotes.ts';

let house: TestApp;
const numbers: string[] = [];
beforeAll(async () => {
  house = await startTestApp();
  const dealer = await house.logIn('10001');
  for (let index = 0; index < 5; index++) {
    const answer = await dealer.call({ method: 'POST', url: '/api/quotes', payload: { design: WORKED_EXAMPLE } });
    numbers.push(answer.json().number);
  }
});
afterAll(() => house.close());

const pricedBy = async (means: { readonly signal?: AbortSignal; readonly pageSize?: number }) => {
  const list = await currentPriceList(house.database);
  const dearer = { ...list, turning: list.turning + 500 };
  const { signal = new AbortController().signal } = means;
  return priceOpenQuotes(house.database, dearer, { now: new Date(), agreedTo: null, movers: 9, ...means, signal });
};

test.each([1, 2, 5, 1_000])('every open quote is priced once, by pages of %i', async (pageSize) => {
  const found = await pricedBy({ pageSize });
  expect(found).toMatchObject({ count: 5, unpriced: 0 });
  expect(found.movers.map(({ number }) => number).toSorted((a, b) => a.localeCompare(b))).toEqual(numbers);
});

test('a cancelled computation ends between two pages', async () => {
  const cancel = new AbortController();
  const running = pricedBy({ pageSize: 1, signal: cancel.signal });
  cancel.abort(new Error('cancelled'));
  await expect(running).rejects.toThrow('cancelled');
});

test('a loose stone costs whole yen by a list in yen, as it would in a quote', async () => {
  const dealer = await house.logIn('10001');
  const [found] = (await dealer.call({ url: '/api/stones?pageSize=1&origin=natural' })).json().stones;
  const payload = { positions: [{ kind: 'stone', stoneId: found.id }] };
  const { number } = (await dealer.call({ method: 'POST', url: '/api/quotes', payload })).json();
  const list = { ...(await currentPriceList(house.database)), currency: 'JPY', dollar: 150 } as const;
  const { signal } = new AbortController();
  const { movers } = await priceOpenQuotes(house.database, list, {
    now: new Date(),
    agreedTo: null,
    movers: 9,
    signal,
  });
  // The seller asks US cents: a hundredth of them are dollars.
  expect(movers.find((mover) => mover.number === number)?.after).toBe(Math.round((found.priceTotal / 100) * 150));
});
