import type { FeedContent, FeedReading, RateSubject } from '@ringwerk/contract';
import { expect, test } from 'vitest';
import { FeedRefusal } from './feed-error.ts';
import { parseQuote, readAnswer } from './read-answer.ts';
import { isJsonPath } from './read-json.ts';

const reading = (subject: RateSubject, at: string, changes: Partial<FeedReading> = {}): FeedReading => ({
  subject,
  at,
  row: 'last',
  cell: '',
  unit: 'oz-t',
  currency: 'USD',
  factor: 1,
  ...changes,
});
const feed = (changes: Partial<FeedContent>): FeedContent => ({
  name: 'A feed',
  format: 'json',
  url: 'https://feed.example/',
  isHttpAllowed: false,
  decimalSign: '.',
  readings: [],
  times: ['10:00'],
  isOnWorkDaysOnly: true,
  isActive: true,
  ...changes,
});
const read = (text: string, content: FeedContent, type = '') => readAnswer({ text, type }, content, 'EUR');
const numbers = async (text: string, content: FeedContent): Promise<number[]> =>
  (await read(text, content)).quotes.map(({ number }) => number);
const refusal = async (text: string, content: FeedContent, type = ''): Promise<string> => {
  try {
    await read(text, content, type);
    return 'none';
  } catch (error) {
    return error instanceof FeedRefusal ? [error.code, error.subject].filter(Boolean).join(' ') : String(error);
  }
};

const QUOTES = '{"rates":{"XAU":3345.5,"XAG":"39.12"},"items":[{"metal":"Pt","bid":1320},{"metal":"Pd","bid":null}]}';

test('reads numbers and texts of a JSON by their paths', async () => {
  const readings = [
    reading('Au', '$.rates.XAU'),
    reading('Ag', "$['rates']['XAG']"),
    reading('Pt', '$.items[0].bid'),
    reading('Pd', '$.items[-2].bid'),
  ];
  expect(await numbers(QUOTES, feed({ readings }))).toEqual([3_345.5, 39.12, 1_320, 1_320]);
});

test.each(['$.price', "$['a b']['c']", '$[0].bid', '$.items[-1]', '$'])('%s names one value', (path) => {
  expect(isJsonPath(path)).toBe(true);
});

// What may name many values may also take any time to look for them, in the process that answers everybody.
test.each([
  '$.*',
  '$[*]',
  '$..gold',
  '$..*..*..*',
  '$.items[0:2]',
  "$['a','b']",
  "$.items[?@.metal == 'Pt'].bid",
  "$.r[?search(@, '^(a+)+$')]",
  '$.price[',
])('%s does not, and is neither saved nor looked for', async (path) => {
  expect(isJsonPath(path)).toBe(false);
  const text = JSON.stringify({ r: [`${'a'.repeat(60)}!`], items: [{ metal: 'Pt', bid: 1 }] });
  expect(await refusal(text, feed({ readings: [reading('Au', path)] }))).toBe('missing Au');
});

test.each([
  ['without the path', QUOTES, '$.rates.gold', 'missing Au'],
  ['with nothing at the path', QUOTES, '$.items[1].bid', 'not-a-number Au'],
  ['with a list at the path', QUOTES, '$.items', 'not-a-number Au'],
  ['with words at the path', '{"gold":"closed"}', '$.gold', 'not-a-number Au'],
  ['that is cut off', '{"gold":33', '$.gold', 'unreadable'],
  ['that is empty', '', '$.gold', 'unreadable'],
  ['that is a page', '<!DOCTYPE html><title>Down</title>', '$.gold', 'html'],
  ['with more levels than anybody writes', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, '$.gold', 'missing Au'],
  ['with as many at the path', `${'['.repeat(20_000)}${']'.repeat(20_000)}`, '$[0]', 'not-a-number Au'],
])('takes nothing of a JSON %s', async (_, text, path, code) => {
  expect(await refusal(text, feed({ readings: [reading('Au', path)] }))).toBe(code);
});

test('a page is a page by its type alone', async () => {
  expect(await refusal('{"gold":1}', feed({ readings: [reading('Au', '$.gold')] }), 'text/html')).toBe('html');
});

test('of two values of an answer none is taken when one is missing', async () => {
  const readings = [reading('Au', '$.rates.XAU'), reading('Ag', '$.rates.silver')];
  expect(await refusal(QUOTES, feed({ readings }))).toBe('missing Ag');
});

const FIXINGS = 'Date;AM;PM\r\n2026-11-23;2.889,10;2.901,55\r\n2026-11-24;2.903,00;2.911,25\r\n';
const LIST = '\u{feff}Metal,Sell\nGold,"93,104.50"\nSilver,1100\nSilver,1101\n';
const csv = (one: FeedReading, changes: Partial<FeedContent> = {}) =>
  feed({ format: 'csv', readings: [one], ...changes });

test('reads a CSV by column and row', async () => {
  const german = { decimalSign: ',' } as const;
  expect(await numbers(FIXINGS, csv(reading('Au', 'pm'), german))).toEqual([2_911.25]);
  expect(await numbers(FIXINGS, csv(reading('Au', 'PM', { row: 'first' }), german))).toEqual([2_901.55]);
  expect(await numbers(LIST, csv(reading('Au', 'Sell', { row: 'cell', cell: 'gold' })))).toEqual([93_104.5]);
});

