import { houseDate } from '@ringwerk/contract';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { issueSetupLink } from '../src/modules/setup/setup-link.ts';
import type { Database } from '../src/storage/database.ts';
import { WORKED_EXAMPLE } from './designs.ts';
import { createNewHouse, shownPrice, testConfig, type TestUser } from './test-app.ts';

/*
 * The first day of a house in production, through the application alone: from the link that the start prints to the order
 * in the workshop.
 */

const PASSWORD = 'a password of their own';
const RING = { ...WORKED_EXAMPLE, rings: WORKED_EXAMPLE.rings.map((ring) => ({ ...ring, size: 57.5 })) };

let database: Database;
let drop: () => Promise<void>;
let app: FastifyInstance;
beforeEach(async () => {
  ({ database, drop } = await createNewHouse());
  app = await createApp(testConfig({ isProduction: true, publicUrl: 'http://localhost' }), { database });
});
afterEach(async () => {
  await app.close();
  await drop();
});

async function logIn(customerNumber: string, password = PASSWORD): Promise<TestUser> {
  const answer = await app.inject({ method: 'POST', url: '/api/session', payload: { customerNumber, password } });
  expect(answer.statusCode, answer.body).toBe(200);
  const cookies = Object.fromEntries(answer.cookies.map((cookie) => [cookie.name, cookie.value]));
  const { token } = answer.json();
  const call = (options: InjectOptions) =>
    app.inject({ ...options, cookies, headers: { ...options.headers, 'x-ringwerk-token': token } });
  return { cookies, token, call };
}
async function send(user: TestUser, method: 'POST' | 'PATCH', url: string, payload: object) {
  const answer = await user.call({ method, url, payload });
  expect(answer.statusCode, `${url}: ${answer.body}`).toBe(200);
  return answer.json();
}
const get = async (user: TestUser, url: string) => (await user.call({ url })).json();

async function setUp(): Promise<TestUser> {
  const link = await issueSetupLink(database, 'http://localhost', new Date());
  const payload = {
    token: new URL(link ?? '').searchParams.get('token'),
    company: 'Trauringmanufaktur Berger',
    street: 'Werkstraße 2',
    postcode: '55743',
    city: 'Idar-Oberstein',
    vatId: 'DE136695976',
    country: 'DE',
    language: 'de',
    countries: ['DE', 'CH'],
    imprint: 'Trauringmanufaktur Berger, Werkstraße 2',
    name: 'Eva Berger',
    email: 'eva@berger.example',
    password: PASSWORD,
  };
  const answer = await app.inject({ method: 'POST', url: '/api/setup', payload });
  expect(answer.statusCode, answer.body).toBe(200);
  return logIn(answer.json().customerNumber);
}

async function openDealer(admin: TestUser): Promise<TestUser> {
  const { dealer, firstPassword } = await send(admin, 'POST', '/api/dealers', {
    idempotencyKey: 'first-dealer',
    company: 'Goldschmiede Aalto',
    contact: 'Aino Aalto',
    street: 'Torstraße 8',
    postcode: '10119',
    city: 'Berlin',
    country: 'DE',
    language: 'de',
    email: 'laden@aalto.example',
    phone: '',
    vatId: '',
  });
  return logIn(dealer.customerNumber, firstPassword);
}

async function inviteWorkshop(admin: TestUser): Promise<TestUser> {
  const person = { email: 'werkstatt@berger.example', role: 'workshop', delivery: 'mail' };
  // Mails are off: the link is shown to be handed over.
  const { url } = await send(admin, 'POST', '/api/people', person);
  const payload = { token: new URL(url).searchParams.get('token'), name: 'Jan Weiss', password: PASSWORD };
  const answer = await app.inject({ method: 'POST', url: '/api/invitations/accept', payload });
  return logIn(answer.json().customerNumber);
}

test('a house of nothing sets itself up, prices its own model, and its first order reaches the workshop', async () => {
  const admin = await setUp();
  expect((await get(admin, '/api/house/trial')).isTrial).toBe(false);
  // Price list and fixings: a working copy with its own alloy fee, in force at once, and the gold of the day.
  const { lists } = await get(admin, '/api/price-lists');
  const draft = await send(admin, 'POST', '/api/price-lists', { name: 'Eröffnung', from: lists[0].id });
  await send(admin, 'POST', `/api/price-lists/${draft.id}/activate`, {
    version: draft.version,
    from: null,
  });
  const { current } = await get(admin, '/api/rates');
  const gold = current.find(({ subject }: { subject: string }) => subject === 'Au');
  await send(admin, 'POST', '/api/rates', { subject: 'Au', value: Math.round(gold.value * 1.01) });
  // A model from a saved design.
  const { code } = await send(admin, 'POST', '/api/designs', { design: RING });
  const made = await send(admin, 'POST', '/api/house-models', { section: 23, code, names: { de: 'Erster Ring' } });
  const dealer = await openDealer(admin);
  expect((await dealer.call({ url: `/api/models/${made.setId}` })).statusCode).toBe(404);
  const published = { version: made.version, publishedFrom: houseDate(new Date(), 'Europe/Berlin') };
  await send(admin, 'PATCH', `/api/house-models/${made.setId}`, published);
  // The dealer finds it at the price of today, and orders it.
  const model = await get(dealer, `/api/models/${made.setId}`);
  expect(JSON.stringify(model)).toContain('Erster Ring');
  const expected = await shownPrice(dealer, RING);
  expect(expected.gross).toBeGreaterThan(0);
  const order = { idempotencyKey: 'first-order', design: RING, setId: made.setId, commission: 'Huber', expected };
  const placed = await send(dealer, 'POST', '/api/orders', order);
  // The workshop sees the ring and where it goes, and no figure of the trade.
  const workshop = await inviteWorkshop(admin);
  const work = await get(workshop, `/api/work-orders/${placed.id}`);
  expect(work).toMatchObject({
    number: placed.number,
    commission: 'Huber',
    dealer: { company: 'Goldschmiede Aalto' },
    shipTo: { street: 'Torstraße 8', postcode: '10119', city: 'Berlin', country: 'DE' },
  });
  expect(JSON.stringify(work)).not.toMatch(/retail|gross|factor|cost/iu);
  const sheet = await workshop.call({ url: `/api/work-orders/${placed.id}/pdf` });
  expect([sheet.statusCode, sheet.rawPayload.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  for (const url of ['/api/price-lists', '/api/rates', `/api/orders/${placed.id}`])
    expect([url, (await workshop.call({ url })).statusCode]).toEqual([url, 403]);
});
