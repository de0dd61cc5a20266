import { COUNTRIES, LANGUAGES } from '@ringwerk/contract';
import { describe, expect, it } from 'vitest';
import { createFormat } from './format.ts';
import { localeTag } from './locale-store.ts';

/** `Intl` separates by several kinds of space; a reader sees one. */
const plain = (text: string): string => text.replaceAll(/[\u00a0\u202f]/g, ' ');

describe('money and measures by language and country', () => {
  it.each([
    ['de-DE', 87_795, 'EUR', '877,95 €'],
    ['de-CH', 87_795, 'CHF', 'CHF 877.95'],
    ['fr-CH', 87_795, 'CHF', '877.95 CHF'],
    ['nl-NL', 87_795, 'EUR', '€ 877,95'],
    ['ja-JP', 137_900, 'JPY', '￥137,900'],
    ['ko-KR', 1_379_000, 'KRW', '₩1,379,000'],
  ] as const)('%s writes %d %s as %s', (tag, amount, currency, text) => {
    expect(plain(createFormat(tag).money(amount, currency))).toBe(text);
  });

  it.each(LANGUAGES.flatMap((language) => COUNTRIES.map((country) => localeTag({ language, country }))))(
    '%s puts every currency on the same side of the sum, dollars of the stone exchange too',
    (tag) => {
      const format = createFormat(tag);
      const sums = [
        ...(['EUR', 'CHF', 'JPY', 'KRW'] as const).map((currency) => format.money(1_050, currency)),
        format.dollars(1_050),
      ];
      const sides = new Set(sums.map((sum) => (/^\d/.test(sum) ? 'behind' : 'before')));
      expect([sums, sides.size]).toEqual([sums, 1]);
    },
  );

  it('gives a difference its sign, and none to nothing', () => {
    const format = createFormat('de-DE');
    expect(plain(format.moneyDifference(8_400, 'EUR'))).toBe('+84,00 €');
    expect(plain(format.moneyDifference(-8_400, 'EUR'))).toBe('-84,00 €');
    expect(plain(format.moneyDifference(0, 'EUR'))).toBe('0,00 €');
  });

  it('writes millimetres, grams and carats as the trade does', () => {
    const format = createFormat('de-DE');
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
