import type { FoundRecords } from '@ringwerk/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openCouple, person } from '../../../test/couples.ts';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { shownPrice, startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let shop: TestApp;
let owner: TestUser;
let trainee: TestUser;
let stranger: TestUser;
let made: Awaited<ReturnType<typeof makeRecords>>;

const post = async (user: TestUser, url: string, payload: object) => {
  const answer = await user.call({ method: 'POST', url, payload });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
const design = WORKED_EXAMPLE;

/** One of each kind: the design, the second quote and the order are the couple's. */
async function makeRecords() {
  const couple = await openCouple(owner, { people: [person('Zoë', 'Ødegård'), person('Søren')], city: 'Tromsø' });
  const tie = (kind: string, record: string) =>
    owner.call({ method: 'PUT', url: `/api/couples/${couple.id}/records`, payload: { kind, record, isTied: true } });
  const saved = await post(owner, '/api/designs', { design, name: 'Polarlicht' });
  const typed = await post(owner, '/api/quotes', { design, customerName: 'Familie Großmann-Müller' });
  const quote = await post(owner, '/api/quotes', { design });
  const expected = await shownPrice(owner, design);
  const order = await post(owner, '/api/orders', {
    design,
    commission: 'Brandstätter/Lukas',
    idempotencyKey: 'found-records',
    expected,
  });
  for (const [kind, record] of [
    ['design', saved.code],
    ['quote', quote.id],
    ['order', order.id],
  ] as const)
    expect((await tie(kind, record)).statusCode, kind).toBe(200);
  const list = await post(owner, '/api/watch-lists', { name: 'Schaufenster März' });
  return { couple, saved, typed, quote, order, list };
}

const find = async (user: TestUser, q: string): Promise<FoundRecords> => {
  const answer = await user.call({ url: `/api/found-records?q=${encodeURIComponent(q)}` });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json();
};
/** What was found, by kind and what it is called. */
const names = async (user: TestUser, q: string): Promise<string[]> => {
  const found = await find(user, q);
  return [
    ...found.couples.map(({ title }) => `couple ${title}`),
    ...found.designs.map(({ code }) => `design ${code}`),
    ...found.quotes.map(({ number }) => `quote ${number}`),
    ...found.orders.map(({ number }) => `order ${number}`),
    ...found.watchLists.map(({ name }) => `list ${name}`),
    ...found.stones.map(({ stockNumber }) => `stone ${stockNumber}`),
  ];
};

beforeAll(async () => {
  shop = await startTestApp();
  owner = await shop.logIn('10001');
  trainee = await shop.logIn('10001-3');
  stranger = await shop.logIn('10002');
  made = await makeRecords();
});
afterAll(() => shop.close());

describe('the records of a dealer', () => {
  test('are found by the beginning of a couple’s name, with everything in its file', async () => {
    const { couple, saved, quote, order } = made;
    const all = [`couple ${couple.title}`, `design ${saved.code}`, `quote ${quote.number}`, `order ${order.number}`];
    for (const q of ['odeg', 'ZOE Ødegård', 'soren troms'])
      expect([q, await names(owner, q)]).toEqual([q, expect.arrayContaining(all)]);
    const { quotes } = await find(owner, 'odeg');
    expect(quotes).toMatchObject([{ title: couple.title, status: 'open' }]);
  });

  test('are found by a name in one piece, as scripts without spaces write it', async () => {
    const korean = await openCouple(stranger, { people: [person('서연', '이'), person('도윤', '박')], language: 'kr' });
    const japanese = await openCouple(stranger, { people: [person('花子', '山田')], language: 'jp' });
    expect(korean.title).toBe('이서연 & 박도윤');
    for (const q of ['이서연', '이 서연', '서연', '박도', '이서연 박도윤'])
      expect([q, await names(stranger, q)]).toEqual([q, [`couple ${korean.title}`]]);
    for (const q of ['山田花子', '花子', '山田花'])
      expect([q, await names(stranger, q)]).toEqual([q, [`couple ${japanese.title}`]]);
  });

  test('are found by names that were typed, with their accents or without', async () => {
    const { typed, order, saved, list } = made;
    // Each has a design of its own, which bears the name, too.
    const papers = async (q: string) => (await names(owner, q)).filter((name) => !name.startsWith('design'));
    for (const q of ['grossmann', 'Großm müller', 'muller', 'familie'])
      expect([q, await papers(q)]).toEqual([q, [`quote ${typed.number}`]]);
    expect(await papers('lukas brand')).toEqual([`order ${order.number}`]);
    expect(await names(owner, 'polar')).toEqual([`design ${saved.code}`]);
    expect(await names(owner, 'marz')).toEqual([`list ${list.name}`]);
  });

  test('are found by number: whole, begun, without its separators, or by its last digits', async () => {
    const { typed, order } = made;
    const [letter, year, running] = typed.number.split('-');
    for (const q of [typed.number, `${letter} ${year} ${running}`, `${letter}-${year}-${running.slice(0, 4)}`])
      expect([q, await names(owner, q)]).toEqual([q, expect.arrayContaining([`quote ${typed.number}`])]);
    expect(await names(owner, String(Number(running)))).toContain(`quote ${typed.number}`);
    expect((await find(owner, typed.number.toLowerCase())).exact).toEqual({ kind: 'quote', id: typed.id });
    expect((await find(owner, order.number)).exact).toEqual({ kind: 'order', id: order.id });
    expect((await find(owner, order.number.slice(0, -1))).exact).toBeNull();
  });

  test('a code in any spelling names its design alone', async () => {
    const { code } = made.saved;
    for (const q of [code, code.toLowerCase(), `${code.slice(0, 4)}-${code.slice(4)}`]) {
      const found = await find(owner, q);
      expect([q, found.exact, found.designs.map((each) => each.code)]).toEqual([
        q,
        { kind: 'design', id: code },
        [code],
      ]);
    }
  });

  test('stones are found by the number of their report, and only while they are offered', async () => {
    const { stones } = (await owner.call({ url: '/api/stones?pageSize=50' })).json();
    const stone = stones.find(({ reportNumber }: { reportNumber: string }) => reportNumber !== '');
    const found = await find(owner, stone.reportNumber);
    expect(found.exact).toEqual({ kind: 'stone', id: stone.id });
    expect(await names(owner, stone.reportNumber.slice(0, 6))).toContain(`stone ${stone.stockNumber}`);
    expect(await names(owner, '%')).toEqual([]);
    await shop.database.pool.query("update stones set stock_number = 'rb-1042a' where id = $1", [stone.id]);
    for (const q of ['rb-1042a', 'RB-1042A', 'Rb-1042'])
      expect([q, await names(owner, q)]).toEqual([q, expect.arrayContaining(['stone rb-1042a'])]);
    await shop.database.pool.query("update stones set status = 'sold' where id = $1", [stone.id]);
    expect(await names(owner, stone.reportNumber)).toEqual([]);
  });

  test('without words the latest of each kind come, four at most', async () => {
    const { couple, saved, quote, typed, order, list } = made;
    const found = await find(owner, '');
    expect(found.couples[0]?.id).toBe(couple.id);
    expect(found.designs.map(({ code }) => code)).toContain(saved.code);
    expect(found.quotes.slice(0, 2).map(({ id }) => id)).toEqual([quote.id, typed.id]);
    expect(found.orders[0]?.id).toBe(order.id);
    expect(found.watchLists[0]).toEqual({ id: list.id, name: list.name, items: 0 });
    expect(found.stones).toEqual([]);
    for (const rows of [found.couples, found.designs, found.quotes, found.orders, found.watchLists])
      expect(rows.length).toBeLessThanOrEqual(4);
  });

  test('nothing is found by what is no word', async () => {
    for (const q of ['…', "' | 'zzzz", '💍', '*', 'zzzz']) expect([q, await names(owner, q)]).toEqual([q, []]);
    const tooLong = await owner.call({ url: `/api/found-records?q=${'a'.repeat(121)}` });
    expect(tooLong.json().error.code).toBe('request.invalid');
  });
});

describe('who finds them', () => {
  test('nobody of another dealer, by name, number or code', async () => {
    const { quote, order, saved, typed } = made;
    for (const q of [
      'odeg',
      'grossmann',
      'lukas',
      'polar',
      'marz',
      quote.number,
      order.number,
      saved.code,
      typed.number,
    ])
      expect([q, await names(stranger, q)]).toEqual([q, []]);
    expect(JSON.stringify(await find(stranger, ''))).not.toContain(made.couple.id);
  });

  test('a trainee finds no stone, and no figure of trade', async () => {
    const { stones } = (await owner.call({ url: '/api/stones?pageSize=50' })).json();
    const stone = stones.find(({ reportNumber }: { reportNumber: string }) => reportNumber !== '');
    expect(await names(trainee, stone.reportNumber)).toEqual([]);
    expect(await names(trainee, 'odeg')).toEqual(await names(owner, 'odeg'));
    expect(JSON.stringify(await find(trainee, 'odeg'))).not.toMatch(/cost|retail|price/i);
  });

  test('nobody without a login, and nobody while a couple looks on', async () => {
    expect((await shop.app.inject({ url: '/api/found-records?q=odeg' })).statusCode).toBe(401);
    const seller = await shop.logIn('10001-2');
    await seller.call({ method: 'PUT', url: '/api/customer-view/pin', payload: { pin: '4711' } });
    const entered = await seller.call({ method: 'POST', url: '/api/customer-view' });
    expect(entered.statusCode, entered.body).toBe(204);
    const answer = await seller.call({ url: '/api/found-records?q=odeg' });
    expect([answer.statusCode, answer.body.includes('deg')]).toEqual([403, false]);
  });

  test('the workshop, which has none of these rooms, is refused', async () => {
    const workshop = await shop.logIn('90001-3');
    expect((await workshop.call({ url: '/api/found-records' })).statusCode).toBe(403);
  });

  test('a look by the manufactory as the dealer is in the log, without what was typed', async () => {
    const sales = await shop.logIn('90001-2');
    const [dealer] = (await sales.call({ url: '/api/dealers?q=10001' })).json().dealers;
    await sales.call({ method: 'POST', url: `/api/dealers/${dealer.id}/view` });
    expect((await find(sales, 'odeg')).couples).toHaveLength(1);
    const { rows } = await shop.database.pool.query(
      "select detail from audit_log where action = 'personal-data.read' and by_number = '90001-2'",
    );
    expect(rows.map(({ detail }) => detail)).toContainEqual({ operation: 'findRecords' });
  });
});
