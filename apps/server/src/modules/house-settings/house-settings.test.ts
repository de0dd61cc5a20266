import { earliestOrderDate, type HouseSettings, type Order, type OrderCalendar } from '@ringwerk/contract';
import { parseDesign } from '@ringwerk/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WORKED_EXAMPLE } from '../../../test/designs.ts';
import { shownPrice, startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

const NO_LEAD = { released: 0, casting: 0, finishing: 0, setting: 0, engraving: 0, quality: 0 };

let house: TestApp;
let admin: TestUser;
let owner: TestUser;
beforeEach(async () => {
  house = await startTestApp();
  // A Tuesday, 11 o'clock at the manufactory.
  house.setTime(new Date('2026-11-24T10:00:00Z'));
  admin = await house.logIn('90001');
  owner = await house.logIn('10001');
});
afterEach(() => house.close());

/** As they are sent back: whether the currency is open is answered, and not set. */
const read = async (): Promise<Omit<HouseSettings, 'isCurrencyOpen'>> => {
  const { isCurrencyOpen, ...settings }: HouseSettings = (await admin.call({ url: '/api/house' })).json();
  // Dealers of the demo house are priced in it.
  expect(isCurrencyOpen).toBe(false);
  return settings;
};
const write = async (changes: Partial<HouseSettings>) =>
  admin.call({ method: 'PUT', url: '/api/house', payload: { ...(await read()), ...changes } });
const order = async (requestedDate: string) =>
  owner.call({
    method: 'POST',
    url: '/api/orders',
    payload: {
      idempotencyKey: `settings-${requestedDate}`,
      design: WORKED_EXAMPLE,
      commission: 'Huber 24',
      expected: await shownPrice(owner, WORKED_EXAMPLE),
      requestedDate,
    },
  });

describe('the settings of the house', () => {
  test('begin with its company and no lead times, and keep what is set', async () => {
    const first = await read();
    expect(first).toMatchObject({
      company: 'Ringwerk Manufaktur',
      quoteDays: 14,
      workDays: [1, 2, 3, 4, 5],
      version: 1,
    });
    const answer = await write({
      company: 'Trauringmanufaktur Berger',
      city: 'Idar-Oberstein',
      workDays: [5, 1, 5, 2],
    });
    expect(answer.statusCode, answer.body).toBe(200);
    expect(await read()).toMatchObject({
      company: 'Trauringmanufaktur Berger',
      city: 'Idar-Oberstein',
      workDays: [1, 2, 5],
      version: 2,
    });
    expect((await admin.call({ url: '/api/session' })).json().dealer.company).toBe('Trauringmanufaktur Berger');
  });

  test('keep what a page or a file from before leaves out', async () => {
    const set = {
      hours: [{ day: 1, from: '09:00', until: '17:00' }],
      leadDays: { ...NO_LEAD, finishing: 3 },
      cancelShares: { ...(await read()).cancelShares, casting: 40 },
      sharesCad: true,
    };
    expect((await write(set)).statusCode).toBe(200);
    const { hours, cancelShares, sharesCad, leadDays, zone, ...rest } = await read();
    const { finishing, ...steps } = leadDays;
    const payload = { ...rest, leadDays: { ...steps, casting: 2 }, quoteDays: 20 };
    const answer = await admin.call({ method: 'PUT', url: '/api/house', payload });
    expect(answer.statusCode, answer.body).toBe(200);
    const now = await read();
    expect(now).toMatchObject({ ...set, quoteDays: 20, leadDays: { ...set.leadDays, casting: 2 } });
    expect([now.zone, finishing, hours, cancelShares, sharesCad]).toEqual([zone, 3, set.hours, set.cancelShares, true]);
  });

  test('are changed as of the version that was shown; of two at once one counts', async () => {
    const seen = await read();
    const put = (phone: string) => admin.call({ method: 'PUT', url: '/api/house', payload: { ...seen, phone } });
    const answers = await Promise.all(['1', '2', '3'].map(put));
    expect(answers.map(({ statusCode }) => statusCode).sort((a, b) => a - b)).toEqual([200, 409, 409]);
    expect(answers.find(({ statusCode }) => statusCode === 409)?.json().error.code).toBe('house.changed');
  });

  test('leave an entry with the changed fields alone', async () => {
    await write({ quoteDays: 21, vatId: 'DE136695976' });
    const { rows } = await house.database.pool.query(
      "select before, after from audit_log where action = 'house.changed'",
    );
    expect(rows).toEqual([
      { before: { vatId: 'DE000000001', quoteDays: 14 }, after: { vatId: 'DE136695976', quoteDays: 21 } },
    ]);
  });

  test.each([
    [{ quoteDays: 0 }, '/quoteDays'],
    [{ workDays: [] }, '/workDays'],
    [{ workDays: [8] }, '/workDays/0'],
    [{ company: 'B' }, '/company'],
    [{ vatId: 'DE123456789' }, '/vatId'],
    [{ countries: [] }, '/countries'],
    [{ holidays: [{ date: '24.12.2026', name: '' }] }, '/holidays/0/date'],
    [{ leadDays: { ...NO_LEAD, released: -1 } }, '/leadDays/released'],
  ])('%j is refused at its field', async (changes, path) => {
    const answer = await admin.call({ method: 'PUT', url: '/api/house', payload: { ...(await read()), ...changes } });
    expect([answer.statusCode, answer.json().error.issues[0].path]).toEqual([400, path]);
  });
});

test('its hours and days off are shown to everybody, by its clock', async () => {
  const hours = [
    { day: 1, from: '13:00', until: '17:00' },
    { day: 1, from: '08:00', until: '12:00' },
  ];
  const holidays = [
    { date: '2026-11-23', name: 'past' },
    { date: '2026-12-24', name: 'Heiligabend' },
    { date: '2027-05-01', name: 'far' },
  ];
  expect((await write({ hours, holidays, zone: 'Europe/Zurich' })).statusCode).toBe(200);
  const face = (await house.app.inject({ method: 'GET', url: '/api/house/face' })).json();
  expect(face).toMatchObject({ zone: 'Europe/Zurich', hours: hours.toReversed(), holidays: [holidays[1]] });
  const wrong = await write({ hours: [{ day: 1, from: '17:00', until: '08:00' }] });
  expect(wrong.json().error.issues).toMatchObject([{ path: '/hours/0/until' }]);
});

test('a quote binds for as many days as the house has set', async () => {
  await write({ quoteDays: 30 });
  const quote = await owner.call({ method: 'POST', url: '/api/quotes', payload: { design: WORKED_EXAMPLE } });
  expect(quote.json().validUntil).toBe('2026-12-24T22:59:59.999Z');
});

test('an order is promised for no day before the workshop can have made it', async () => {
  const leadDays = { ...NO_LEAD, released: 1, casting: 5, setting: 3, engraving: 2, quality: 1 };
  await write({ leadDays, holidays: [{ date: '2026-12-08', name: 'Betriebsausflug' }] });
  // Twelve working days after the 24th of November, a weekend twice and a holiday between.
  // What the page reads, and the function that it computes with, name the day that the server then keeps to.
  const calendar = (await owner.call({ url: '/api/order-calendar' })).json<OrderCalendar>();
  const design = parseDesign(WORKED_EXAMPLE);
  if (!design.ok) throw new Error('the worked example is no design');
  expect(earliestOrderDate([design.value], calendar, new Date('2026-11-24T10:00:00Z'))).toBe('2026-12-11');
  const refused = await order('2026-12-10');
  expect([refused.statusCode, refused.json().error.issues]).toMatchObject([
    400,
    [{ path: '/requestedDate', params: { minimum: '2026-12-11' } }],
  ]);
  const placed = await order('2026-12-11');
  expect(placed.json<Order>().requestedDate).toBe('2026-12-11');
});
