import { BASE_CURRENCIES } from '@ringwerk/kernel/price';
import * as kernel from '@ringwerk/kernel';
import type * as price from '@ringwerk/kernel/price';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type * as z from 'zod/mini';
import * as contract from './index.ts';

/*
 * What the contract spells of the kernel's types is held to them in both directions by the compiler: a field that the
 * kernel renames, adds or takes away makes `npm run check` fail here.
 */

type Leaf = string | number | boolean | null | undefined;
/** JSON knows no readonly, and a field that is undefined is not there. */
type Writable<T> = T extends Leaf
  ? T
  : T extends readonly (infer Item)[]
    ? Writable<Item>[]
    : { -readonly [Key in keyof T]: Writable<Exclude<T[Key], undefined>> };

type Spelled<Fields extends z.ZodMiniType> = Writable<z.output<Fields>>;

describe('the contract spells a type of the kernel as it is', () => {
  test('Evaluation, with its weights, price lines and issues', () => {
    expectTypeOf<Spelled<typeof contract.evaluationFields>>().toEqualTypeOf<Writable<kernel.Evaluation>>();
    expectTypeOf<z.output<typeof contract.evaluationSchema>>().toEqualTypeOf<kernel.Evaluation>();
  });
  test('Issue', () => {
    expectTypeOf<Spelled<typeof contract.issueFields>>().toEqualTypeOf<Writable<kernel.Issue>>();
    expectTypeOf<z.output<typeof contract.issueSchema>>().toEqualTypeOf<kernel.Issue>();
  });
  test('RetailPrice', () => {
    expectTypeOf<Spelled<typeof contract.retailPriceFields>>().toEqualTypeOf<Writable<price.RetailPrice>>();
  });
  test('ListedStone', () => {
    expectTypeOf<Spelled<typeof contract.listedStoneFields>>().toEqualTypeOf<Writable<kernel.ListedStone>>();
  });
  test('PriceBasis and RetailRule', () => {
    expectTypeOf<Spelled<typeof contract.retailRuleFields>>().toEqualTypeOf<Writable<price.RetailRule>>();
    expectTypeOf<z.output<typeof contract.priceBasisSchema>>().toEqualTypeOf<price.PriceBasis>();
    expectTypeOf<keyof z.output<typeof contract.priceBasisFields>>().toEqualTypeOf<keyof price.PriceBasis>();
  });
  test('Design, in requests and answers', () => {
    expectTypeOf<z.output<typeof contract.designSchema>>().toEqualTypeOf<kernel.Design>();
    expectTypeOf<z.output<typeof contract.createOrder.body>['design']>().toEqualTypeOf<kernel.Design | undefined>();
    expectTypeOf<contract.PositionRings['design']>().toEqualTypeOf<kernel.Design>();
    expectTypeOf<contract.PositionRings['evaluation']>().toEqualTypeOf<kernel.Evaluation>();
  });
});

const RECORD = { version: kernel.DESIGN_VERSION, rings: [{}] };

describe('a design in an answer', () => {
  test('of this release is taken as it is', () => {
    expect(contract.designSchema.parse(RECORD)).toEqual(RECORD);
  });
  test.each([
    ['of an earlier version', { ...RECORD, version: 1 }],
    ['of a later version', { ...RECORD, version: 99 }],
    ['without a version', { rings: [] }],
    ['without rings', { version: kernel.DESIGN_VERSION }],
    ['as a text', 'RW-1234'],
    ['that is missing', undefined],
    ['that is null', null],
  ])('%s is refused', (_, record) => {
    expect(contract.designSchema.safeParse(record).success).toBe(false);
  });
});

test('the figures of an answer are looked at: money is whole, weights are finite', () => {
  const price = { currency: 'EUR', net: 100, taxRate: 0.19, tax: 19, gross: 119, rounding: 0 };
  expect(contract.retailPriceSchema.parse(price)).toEqual(price);
  for (const gross of [119.5, '119', null, undefined])
    expect(contract.retailPriceSchema.safeParse({ ...price, gross }).success).toBe(false);
  for (const grams of [Number.NaN, null, '4.19']) expect(contract.gramsSchema.safeParse(grams).success).toBe(false);
});

test('the currencies of the wire are those that the kernel prices in', () => {
  expect(contract.currencySchema.options).toEqual([...BASE_CURRENCIES]);
});
