import { expect, test } from 'vitest';
import { DATEV_COLUMNS } from './columns.ts';
import { datevBatch, fiscalYearStart, type DatevSettings, type Posting } from './posting-batch.ts';

const SETTINGS: DatevSettings = {
  currency: 'EUR',
  consultant: 1001,
  client: 42,
  fiscalMonth: 1,
  accountLength: 4,
  accounts: { S: '8400', K: '8125', G: '8120', AE: '8336' },
};
const POSTING: Posting = {
  amount: 119_000,
  isCredit: false,
  debtor: '10001',
  category: 'S',
  issuedOn: '2026-11-24',
  number: 'RE-2026-00001',
  dueOn: '2026-12-24',
  text: 'Juwelier "Huber"; München',
  vatId: '',
};
const MADE = new Date('2026-11-30T08:15:30.250Z');
const PERIOD = { from: '2026-11-01', to: '2026-11-30' };
const linesOf = (postings: readonly Posting[]): readonly string[] =>
  new TextDecoder('windows-1252').decode(datevBatch(postings, PERIOD, SETTINGS, MADE)).split('\r\n');
/** The fields of a line; a quote inside one is written twice. */
const fields = (line = ''): readonly string[] =>
  line.match(/(?:"(?:[^"]|"")*"|[^;"]*)(?:;|$)/gu)?.map((field) => field.replace(/;$/u, '')) ?? [];
const valueOf = (line: string | undefined, column: string): string | undefined =>
  fields(line)[DATEV_COLUMNS.indexOf(column)];

test('the first line names format, consultant, client, fiscal year, length of accounts and period', () => {
  expect(linesOf([])[0]).toBe(
    '"EXTF";700;21;"Buchungsstapel";13;20261130081530250;;"RW";"Ringwerk";"";1001;42;20260101;4;20261101;20261130;' +
      '"Rechnungen";"";1;0;0;"EUR";;"";;;"";;;"";""',
  );
});

test('the columns are the 125 of format version 13', () => {
  expect(DATEV_COLUMNS).toHaveLength(125);
  expect(new Set(DATEV_COLUMNS).size).toBe(125);
  expect(DATEV_COLUMNS.indexOf('Fälligkeit')).toBe(116);
  expect(linesOf([])[1]).toBe(DATEV_COLUMNS.join(';'));
});

test('an invoice is a debit of the debtor against the revenue of its tax, with a comma and a day without its year', () => {
  const [, , line] = linesOf([POSTING]);
  expect(line).toMatch(/^1190,00;"S";"EUR";;;;10001;8400;;2411;"RE-2026-00001";;;"Juwelier ""Huber""; München";/u);
  expect(valueOf(line, 'Fälligkeit')).toBe('24122026');
  expect(fields(line).filter((_, index) => index < 125)).toHaveLength(125);
});

test('a credit is posted the other way round, an intra-Community supply with the id of its buyer', () => {
  const [, , line] = linesOf([
    { ...POSTING, isCredit: true, category: 'K', vatId: 'NL004495445B01', amount: 5, dueOn: null },
  ]);
  expect(line).toMatch(/^0,05;"H";"EUR";;;;10001;8125;/u);
  expect(valueOf(line, 'EU-Land u. UStID (Bestimmung)')).toBe('"NL004495445B01"');
});

test('letters of Windows-1252 are one byte each; others lose their accent or become a question mark', () => {
  const bytes = datevBatch([{ ...POSTING, text: 'Žofie € – ő 東' }], PERIOD, SETTINGS, MADE);
  const text = new TextDecoder('windows-1252').decode(bytes);
  expect(text).toContain('"Žofie € – o ?"');
  expect(bytes.filter((byte) => byte === 0x80)).toHaveLength(1);
});

test.each([
  ['2026-11-24', 1, '2026-01-01'],
  ['2026-11-24', 7, '2026-07-01'],
  ['2026-03-31', 7, '2025-07-01'],
] as const)('%s lies in the fiscal year from month %i that begins on %s', (day, month, start) => {
  expect(fiscalYearStart(day, month)).toBe(start);
});

test('takes a company’s name that begins like a formula as text, for whoever opens the batch in a spreadsheet', () => {
  const bytes = datevBatch([{ ...POSTING, text: '=HYPERLINK("x")' }], PERIOD, SETTINGS, MADE);
  expect(new TextDecoder('windows-1252').decode(bytes)).toContain(`"'=HYPERLINK(""x"")"`);
});
