import type { WatchItem } from '@ringwerk/contract';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Price } from '../../ui/price.tsx';
import styles from './item-price.module.css';
import { PriceChange } from './price-change.tsx';

/** Why a ring or stone has no price today. */
function reasonOf(item: WatchItem) {
  if (item.kind === 'rings') return item.priced === 'stone-gone' ? 'stoneGone' : 'refusedToday';
  return item.gone === null ? 'stoneUnpriced' : (`gone-${item.gone}` as const);
}

/** Today's price of a kept ring or stone and what has changed since; or why it has none today, with the figure of then named as such. */
export function ItemPrice({ item }: { readonly item: WatchItem }) {
  const t = useTexts('watch');
  const format = useFormat();
  const { priced, retail, addedAt } = item;
  if (priced === 'today') {
    return (
      <>
        <p className={styles['price']}>
          <Price amount={retail.gross} currency={retail.currency} size="l" />
        </p>
        <PriceChange item={item} />
      </>
    );
  }
  const then = { price: format.money(retail.gross, retail.currency), date: format.date(addedAt) };
  return (
    <>
      <p className={styles['missing']}>{t(reasonOf(item))}</p>
      <p className={styles['then']}>{t('priceThen', then)}</p>
    </>
  );
}
