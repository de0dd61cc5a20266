import { COUNTRY_ZONES, houseDate, type Country } from '@ringwerk/contract';
import { brokenRules } from '@ringwerk/papers/test/rules';
import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createApp } from '../src/app.ts';
import { HouseError, runHouse } from '../src/house/run-house.ts';
import { paperSheet } from '../src/modules/pdf/paper-sheet.ts';
import { issueSetupLink } from '../src/modules/setup/setup-link.ts';
import type { Database } from '../src/storage/database.ts';
import { papers } from '../src/storage/schema/papers.ts';
import { WORKED_EXAMPLE } from './designs.ts';
import { startFeedServer } from './feed-server.ts';
import { logIn, type LoggedIn } from './log-in.ts';
import { SETTINGS as PAPERS } from './paper-house.ts';
import { createNewHouse, shownPrice, TEST_MAIL_NETWORK, testConfig } from './test-app.ts';

/*
 * Houses in production that keep their prices in another currency than the euro, through the application alone: from the
 * set-up to the invoice.
 */

const PASSWORD = 'a password of their own';
/** What a house in euros would say somewhere. */
const EURO = /€|EUR|[eE]uro(?!p)|ユーロ|유로/u;

interface Place {
  readonly base: 'CHF' | 'JPY';
  readonly country: Country;
  readonly language: string;
  readonly vatId: string;
  readonly dealerVatId: string;
  /** Of the worked example, in minor units: trade price, and the dealer's price with tax. */
  readonly cost: number;
  readonly gross: number;
  /** The trade price as papers write it, and as the XML does. */
  readonly written: string;
  readonly plain: string;
  /** The fixing of the order. */
  readonly fixing: string;
  /** The invoice, as a posting has it: two decimals always. */
  readonly posted: string;
  readonly zip: readonly [postcode: string, city: string];
}
const HOUSES: readonly Place[] = [
  {
    base: 'CHF',
    country: 'CH',
    language: 'de',
    vatId: 'CHE-107.787.577 MWST',
    dealerVatId: 'CHE-107.787.577 MWST',
    cost: 31_906,
    gross: 75_879,
    written: '319,06\u00A0CHF',
    plain: '319.06',
    fixing: 'Au 95,00\u00A0CHF/g',
    posted: '344,90',
    zip: ['8001', 'Zürich'],
  },
  {
    base: 'JPY',
    country: 'JP',
    language: 'jp',
    vatId: 'T7010001008844',
    dealerVatId: 'T7010001008844',
    cost: 55_323,
    gross: 133_882,
    written: '￥55,323',
    plain: '55323',
    fixing: 'Au ￥16,500/g',
    posted: '60855,00',
    zip: ['104-0061', '東京都中央区'],
  },
];

let database: Database;
let drop: () => Promise<void>;
let app: FastifyInstance;
let feeds: Awaited<ReturnType<typeof startFeedServer>>;
beforeEach(async () => {
  ({ database, drop } = await createNewHouse());
  feeds = await startFeedServer();
  app = await createApp(testConfig({ isProduction: true, publicUrl: 'http://localhost' }), {
    database,
    network: feeds.network,
  });
});
afterEach(async () => {
  await app.close();
  await feeds.close();
  await drop();
});

// Answers of the server, as the tests below read them; the contract's schemas are checked where they are sent.
// oxlint-disable-next-line typescript/no-explicit-any -- JSON of several operations
type Answer = any;
async function send(user: LoggedIn, method: 'POST' | 'PUT' | 'PATCH', url: string, payload: object): Promise<Answer> {
  const answer = await user.call({ method, url, payload });
  expect(answer.statusCode, `${url}: ${answer.body}`).toBe(200);
  return answer.json();
}
const get = async (user: LoggedIn, url: string): Promise<Answer> => (await user.call({ url })).json();
const asked = async (user: LoggedIn, method: 'POST' | 'PUT' | 'PATCH', url: string, payload: object) => {
  const { statusCode, body } = await user.call({ method, url, payload });
  return [statusCode, JSON.parse(body).error?.issues?.[0]?.path];
};

