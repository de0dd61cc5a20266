import type { DealerFile } from '@ringwerk/contract';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { shownPrice, startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

let house: TestApp;
let admin: TestUser;
let sales: TestUser;
let accounts: TestUser;
let owner: TestUser;
beforeAll(async () => {
  house = await startTestApp();
  admin = await house.logIn('90001');
  sales = await house.logIn('90001-2');
  accounts = await house.logIn('90001-4');
  owner = await house.logIn('10001');
});
afterAll(() => house.close());

const list = async (query = '', user = sales) => (await user.call({ url: `/api/dealers${query}` })).json();
const idOf = async (number: string): Promise<string> => (await list(`?q=${number}`)).dealers[0].id;
const read = async (id: string, user = sales): Promise<DealerFile> =>
  (await user.call({ url: `/api/dealers/${id}` })).json();
const change = (id: string, payload: object, user = sales) =>
  user.call({ method: 'PATCH', url: `/api/dealers/${id}`, payload });
const bill = (id: string, payload: object, user = accounts) =>
  user.call({ method: 'PATCH', url: `/api/dealers/${id}/billing`, payload });
const NEW = {
  company: 'Goldschmiede Aalto',
  contact: 'Aino Aalto',
  street: 'Torstraße 8',
  postcode: '10119',
  city: 'Berlin',
  country: 'DE',
  language: 'de',
  email: 'laden@aalto.example',
  phone: '',
  vatId: 'de 136695976',
};
let openings = 0;
const open = (opening: object, user = sales) => {
  openings += 1;
  const payload = { idempotencyKey: `opening-${openings}`, ...opening };
  return user.call({ method: 'POST', url: '/api/dealers', payload });
};

describe('the list of dealers', () => {
  it('has every dealer and never the manufactory, with what the states count', async () => {
    const answer = await list();
    expect(answer.dealers.length).toBe(answer.total);
    expect(answer.counts).toMatchObject({ active: answer.total, paused: 0, closed: 0 });
    expect(answer.dealers.map((dealer: { customerNumber: string }) => dealer.customerNumber)).not.toContain('90001');
    expect((await list('?q=sonnleitner')).dealers[0]).toMatchObject({ users: 3, lastLoginAt: expect.any(String) });
    expect(JSON.stringify(answer)).not.toMatch(/retail|factor|notes|password/i);
  });

  it('is found by words of company, town, number and people, in any order', async () => {
    const numbers = async (q: string) =>
      (await list(`?q=${encodeURIComponent(q)}`)).dealers.map((d: { customerNumber: string }) => d.customerNumber);
    expect(await numbers('sonnleitner')).toEqual(['10001']);
    expect(await numbers('10001-2')).toEqual(['10001']);
    expect(await numbers('10001 SONNLEITNER')).toEqual(['10001']);
    expect(await numbers('10002 sonnleitner')).toEqual([]);
    // Signs of a pattern are signs.
    expect(await numbers('%')).toEqual([]);
    expect(await numbers("'; drop table dealers; --")).toEqual([]);
  });

  it('is filtered by country and sorted by the server', async () => {
    const answer = await list('?country=NL&sort=number&descending=true');
    expect(answer.total).toBeGreaterThan(0);
    expect(new Set(answer.dealers.map((dealer: { country: string }) => dealer.country))).toEqual(new Set(['NL']));
    const all = (await list('?sort=number&descending=true')).dealers.map(
      (dealer: { customerNumber: string }) => dealer.customerNumber,
    );
    expect(all).toEqual(all.toSorted().toReversed());
  });

  it('counts open orders', async () => {
    const before = (await list('?q=10001')).dealers[0];
    const expected = await shownPrice(owner, WORKED_EXAMPLE);
    const order = { design: WORKED_EXAMPLE, commission: 'a', idempotencyKey: 'dealer-files-1', expected };
    expect((await owner.call({ method: 'POST', url: '/api/orders', payload: order })).statusCode).toBe(200);
    const after = (await list('?q=10001&sort=openOrders&descending=true')).dealers[0];
    expect([after.openOrders, after.lastOrderAt === null]).toEqual([before.openOrders + 1, false]);
  });
});

describe('a dealer that is opened by hand', () => {
  it('has a customer number, an owner who logs in, a VAT id as its country writes it, and a mail', async () => {
    const answer = await open(NEW);
    expect(answer.statusCode, answer.body).toBe(200);
    const { dealer, firstPassword } = answer.json();
    expect(dealer).toMatchObject({ company: 'Goldschmiede Aalto', vatId: 'DE136695976', vatFinding: null, version: 1 });
    expect(dealer.people).toMatchObject([{ name: 'Aino Aalto', role: 'owner', state: 'active' }]);
    const login = await house.app.inject({
      method: 'POST',
      url: '/api/session',
      payload: { customerNumber: dealer.customerNumber, password: firstPassword },
    });
    expect(login.statusCode).toBe(200);
    const { mails } = (await admin.call({ url: '/api/mails' })).json();
    expect(mails[0]).toMatchObject({ kind: 'first-password', recipient: 'laden@aalto.example' });
    const history = (await sales.call({ url: `/api/dealers/${dealer.id}/history` })).json();
    expect(history.entries).toMatchObject([{ action: 'dealer.opened', by: { customerNumber: '90001-2' } }]);
    expect(JSON.stringify(history)).not.toContain(firstPassword);
  });

  it.each([
    [{ vatId: 'DE136695978' }, '/vatId', 'vat.check'],
    [{ vatId: 'NL004495445B01' }, '/vatId', 'vat.country'],
    [{ vatId: 'x' }, '/vatId', 'vat.form'],
    [{ email: 'nobody' }, '/email', 'field.format'],
    [{ company: 'A\u0000' }, '/company', 'field.characters'],
    [{ company: '  ' }, '/company', 'field.too-short'],
    [{ country: 'US' }, '/country', 'field.value'],
  ])('is refused by field for %j', async (changes, path, code) => {
    const answer = await open({ ...NEW, ...changes });
    expect(answer.statusCode, answer.body).toBe(400);
    expect(answer.json().error.issues[0]).toMatchObject({ path, code });
  });

  it('by two presses at once is one dealer; the second is answered with which, and no password', async () => {
    const key = { idempotencyKey: 'pressed-twice' };
    const pressed = { ...NEW, ...key, company: 'Goldschmiede Zweimal', email: 'zweimal@aalto.example' };
    const count = async () => (await list()).total;
    const before = await count();
    const answers = await Promise.all([open(pressed), open(pressed), open(pressed)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409]);
    const { dealer, firstPassword } = answers.find(({ statusCode }) => statusCode === 200)?.json() ?? {};
    answers.push(await open(pressed));
    for (const repeat of answers.filter(({ statusCode }) => statusCode !== 200)) {
      const { id, company, customerNumber } = dealer;
      expect(repeat.json().error).toMatchObject({
        code: 'dealer.opened-before',
        issues: [{ params: { id, company, customerNumber } }],
      });
      expect(repeat.body).not.toContain(firstPassword);
    }
    expect(await count()).toBe(before + 1);
    const { mails } = (await admin.call({ url: '/api/mails' })).json();
    expect(mails.filter((mail: { recipient: string }) => mail.recipient === pressed.email).length).toBe(1);
    const other = await open({ ...pressed, company: 'Goldschmiede Drittens' });
    expect([other.statusCode, other.json().error.code]).toEqual([409, 'idempotency.other-body']);
  });

  it('that was refused leaves its key free', async () => {
    const key = { idempotencyKey: 'refused-once' };
    const refused = await open({ ...NEW, ...key, vatId: 'x' });
    expect(refused.statusCode).toBe(400);
    expect((await open({ ...NEW, ...key, email: 'frei@aalto.example' })).statusCode).toBe(200);
  });

  it('comes from a request for access the same way', async () => {
    const asked = { ...NEW, company: 'Juwelier Nara', email: 'nara@nara.example', country: 'JP', language: 'jp' };
    const payload = { ...asked, vatId: 'T5835678256246', message: '' };
    await house.app.inject({ method: 'POST', url: '/api/registrations', payload });
    const { registrations } = (await sales.call({ url: '/api/registrations' })).json();
    expect((await list()).openRegistrations).toBe(1);
    const url = `/api/registrations/${registrations[0].id}/decision`;
    const decided = await sales.call({ method: 'POST', url, payload: { decision: 'approve' } });
    const { dealerId } = decided.json().registration;
    expect(await read(dealerId)).toMatchObject({ company: 'Juwelier Nara', vatId: 'T5835678256246', vatFinding: null });
    expect((await list()).openRegistrations).toBe(0);
  });
});

describe('the file of a dealer', () => {
  const SHIPPING = { name: 'Werkstatt', street: 'Hofgasse 3', postcode: '93047', city: 'Regensburg', country: 'DE' };

  it('keeps addresses, contacts and notes, and no dealer reads the notes', async () => {
    const id = await idOf('10001');
    const { version } = await read(id);
    const contacts = [{ name: 'Eva Berger', duty: 'Einkauf', email: '', phone: '0941 1' }];
    const answer = await change(id, { version, shipping: SHIPPING, contacts, notes: 'zahlt pünktlich' });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({
      shipping: SHIPPING,
      contacts,
      notes: 'zahlt pünktlich',
      version: version + 1,
    });
    expect((await list('?q=Berger')).dealers[0].id).toBe(id);
    const own = (await owner.call({ url: '/api/dealer' })).body;
    expect(own).not.toMatch(/pünktlich|contacts|notes/);
  });

  it('says to the workshop where the order is sent, and nothing else of the dealer', async () => {
    const workshop = await house.logIn('90001-3');
    const { orders } = (await workshop.call({ url: '/api/work-orders' })).json();
    expect(orders[0].dealer).toEqual({ company: 'Juwelier Sonnleitner', customerNumber: '10001' });
    const order = async () => (await workshop.call({ url: `/api/work-orders/${orders[0].id}` })).json();
    expect((await order()).shipTo).toEqual(SHIPPING);
    const id = await idOf('10001');
    const { version } = await read(id);
    await change(id, { version, shipping: null });
    const { shipTo } = await order();
    expect(shipTo.name).toBe('Juwelier Sonnleitner');
    expect((await workshop.call({ url: '/api/dealers' })).statusCode).toBe(403);
  });

  it('that somebody else has changed is not written over', async () => {
    const id = await idOf('10002');
    const { version } = await read(id);
    expect((await change(id, { version, city: 'Leiden' }, admin)).statusCode).toBe(200);
    const second = await change(id, { version, phone: '1' });
    expect([second.statusCode, second.json().error.code]).toEqual([409, 'dealer.changed']);
    expect(await read(id)).toMatchObject({
      city: 'Leiden',
      phone: expect.not.stringMatching(/^1$/),
      version: version + 1,
    });
  });

  it('of two saves at once takes one', async () => {
    const id = await idOf('10002');
    const { version } = await read(id);
    const answers = await Promise.all(['a', 'b', 'c', 'd'].map((notes) => change(id, { version, notes })));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  });

  it('is a version newer when the dealer changes it', async () => {
    const id = await idOf('10001');
    const { version } = await read(id);
    const own = await owner.call({ method: 'PATCH', url: '/api/dealer', payload: { phone: '0941 2' } });
    expect(own.statusCode).toBe(200);
    expect((await change(id, { version, notes: 'x' })).statusCode).toBe(409);
  });

  it('names an unknown dealer, and the manufactory is none', async () => {
    const { rows } = await house.database.pool.query("select id from dealers where kind = 'manufactory'");
    for (const id of [rows[0].id, '5e11e400-0000-4000-8000-000000000001']) {
      expect((await sales.call({ url: `/api/dealers/${id}` })).statusCode).toBe(404);
      expect((await change(id, { version: 1, notes: '' })).statusCode).toBe(404);
      expect((await sales.call({ url: `/api/dealers/${id}/history` })).statusCode).toBe(404);
    }
  });
});

describe('VAT id and payment terms', () => {
  it('are changed by accounts, who change nothing else', async () => {
    const id = await idOf('10001');
    const { version } = await read(id);
    const terms = { days: 14, discount: 0.03, discountDays: 7 };
    const answer = await bill(id, { version, vatId: '136695976', paymentTerms: terms });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(answer.json()).toMatchObject({ vatId: 'DE136695976', paymentTerms: terms });
    expect((await change(id, { version: version + 1, notes: '' }, accounts)).statusCode).toBe(403);
    expect((await open(NEW, accounts)).statusCode).toBe(403);
  });

  it('without a discount promise no days of one', async () => {
    const id = await idOf('10001');
    const { version } = await read(id);
    const answer = await bill(id, { version, paymentTerms: { days: 30, discount: 0, discountDays: 7 } });
    expect(answer.json().paymentTerms).toEqual({ days: 30, discount: 0, discountDays: 0 });
  });

  it.each([
    [{ vatId: 'NL004495445B01' }, '/vatId'],
    [{ paymentTerms: { days: -1, discount: 0, discountDays: 0 } }, '/paymentTerms/days'],
    [{ paymentTerms: { days: 30, discount: 0.5, discountDays: 0 } }, '/paymentTerms/discount'],
    [{ paymentTerms: { days: 30, discount: 0, discountDays: 400 } }, '/paymentTerms/discountDays'],
  ])('are refused by field for %j', async (payload, path) => {
    const id = await idOf('10001');
    const { version } = await read(id);
    const answer = await bill(id, { version, ...payload });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().error.issues[0].path).toBe(path);
  });

  it('of another country are said when the dealer moves', async () => {
    const { dealer } = (await open({ ...NEW, company: 'Juwelier Umzug' })).json();
    const moved = await change(dealer.id, { version: 1, country: 'NL' });
    expect(moved.json().vatFinding).toEqual({ code: 'vat.country', country: 'DE' });
  });
});

