import type { RateSheet } from '@ringwerk/contract';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp, type TestUser } from '../../../test/test-app.ts';

const NOW = new Date('2026-11-24T09:00:00Z');
let house: TestApp;
let accounts: TestUser;
beforeAll(async () => {
  house = await startTestApp();
  house.setTime(NOW);
  accounts = await house.logIn('90001-4');
});
afterAll(() => house.close());

const send = (csv: string, isTrial: boolean) =>
  accounts.call({
    method: 'POST',
    url: '/api/rates/import',
    payload: { data: Buffer.from(csv).toString('base64'), file: 'rates.csv', isTrial },
  });
const read = async (csv: string, isTrial = false): Promise<RateSheet> => (await send(csv, isTrial)).json();
const recorded = async () =>
  (
    await house.database.pool.query(
      "select subject, value, state, quoted_day, note from market_rates where source = 'file' order by id",
    )
  ).rows;

test.each([
  ['zero', 'Au;0', 'cell.value'],
  ['gold by the ounce', 'Au;3400', 'cell.value'],
  ['words', 'Au;hundred', 'cell.number'],
  ['nothing', 'Au;', 'cell.missing'],
  ['a metal that there is not', 'Fe;1', 'row.unknown'],
  ['a day that no month has', 'Au;101;2026-02-31', 'cell.day'],
  ['a day long past', 'Au;101;2026-10-01', 'cell.value'],
  ['a day of another century', 'Au;101;2126-11-24', 'cell.value'],
])('a row with %s is refused, and with it the file', async (_, row, code) => {
  const answer = await read(`Kurs;Wert;Tag\nCHF;0,94;\n${row}${';'.repeat(2 - row.split(';').length + 1)}\n`);
  expect(answer).toMatchObject({ isRecorded: false, counts: { refused: 1, changed: 1 } });
  expect(answer.rows[1]).toMatchObject({ row: 3, result: 'refused', findings: [{ code }] });
  expect(await recorded()).toEqual([]);
});

test('one rate twice is refused, today and a later day are two', async () => {
  const twice = await read('Rate,Value,Day\nUSD,1.09,2026-11-24\nusd,1.08,2026-11-23\n');
  expect(twice.rows[1]?.findings).toMatchObject([{ code: 'row.twice', params: { row: 2 } }]);
  expect((await read('Rate,Value,Day\nUSD,1.09,2026-11-24\nUSD,1.08,2026-11-25\n', true)).counts.refused).toBe(0);
});

test.each([
  ['no table', 'hello', 'sheet.columns-missing'],
  ['nothing', ' ', 'sheet.empty'],
])('a file of %s is refused as a whole', async (_, csv, code) => {
  const { error } = (await send(csv, false)).json();
  expect(error).toMatchObject({ code: 'sheet.unreadable', issues: [{ code }] });
});

test('a file is tried, then recorded: at once, held, or planned for its day', async () => {
  const csv = 'Kurs;Wert;Tag\nXAU;101,50;24.11.2026\nAg;2,80;\nJPY;166,2;2026-12-01\n';
  const trial = await read(csv, true);
  expect(trial).toMatchObject({ isRecorded: false, counts: { changed: 3, refused: 0 } });
  expect(trial.rows.map(({ isHeld }) => isHeld)).toEqual([false, true, false]);
  expect(await recorded()).toEqual([]);
  const answer = await read(csv);
  expect(answer).toEqual({ ...trial, isRecorded: true });
  expect(await recorded()).toMatchObject([
    { subject: 'Au', value: 10_150, state: 'in-force', note: 'rates.csv' },
    { subject: 'Ag', value: 280, state: 'held' },
    { subject: 'JPY', value: 166.2, state: 'in-force' },
  ]);
  const { planned, held } = (await accounts.call({ url: '/api/rates' })).json();
  expect(planned).toMatchObject([{ subject: 'JPY', quotedDay: '2026-12-01', validFrom: '2026-11-30T23:00:00.000Z' }]);
  expect(held).toMatchObject([{ subject: 'Ag', isOwn: true }]);
  const { rows } = await house.database.pool.query("select action from audit_log where entity = 'rate' order by id");
  expect(rows.map(({ action }) => action)).toEqual(['rate.recorded', 'rate.held', 'rate.recorded', 'rates.imported']);
  expect((await read('Kurs;Wert;Tag\nAu;101,50;24.11.2026\n')).rows).toMatchObject([{ result: 'unchanged' }]);
});