async function setUp(place: Pick<Place, 'country' | 'language' | 'vatId'>, currency?: string): Promise<LoggedIn> {
  const link = await issueSetupLink(database, 'http://localhost', new Date());
  const payload = {
    token: new URL(link ?? '').searchParams.get('token'),
    company: 'Ring Atelier Aoki',
    street: '1-2-3',
    postcode: '8001',
    city: 'Town',
    vatId: place.vatId,
    country: place.country,
    language: place.language,
    name: 'Mei Aoki',
    email: 'mei@aoki.example',
    password: PASSWORD,
    ...(currency === undefined ? {} : { currency }),
  };
  const answer = await app.inject({ method: 'POST', url: '/api/setup', payload });
  expect(answer.statusCode, answer.body).toBe(200);
  return logIn(app, answer.json().customerNumber, PASSWORD);
}

async function openDealer(admin: LoggedIn, place: Place): Promise<LoggedIn> {
  const { dealer, firstPassword } = await send(admin, 'POST', '/api/dealers', {
    idempotencyKey: 'first-dealer',
    company: 'Hana',
    contact: 'Hana Sato',
    street: '4-5',
    postcode: place.zip[0],
    city: place.zip[1],
    country: place.country,
    language: place.language,
    email: 'laden@hana.example',
    phone: '',
    vatId: place.dealerVatId,
  });
  return logIn(app, dealer.customerNumber, firstPassword);
}

const STEPS = ['released', 'casting', 'setting', 'quality', 'shipped'] as const;
const ACCOUNTS = {
  CHF: { iban: 'CH93 0076 2011 6238 5295 7' },
  JPY: { iban: '', bankCode: '0001', branchCode: '015', accountType: 'ordinary', accountNumber: '1234567' },
} as const;

async function invoiced(admin: LoggedIn, place: Place, orderId: string) {
  const order = `/api/work-orders/${orderId}`;
  const { version } = await get(admin, '/api/paper-settings');
  await send(admin, 'PUT', '/api/paper-settings', { ...PAPERS, ...ACCOUNTS[place.base], version });
  for (const status of STEPS) await send(admin, 'POST', `${order}/status`, { status });
  const { gross } = await send(admin, 'POST', `${order}/invoice-preview`, { services: [] });
  const body = { services: [], expectedGross: gross, isReviewed: true };
  return send(admin, 'POST', `${order}/invoice`, body);
}

