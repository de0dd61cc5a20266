import type { MoneyJson } from '@ringwerk/contract';
import { useMemo } from 'react';
import { useBaseCurrency } from '../../api/session-store.ts';
import { useFormat } from '../../i18n/format.ts';

/** Amounts of the trade, in minor units of the house's base currency. */
export interface TradeMoney {
  readonly currency: MoneyJson['currency'];
  /** As it stands beside an amount and in the heads of columns. */
  readonly sign: string;
  readonly money: (minor: number) => string;
  /** With a sign, for differences. */
  readonly difference: (minor: number) => string;
  /** Without the currency: the head of the column names it. */
  readonly plain: (minor: number) => string;
}

export function useTradeMoney(): TradeMoney {
  const format = useFormat();
  const currency = useBaseCurrency();
  return useMemo(
    () => ({
      currency,
      sign: format.sign(currency),
      money: (minor) => format.money(minor, currency),
      difference: (minor) => format.moneyDifference(minor, currency),
      plain: (minor) => format.plainUnits(minor, currency),
    }),
    [format, currency],
  );
}
