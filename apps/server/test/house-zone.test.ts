import { earliestOrderDate, type HouseSettings, type OrderCalendar, type Quote } from '@ringwerk/contract';
import { parseDesign, type Design } from '@ringwerk/kernel';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { PRICED_NOW } from '../src/modules/pricing/freeze-price-list.ts';
import { WORKED_EXAMPLE } from './designs.ts';
import { startTestApp, type TestApp, type TestUser } from './test-app.ts';

/** Half past midnight of New Year's Day in Tokyo, half past four in the afternoon of New Year's Eve in Berlin. */
const NEW_YEAR = new Date('2026-12-31T15:30:00Z');

let house: TestApp;
let admin: TestUser;
let owner: TestUser;
beforeEach(async () => {
  house = await startTestApp();
  house.setTime(NEW_YEAR);
  admin = await house.logIn('90001');
  owner = await house.logIn('10001');
});
afterEach(() => house.close());

const settings = async (): Promise<HouseSettings> => (await admin.call({ url: '/api/house' })).json();
const setZone = async (zone: string) => {
  const { isCurrencyOpen: _, ...seen } = await settings();
  return admin.call({ method: 'PUT', url: '/api/house', payload: { ...seen, zone } });
};
/** A design as the kernel reads it. */
function parsed(record: unknown): Design {
  const read = parseDesign(record);
  if (!read.ok) throw new Error('the worked example is a design');
  return read.value;
}
const quote = async (key: string): Promise<Quote> => {
  const payload = { idempotencyKey: key, design: WORKED_EXAMPLE, customerName: 'Sato' };
  return (await owner.call({ method: 'POST', url: '/api/quotes', payload })).json();
};

describe("the house's clock", () => {
  test('is that of its country until the house names another; what is no zone is refused at its field', async () => {
    expect((await settings()).zone).toBe('Europe/Berlin');
    for (const zone of ['+09:00', 'Mars/Olympus', 'asia/tokyo', '']) {
      const answer = await setZone(zone);
      expect([zone, answer.statusCode, answer.json().error.issues[0]]).toMatchObject([
        zone,
        400,
        { code: 'field.time-zone', path: '/zone' },
      ]);
    }
    const answer = await setZone('Asia/Tokyo');
    expect(answer.statusCode, answer.body).toBe(200);
    expect((await settings()).zone).toBe('Asia/Tokyo');
    expect((await owner.call({ url: '/api/house/face' })).json().zone).toBe('Asia/Tokyo');
  });

  test('follows the country of a house that was set up before there was a zone to set', async () => {
    await house.database.pool.query("update dealers set country = 'KR' where kind = 'manufactory'");
    expect((await settings()).zone).toBe('Asia/Seoul');
    expect((await owner.call({ url: '/api/due' })).json().today).toBe('2027-01-01');
  });
});

describe('a house in Tokyo, half an hour into the year', () => {
  beforeEach(async () => {
    expect((await quote('of-berlin')).number).toMatch(/^Q-2026-/);
    expect((await owner.call({ url: '/api/due' })).json().today).toBe('2026-12-31');
    expect((await setZone('Asia/Tokyo')).statusCode).toBe(200);
  });

  test('numbers by the new year, and binds a quote to the end of a day in Tokyo', async () => {
    const { number, validUntil } = await quote('of-tokyo');
    expect(number).toMatch(/^Q-2027-/);
    expect(validUntil).toBe('2027-01-15T14:59:59.999Z');
  });

  test('shows what is due from its own day on', async () => {
    const due = (await owner.call({ url: '/api/due' })).json();
    expect(due.today).toBe('2027-01-01');
    expect(due.entries.map(({ reasons }: { reasons: { on: string }[] }) => reasons[0]?.on)).not.toContain('2026-12-31');
  });

  test('counts its lead times from its own day', async () => {
    const calendar: OrderCalendar = (await owner.call({ url: '/api/order-calendar' })).json();
    const leadDays = { ...calendar.leadDays, casting: 1 };
    expect(calendar.zone).toBe('Asia/Tokyo');
    expect(earliestOrderDate([parsed(WORKED_EXAMPLE)], { ...calendar, leadDays }, NEW_YEAR)).toBe('2027-01-04');
  });

  test('begins an article with its own day: today at once, tomorrow at its midnight', async () => {
    const model = (await admin.call({ url: '/api/house-models?pageSize=1' })).json().models[0];
    const change = async (fields: Readonly<Record<string, string>>) => {
      const { version } = (await admin.call({ url: `/api/house-models/${model.setId}` })).json();
      const payload = { version, ...fields };
      return (await admin.call({ method: 'PATCH', url: `/api/house-models/${model.setId}`, payload })).json();
    };
    expect((await change({ publishedFrom: '2027-01-01' })).publishedFrom).toBe(NEW_YEAR.toISOString());
    expect((await change({ withdrawnFrom: '2027-01-02' })).withdrawnFrom).toBe('2027-01-01T15:00:00.000Z');
  });

  test('finds the changes of a day by its own midnight', async () => {
    const found = async (day: string): Promise<number> =>
      (await admin.call({ url: `/api/audit?entity=house&from=${day}&to=${day}` })).json().total;
    expect([await found('2027-01-01'), await found('2026-12-31')]).toEqual([1, 0]);
  });

  test('prices by the taxes of its own day', async () => {
    const { rows } = await house.database.pool.query(PRICED_NOW);
    const inTokyo = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Asia/Tokyo' }).format(new Date());
    expect(rows[0].day).toBe(inTokyo);
  });
});