describe.each(HOUSES)('a house in $base', (place) => {
  const { base, cost, gross } = place;

  test('prices, orders and bills a ring in it, and says nothing of euros', async () => {
    const admin = await setUp(place, base);
    const dealer = await openDealer(admin, place);
    const session = await get(dealer, '/api/session');
    expect(session.currency).toBe(base);
    const { evaluation } = await send(dealer, 'POST', '/api/designs/evaluate', { design: WORKED_EXAMPLE });
    expect(evaluation.rings[0].trade).toMatchObject({ currency: base, cost });
    expect(evaluation.total.retail).toMatchObject({ currency: base, gross });

    const order = await send(dealer, 'POST', '/api/orders', {
      idempotencyKey: 'first-order',
      design: WORKED_EXAMPLE,
      commission: 'Sato',
      expected: { cost, ...(await shownPrice(dealer, WORKED_EXAMPLE)) },
    });
    const quote = await send(dealer, 'POST', '/api/quotes', { design: WORKED_EXAMPLE });
    const invoice = await invoiced(admin, place, order.id);
    expect(invoice).toMatchObject({ net: cost });

    const [row] = (await database.orm.select().from(papers)).filter(({ id }) => id === invoice.id);
    if (row === undefined) throw new Error('an issued paper is there');
    const { content, xml, xrechnung } = row;
    expect(brokenRules(xml ?? '', 'en16931')).toEqual([]);
    expect(xml).toContain(`<ram:InvoiceCurrencyCode>${base}</ram:InvoiceCurrencyCode>`);
    expect(xml).toContain(`<ram:LineTotalAmount>${place.plain}</ram:LineTotalAmount>`);
    const sheet = JSON.stringify(paperSheet({ content, xml: null, logo: null, colour: '#000000' }));
    expect(sheet).toContain(place.written);
    expect(sheet).toContain(place.fixing);
    const today = houseDate(new Date(), COUNTRY_ZONES[place.country]);
    const bookings = await admin.call({ url: `/api/bookings?from=${today}&to=${today}` });
    expect([bookings.statusCode, bookings.body]).toEqual([
      200,
      expect.stringContaining(`${place.posted};"S";"${base}"`),
    ]);

    const answers = await Promise.all([
      ...['/api/price-basis', '/api/session', '/api/dealer', '/api/own-papers'].map((url) => get(dealer, url)),
      ...[`/api/quotes/${quote.id}`, `/api/orders/${order.id}`].map((url) => get(dealer, url)),
      ...[`/api/papers/${invoice.id}`, `/api/work-orders/${order.id}`].map((url) => get(admin, url)),
    ]);
    const said = JSON.stringify([answers, sheet, xml, xrechnung]);
    // Taxes of the other countries are in every list: those are euros.
    const others = /"currency":"EUR","places":2/gu;
    expect(EURO.exec(said.replaceAll(others, ''))?.[0], said.slice(0, 200)).toBeUndefined();
    const printed = [
      await dealer.call({ url: `/api/quotes/${quote.id}/pdf` }),
      await admin.call({ url: `/api/papers/${invoice.id}/pdf` }),
    ];
    expect(printed.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
  });

  test('has rates against it, and none of itself', async () => {
    const admin = await setUp(place, base);
    const { current } = await get(admin, '/api/rates');
    const subjects = current.map(({ subject }: { subject: string }) => subject);
    expect(subjects).toContain('EUR');
    expect(subjects).not.toContain(base);
    const own = { subject: base, value: 1 };
    expect(await asked(admin, 'POST', '/api/rates', own)).toEqual([400, '/subject']);
    // A gram of gold for a hundred euros is a slip in yen, and a thousand dollars for one yen is one, too.
    const slip = base === 'JPY' ? { subject: 'Au', value: 100 } : { subject: 'JPY', value: 1 };
    expect(await asked(admin, 'POST', '/api/rates', slip)).toEqual([400, '/value']);
  });

  test('takes the table of a central bank over to it', async () => {
    const admin = await setUp(place, base);
    const today = houseDate(new Date(), COUNTRY_ZONES[place.country]);
    const rows = { USD: 1.09, CHF: 0.95, JPY: 165, KRW: 1580 };
    const cubes = Object.entries(rows).map(([code, rate]) => `<Cube currency='${code}' rate='${rate}'/>`);
    feeds.answer((_, response) =>
      response
        .setHeader('content-type', 'text/xml')
        .end(`<Envelope><Cube><Cube time='${today}'>${cubes.join('')}</Cube></Cube></Envelope>`),
    );
    const reading = { at: '', row: 'last', cell: '', unit: 'g', currency: 'EUR', factor: 1 };
    const feed = (...subjects: readonly string[]) => ({
      name: 'Reference rates',
      format: 'reference-rates',
      url: feeds.url('/rates'),
      isHttpAllowed: true,
      decimalSign: '.',
      readings: subjects.map((subject) => ({ ...reading, subject })),
      times: ['10:00'],
      isOnWorkDaysOnly: false,
      isActive: true,
    });
    expect(await asked(admin, 'POST', '/api/rate-feeds', feed('USD', base))).toEqual([400, '/readings/1/subject']);
    const { id } = await send(admin, 'POST', '/api/rate-feeds', feed('EUR', 'USD', 'KRW'));
    const run = (await send(admin, 'POST', `/api/rate-feeds/${id}/fetch`, {})).last;
    const expected = [1, 1.09, 1580].map((rate) => rate / rows[base]);
    expect(run.error).toBeNull();
    run.values.forEach(({ value }: { value: number }, index: number) =>
      expect(Math.abs(value / (expected[index] ?? 0) - 1)).toBeLessThan(1e-5),
    );
  });
});

describe('the base currency of a house', () => {
  const place = { country: 'CH', language: 'fr', vatId: '' } as const;
  const settings = async (admin: LoggedIn): Promise<Answer> => get(admin, '/api/house');
  const change = async (admin: LoggedIn, currency: string) => {
    const { isCurrencyOpen: _isOpen, ...body } = await settings(admin);
    return asked(admin, 'PUT', '/api/house', { ...body, currency });
  };

  test('is the euro until the set-up says another', async () => {
    const admin = await setUp(place);
    expect(await settings(admin)).toMatchObject({ currency: 'EUR', isCurrencyOpen: true });
    expect(await get(admin, '/api/price-basis')).toMatchObject({
      priceList: { currency: 'EUR', fixing: { Au: 10_000 }, turning: 2_400 },
      retailRule: { country: 'CH', exchangeRate: 0.95 },
    });
  });

  test('can be chosen again while nothing is priced, with list, rates and the rule of the house', async () => {
    const admin = await setUp(place, 'JPY');
    expect(await get(admin, '/api/price-basis')).toMatchObject({ priceList: { currency: 'JPY' } });
    expect(await change(admin, 'CHF')).toEqual([200, undefined]);
    expect(await get(admin, '/api/price-basis')).toMatchObject({
      priceList: { currency: 'CHF', fixing: { Au: 9_500 }, turning: 2_300 },
      retailRule: { country: 'CH', exchangeRate: 1 },
    });
    expect((await get(admin, '/api/session')).currency).toBe('CHF');
    const { entries } = await get(admin, '/api/audit?pageSize=10');
    expect(JSON.stringify(entries)).toContain('"currency":"CHF"');
  });

  test.each<readonly [what: string, act: (admin: LoggedIn) => Promise<unknown>]>([
    ['a design was saved', (admin) => send(admin, 'POST', '/api/designs', { design: WORKED_EXAMPLE })],
    ['a rate was recorded', (admin) => send(admin, 'POST', '/api/rates', { subject: 'Au', value: 10_100 })],
    [
      'a list was written',
      async (admin) => {
        const { lists } = await get(admin, '/api/price-lists');
        return send(admin, 'POST', '/api/price-lists', { name: 'Own', from: lists[0].id });
      },
    ],
    ['a dealer was opened', (admin) => openDealer(admin, { ...HOUSES[0], language: 'fr' } as Place)],
  ])('is fixed once %s', async (_, act) => {
    const admin = await setUp(place);
    await act(admin);
    expect((await settings(admin)).isCurrencyOpen).toBe(false);
    expect(await change(admin, 'CHF')).toEqual([400, '/currency']);
    expect(await change(admin, 'EUR')).toEqual([200, undefined]);
  });

  test('is chosen by the command line, and refused there in a sentence', async () => {
    const run = (...words: readonly string[]) =>
      runHouse(
        {
          database,
          config: testConfig(),
          mailNetwork: TEST_MAIL_NETWORK,
          now: new Date(),
          pathOf: (path) => path,
          readText: () => Promise.resolve(''),
        },
        words,
      );
    const company = ['--company', 'Aoki', '--country', 'JP', '--language', 'jp'] as const;
    await run('settings', ...company, '--currency', 'JPY');
    expect(JSON.parse((await run('settings')).join('\n'))).toMatchObject({ currency: 'JPY' });
    expect(JSON.parse((await run('alloys')).join('\n'))).toEqual({ currency: 'JPY', alloys: [] });
    await database.pool.query("update market_rates set source = 'manual' where subject = 'Au'");
    await expect(run('settings', '--currency', 'CHF')).rejects.toThrow(HouseError);
    await expect(run('settings', '--currency', 'CHF')).rejects.toThrow(/currency/u);
  });
});
