import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cents } from '../units/quantities.ts';
import type { RetailPrice } from './price-lines.ts';
import { positionPrice, priceOfGross, sumPositions, type RetailDiscount, type SoldPosition } from './sum-positions.ts';

const PIECE: RetailPrice = {
  currency: 'EUR',
  net: cents(73_777),
  taxRate: 0.19,
  tax: cents(14_018),
  gross: cents(87_795),
  rounding: cents(0),
};
const position = (change: Partial<SoldPosition> = {}): SoldPosition => ({
  retail: PIECE,
  quantity: 1,
  discount: null,
  ...change,
});

describe('positions', () => {
  test('one without a discount costs what it was frozen at, to the cent of net and tax', () => {
    expect(sumPositions([position()], null)).toEqual(PIECE);
    expect(positionPrice(position({ quantity: 3 }))).toMatchObject({ net: 221_331, tax: 42_054, gross: 263_385 });
  });

  test('a discount is taken off the gross that the couple was told, and net and tax follow from it', () => {
    // 5 % of 877.95 are 43.8975: 834.05 remain, of which 700.88 are net.
    expect(positionPrice(position({ discount: { kind: 'permille', value: 50 } }))).toMatchObject({
      gross: 83_405,
      net: 70_088,
      tax: 13_317,
    });
    expect(sumPositions([position(), position()], { kind: 'amount', value: 5_590 })?.gross).toBe(170_000);
  });

  test('a discount of the whole comes after those of the positions', () => {
    const half: RetailDiscount = { kind: 'permille', value: 500 };
    // 438.98 after its own half (half away from zero), and half of that is 219.49.
    expect(sumPositions([position({ discount: half })], half)?.gross).toBe(21_948);
  });

  test('nothing is ever paid out, and no position has no sum', () => {
    expect(positionPrice(position({ discount: { kind: 'amount', value: 99_999_999 } })).gross).toBe(0);
    expect(sumPositions([], null)).toBeNull();
  });

  test('in francs that are rounded to 5 Rappen, what is left after a discount is rounded to them, too', () => {
    const francs: RetailPrice = { ...priceOfGross(75_760, { currency: 'CHF', taxRate: 0.081 }), coin: 5 };
    const own = positionPrice({ retail: francs, quantity: 1, discount: { kind: 'permille', value: 33 } });
    // 3.3 % of 757.60 are 25.0008: of 732.60 stay 732.60; and of two with 12.33 off, 1502.87 are paid as 1502.85.
    expect(own).toMatchObject({ gross: 73_260, rounding: 0, coin: 5 });
    const two = [position({ retail: francs, quantity: 2 })];
    const sum = sumPositions(two, { kind: 'amount', value: 1_233 });
    expect(sum).toMatchObject({ gross: 150_285, rounding: -2 });
    expect((sum?.net ?? 0) + (sum?.tax ?? 0)).toBe(150_285);
    // Frozen before prices named their coin: as it was said then.
    const former = [
      position({ retail: priceOfGross(75_760, francs) }),
      position({ retail: { ...PIECE, currency: 'CHF', taxRate: 0.081 } }),
    ];
    expect(sumPositions(former.slice(1), { kind: 'amount', value: 1_233 })?.gross).toBe(86_562);
    expect(sumPositions(former, { kind: 'amount', value: 1_233 })?.gross).toBe(162_320);
  });

  test('two currencies have no sum', () => {
    const francs = position({ retail: { ...PIECE, currency: 'CHF' } });
    expect(() => sumPositions([position(), francs], null)).toThrow('no sum');
  });

  test('of any positions net and tax sum to the gross, and the gross is what the positions cost', () => {
    const discounts = fc.option(
      fc.oneof(
        fc.record({ kind: fc.constant('permille' as const), value: fc.integer({ min: 1, max: 1000 }) }),
        fc.record({ kind: fc.constant('amount' as const), value: fc.integer({ min: 1, max: 1_000_000 }) }),
      ),
    );
    const positions = (terms: Pick<RetailPrice, 'currency' | 'taxRate' | 'coin'>) =>
      fc.array(
        fc.record({
          retail: fc.integer({ min: 0, max: 5_000_000 }).map((gross) => priceOfGross(gross, terms)),
          quantity: fc.integer({ min: 1, max: 20 }),
          discount: discounts,
        }),
        { minLength: 1, maxLength: 20 },
      );
    const inOneCurrency = fc.oneof(positions(PIECE), positions({ currency: 'CHF', taxRate: 0.081, coin: 5 }));
    fc.assert(
      fc.property(inOneCurrency, discounts, (each, whole) => {
        const sum = sumPositions(each, whole);
        const plain = each.map((one) => positionPrice(one).gross).reduce((total, gross) => total + gross, 0);
        expect(sum).not.toBeNull();
        if (sum === null) return;
        expect(sum.net + sum.tax).toBe(sum.gross);
        expect(sum.gross).toBeLessThanOrEqual(plain);
        if (whole === null) expect(sum.gross).toBe(plain);
        expect(sum.gross).toBeGreaterThanOrEqual(0);
        expect(sum.gross % (sum.coin ?? 1)).toBe(0);
      }),
      { seed: 30 },
    );
  });
});
