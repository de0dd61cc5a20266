import { COUNTRIES, LANGUAGES } from '@ringwerk/contract';
import { PLACES } from '@ringwerk/kernel/price';
import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { createFormat, MINOR_PLACES } from './format.ts';
import { localeTag } from './locale-store.ts';

/** `Intl` separates by several kinds of space; a reader sees one. */
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('money and measures by language and country', () => {
  it('counts the decimal places of a currency as prices do', () => {
    expect(MINOR_PLACES).toEqual(PLACES);
  });

  it.each([
    ['de-DE', 87_795, 'EUR', '877,95 €'],
    ['de-CH', 87_795, 'CHF', 'CHF 877.95'],
    ['fr-CH', 87_795, 'CHF', '877.95 CHF'],
    ['nl-NL', 87_795, 'EUR', '€ 877,95'],
    ['ja-JP', 137_900, 'JPY', '￥137,900'],
    ['ko-KR', 1_379_000, 'KRW', '₩1,379,000'],
  ] as const)('%s writes %d %s as %s', (tag, amount, currency, text) => {
    expect(plain(createFormat(tag, 'UTC').money(amount, currency))).toBe(text);
  });

  it.each(LANGUAGES.flatMap((language) => COUNTRIES.map((country) => localeTag({ language, country }))))(
    '%s puts every currency on the same side of the sum, dollars of the stone exchange too',
    (tag) => {
      const format = createFormat(tag, 'UTC');
      const sums = [
        ...(['EUR', 'CHF', 'JPY', 'KRW'] as const).map((currency) => format.money(1_050, currency)),
        format.dollars(1_050),
      ];
      const sides = new Set(sums.map((sum) => (/^\d/.test(sum) ? 'behind' : 'before')));
      expect([sums, sides.size]).toEqual([sums, 1]);
    },
  );

  it('gives a difference its sign, and none to nothing', () => {
    const format = createFormat('de-DE', 'UTC');
    expect(plain(format.moneyDifference(8_400, 'EUR'))).toBe('+84,00 €');
    expect(plain(format.moneyDifference(-8_400, 'EUR'))).toBe('-84,00 €');
    expect(plain(format.moneyDifference(0, 'EUR'))).toBe('0,00 €');
  });

  it('writes millimetres, grams and carats as the trade does', () => {
    const format = createFormat('de-DE', 'UTC');
    expect(plain(format.mm(4.5))).toBe('4,5 mm');
    // A size of another country's scale is shown as it is made, never rounded.
    expect(plain(format.mm(53.13))).toBe('53,13 mm');
    expect(plain(format.mm(53.134, 1))).toBe('53,1 mm');
    expect(plain(format.grams(4.19))).toBe('4,19 g');
    expect(plain(format.carats(0.015))).toBe('0,015 ct');
    expect(plain(format.percent(0.081))).toBe('8,1 %');
    expect(format.factor(2.4)).toBe('2,4');
  });
});

describe('a day', () => {
  const own = process.env['TZ'];
  afterEach(() => {
    if (own === undefined) delete process.env['TZ'];
    else process.env['TZ'] = own;
  });

  // The last hour of 2019 and the first of 2020, from the date line to the date line.
  it.each(['UTC', 'America/Los_Angeles', 'Asia/Tokyo', 'Pacific/Kiritimati', 'Pacific/Pago_Pago'])(
    'is the same in a browser in %s',
    (zone) => {
      process.env['TZ'] = zone;
      const format = createFormat(`de-DE-x-${zone.replaceAll(/\W/gu, '').slice(0, 8)}`, 'Europe/Berlin');
      expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(zone);
      expect(format.date('2020-01-01')).toBe('01.01.2020');
      expect(format.weekday('2020-01-01')).toBe('Mittwoch');
      expect([format.month('2020-01'), format.monthName(12)]).toEqual(['Jan. 2020', 'Dez']);
      expect(format.date('2019-12-31T23:00:00.000Z')).toBe('01.01.2020');
      expect(format.date('2019-12-31T22:59:59.999Z')).toBe('31.12.2019');
    },
  );

  it('of a house in Tokyo begins there', () => {
    const format = createFormat('de-DE', 'Asia/Tokyo');
    expect(format.date('2019-12-31T15:00:00.000Z')).toBe('01.01.2020');
    expect(format.date('2019-12-31T14:59:59.999Z')).toBe('31.12.2019');
  });
});

/** What would show or make a day by the browser's own clock. */
const BY_BROWSER =
  /toLocale(?:Date|Time)?String\(|new Intl\.DateTimeFormat|\.toISOString\(\)\.slice\(|\.get(?:Date|Day|Month|Hours)\(\)/u;
/** Each names its zone, or shows a moment. */
const ALLOWED = [
  'domain/house/house-contact.tsx',
  'features/back-office/papers/posting-period.ts',
  'features/back-office/settings/work-fields.tsx',
  'features/home/greeting-key.ts',
  'features/statistics/period.ts',
  'i18n/format.ts',
  'i18n/house-zone.ts',
  'i18n/weekday-name.ts',
];

it('is written by the format alone: no page asks the clock of its browser for one', async () => {
  const root = join(import.meta.dirname, '..');
  const names = await readdir(root, { recursive: true });
  const sources = names.filter((name) => /\.tsx?$/u.test(name) && !/\.test\.tsx?$/u.test(name));
  const found = sources.filter((name) => BY_BROWSER.test(readFileSync(join(root, name), 'utf8')));
  expect(sources.length).toBeGreaterThan(500);
  expect(found.map((name) => name.replaceAll('\\', '/')).toSorted()).toEqual(ALLOWED);
});
