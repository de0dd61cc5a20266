import type { WatchItem } from '@ringwerk/contract';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './price-change.module.css';

/** What the day has done to the price since the ring was kept. */
export function PriceChange({ item }: { readonly item: WatchItem }) {
  const t = useTexts('watch');
  const format = useFormat();
  const difference = item.retail.gross - item.grossWhenAdded;
  const date = format.date(item.addedAt);
  if (difference === 0) return <p className={styles['change']}>{t('addedOn', { date })}</p>;
  const amount = format.money(Math.abs(difference), item.retail.currency);
  return (
    <p className={styles['change']} data-direction={difference > 0 ? 'up' : 'down'}>
      {t(difference > 0 ? 'priceUp' : 'priceDown', { difference: amount, date })}
    </p>
  );
}