it('a dealer who moves needs one connection, however many people say so at once', async () => {
  const { dealer } = (await open({ ...NEW, company: 'Juwelier Gleichzeitig' })).json();
  // More than the pool has connections.
  const answers = await Promise.all(Array.from({ length: 20 }, () => change(dealer.id, { version: 1, country: 'NL' })));
  expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
    200,
    ...Array.from({ length: 19 }, () => 409),
  ]);
});

describe('the history of a dealer', () => {
  it('has what the house did and what its people did, without logins, reads and the factor of its prices', async () => {
    const retailRule = { factor: 3.1, country: 'DE', exchangeRate: 1, roundUpTo: 0 };
    await owner.call({ method: 'PATCH', url: '/api/dealer', payload: { retailRule } });
    const id = await idOf('10001');
    const { entries } = (await sales.call({ url: `/api/dealers/${id}/history?pageSize=96` })).json();
    const actions = entries.map((entry: { action: string }) => entry.action);
    expect(actions).toEqual(expect.arrayContaining(['dealer.changed', 'order.created', 'dealer.retail-rule-changed']));
    expect(actions.some((action: string) => action.startsWith('session.') || action === 'personal-data.read')).toBe(
      false,
    );
    expect(JSON.stringify(entries)).not.toMatch(/"factor"|retailRule/);
    const other = (await sales.call({ url: `/api/dealers/${await idOf('10002')}/history?pageSize=96` })).json();
    expect(JSON.stringify(other.entries)).not.toContain('order.created');
  });

  it('is sorted as a whole, not the page of it that is shown', async () => {
    const id = await idOf('10001');
    for (const notes of ['calls on Mondays', 'moved', 'has a second shop'])
      expect((await change(id, { version: (await read(id)).version, notes })).statusCode).toBe(200);
    const page = async (query: string) =>
      (await sales.call({ url: `/api/dealers/${id}/history?pageSize=2&${query}` })).json();
    const { total } = await page('');
    expect(total).toBeGreaterThan(2);
    const whole = async (query: string): Promise<{ id: number; action: string }[]> => {
      const pages = Array.from({ length: Math.ceil(total / 2) }, (_, k) => page(`page=${k + 1}&${query}`));
      return (await Promise.all(pages)).flatMap(({ entries }) => entries);
    };
    const ids = (await whole('sort=at')).map((entry) => entry.id);
    expect(ids).toEqual(ids.toSorted((a, b) => a - b));
    expect((await whole('')).map((entry) => entry.id)).toEqual(ids.toReversed());
    const deeds = (await whole('sort=deed&descending=true')).map(({ action }) => action);
    expect(deeds).toEqual(deeds.toSorted().toReversed());
    expect((await sales.call({ url: `/api/dealers/${id}/history?sort=changes` })).statusCode).toBe(400);
  });
});

describe('the list of dealers', () => {
  it('sorts numbers within names by their value, and accents beside their letter', async () => {
    const names = ['Zola', 'Gold 116', 'Öhler', 'gold 12', 'Olm', 'Paar'];
    for (const company of names) expect((await open({ ...NEW, company })).statusCode).toBe(200);
    const companies = (await list('?pageSize=96&sort=company')).dealers.map(
      (dealer: { company: string }) => dealer.company,
    );
    expect(companies.filter((company: string) => names.includes(company))).toEqual([
      'gold 12',
      'Gold 116',
      'Öhler',
      'Olm',
      'Paar',
      'Zola',
    ]);
  });
});