test.each([
  ['without the column', csv(reading('Au', 'Noon')), 'missing Au'],
  ['without the row', csv(reading('Au', 'AM', { row: 'cell', cell: 'Gold' })), 'missing Au'],
  ['with the other sign of decimals', csv(reading('Au', 'AM')), 'not-a-number Au'],
])('takes nothing of a CSV %s', async (_, content, code) => {
  expect(await refusal(FIXINGS, content)).toBe(code);
});

test('reads a CSV with a row more than its head has cells, with quotes, and with a line that names its separator', async () => {
  const text = 'sep=;\r\n"Metal";"Sell"\r\n"Gold, fine";"93.104,50";\r\n';
  const gold = reading('Au', 'sell', { row: 'cell', cell: 'gold, fine' });
  expect(await numbers(text, csv(gold, { decimalSign: ',' }))).toEqual([93_104.5]);
});

test('takes nothing of a CSV that is longer than it looks through: its last row would be another', async () => {
  const text = `Day;AM\n${'1;2\n'.repeat(50_001)}`;
  expect(await refusal(text, csv(reading('Au', 'AM')))).toBe('unreadable');
});

test('takes no formula for a number', async () => {
  expect(await refusal('Day;AM\n1;=2+2\n', csv(reading('Au', 'AM')))).toBe('not-a-number Au');
});

test('takes nothing of a CSV with two such rows, of words, or of a page', async () => {
  expect(await refusal(LIST, csv(reading('Ag', 'Sell', { row: 'cell', cell: 'Silver' })))).toBe('missing Ag');
  expect(await refusal('Service unavailable', csv(reading('Au', 'AM')))).toBe('unreadable');
  expect(await refusal('<html><body>Hello</body></html>', csv(reading('Au', 'AM')))).toBe('html');
});

const CUBES = `<Cube time='2026-11-24'><Cube currency='USD' rate='1.0869'/><Cube currency='JPY' rate='163.20'/></Cube>`;
const envelope = (days: string, before = ''): string =>
  `<?xml version="1.0" encoding="UTF-8"?>${before}<gesmes:Envelope xmlns:gesmes="http://www.gesmes.org/xml/2002-08-01" ` +
  `xmlns="http://www.ecb.int/vocabulary/2002-08-01/eurofxref"><gesmes:subject>Reference rates</gesmes:subject>` +
  `<Cube>${days}</Cube></gesmes:Envelope>`;
const reference = (...subjects: RateSubject[]) =>
  feed({ format: 'reference-rates', decimalSign: ',', readings: subjects.map((subject) => reading(subject, '')) });

test('reads the currencies of reference rates, with their day', async () => {
  const answer = await read(envelope(CUBES), reference('JPY', 'USD'));
  expect(answer.quotes.map(({ number }) => number)).toEqual([163.2, 1.0869]);
  expect(answer.day).toBe('2026-11-24');
});

test('of several days takes the newest', async () => {
  const older = `<Cube time='2026-11-23'><Cube currency='USD' rate='1.1'/></Cube>`;
  expect(await read(envelope(`${older}${CUBES}`), reference('USD'))).toMatchObject({
    day: '2026-11-24',
    quotes: [{ number: 1.0869 }],
  });
});

const BILLION_LAUGHS =
  '<!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;">]>';
test.each([
  ['with entities that grow', envelope(`${CUBES}<a>&c;</a>`, BILLION_LAUGHS), 'entities'],
  ['with a file as entity', envelope(CUBES, '<!DOCTYPE x [<!ENTITY f SYSTEM "file:///etc/passwd">]>'), 'entities'],
  ['with an entity that nobody declared', envelope(`${CUBES}<a>&c;</a>`), 'unreadable'],
  ['that is cut off', envelope(CUBES).slice(0, -20), 'unreadable'],
  ['of another kind', '<rss><item/></rss>', 'unreadable'],
  ['without the currency', envelope(CUBES.replace('USD', 'GBP')), 'missing USD'],
  ['with the currency twice', envelope(CUBES.replace('JPY', 'USD')), 'missing USD'],
  ['with a mark instead of the rate', envelope(CUBES.replace('1.0869', 'N/A')), 'not-a-number USD'],
])('takes nothing of an XML %s', async (_, text, code) => {
  expect(await refusal(text, reference('USD'))).toBe(code);
});

test.each([
  ['1,234.5', '.', 1_234.5],
  ['1.234,5', ',', 1_234.5],
  ['1 234,5', ',', 1_234.5],
  ['12’345.00', '.', 12_345],
  [' -3.5 ', '.', -3.5],
] as const)('%s is a number', (text, sign, number) => {
  expect(parseQuote(text, sign, 'Au')).toBe(number);
});

test.each(['', '.', '1,23', '1,2345.6', '0x10', '1e3', 'Infinity', '1.2.3', '=1+1', '12 €'])('%j is none', (text) => {
  expect(() => parseQuote(text, '.', 'Au')).toThrow(FeedRefusal);
});
