import type { MoneyJson } from '@ringwerk/contract';
import { useFormat } from '../i18n/format.ts';
import { classNames } from './class-names.ts';
import styles from './price.module.css';

export interface PriceProps {
  /** Integer minor units. */
  readonly amount: number;
  readonly currency: MoneyJson['currency'];
  /** Shows the sign: what a choice would add or take. */
  readonly isDifference?: boolean;
  readonly size?: 's' | 'm' | 'l';
}

export function Price({ amount, currency, isDifference = false, size = 'm' }: PriceProps) {
  const format = useFormat();
  return (
    <span className={classNames(styles['price'], styles[size])}>
      {isDifference ? format.moneyDifference(amount, currency) : format.money(amount, currency)}
    </span>
  );
}
