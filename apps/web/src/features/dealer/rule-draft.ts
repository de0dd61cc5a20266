import type { Dealer } from '@ringwerk/contract';
import { taxOf, type BaseCurrency, type TaxedList } from '@ringwerk/kernel/price';
import { parseFactor } from './parse-factor.ts';

export type RetailRule = Dealer['retailRule'];
export const BLOCKS = ['metal', 'labour', 'stones', 'options'] as const;
export type Block = (typeof BLOCKS)[number];

/** The rule while it is typed: numbers are still text. */
export interface RuleDraft {
  readonly mode: 'single' | 'blocks';
  readonly single: string;
  readonly blocks: Readonly<Record<Block, string>>;
  readonly country: RetailRule['country'];
  readonly exchangeRate: string;
  readonly roundUpTo: number;
}

const FACTOR_LEAST = 1;
const FACTOR_MOST = 10;

/** Draft of a rule, numbers written by `write` (the language's own decimal sign). */
export function draftOf(rule: RetailRule, write: (value: number) => string): RuleDraft {
  const { factor } = rule;
  const single = typeof factor === 'number' ? factor : factor.metal;
  const blockText = (block: Block): string => write(typeof factor === 'number' ? factor : factor[block]);
  return {
    mode: typeof factor === 'number' ? 'single' : 'blocks',
    single: write(single),
    blocks: {
      metal: blockText('metal'),
      labour: blockText('labour'),
      stones: blockText('stones'),
      options: blockText('options'),
    },
    country: rule.country,
    exchangeRate: write(rule.exchangeRate),
    roundUpTo: rule.roundUpTo,
  };
}

/** A factor as the contract allows it, else null. */
export function usableFactor(text: string): number | null {
  const value = parseFactor(text);
  return value !== null && value >= FACTOR_LEAST && value <= FACTOR_MOST ? value : null;
}

/** Whether a country sells in the house's base currency: its shops multiply by one. */
export const isBaseCountry = (
  country: RetailRule['country'],
  { base, list }: { readonly base: BaseCurrency; readonly list: TaxedList },
): boolean => taxOf(list, country).currency === base;

/** @param isBase - of the draft's country. */
export function usableRate({ exchangeRate }: RuleDraft, isBase: boolean): number | null {
  if (isBase) return 1;
  const value = parseFactor(exchangeRate);
  return value !== null && value > 0 ? value : null;
}

/** The rule of a draft; null while a number in it cannot be used. */
export function ruleOf(draft: RuleDraft, isBase: boolean): RetailRule | null {
  const exchangeRate = usableRate(draft, isBase);
  if (exchangeRate === null) return null;
  const rest = { country: draft.country, exchangeRate, roundUpTo: draft.roundUpTo };
  if (draft.mode === 'single') {
    const factor = usableFactor(draft.single);
    return factor === null ? null : { factor, ...rest };
  }
  const metal = usableFactor(draft.blocks.metal);
  const labour = usableFactor(draft.blocks.labour);
  const stones = usableFactor(draft.blocks.stones);
  const options = usableFactor(draft.blocks.options);
  if (metal === null || labour === null || stones === null || options === null) return null;
  return { factor: { metal, labour, stones, options }, ...rest };
}
