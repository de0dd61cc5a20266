import { useTexts } from '../../../i18n/use-texts.ts';
import { Price } from '../../../ui/price.tsx';
import { useSessionState } from '../session/use-configurator.ts';
import styles from '../parts/dialog-form.module.css';

/** What the customer pays for all pieces; it stays in view beside the buttons. */
export function OrderPrice({ quantity = 1 }: { readonly quantity?: number }) {
  const t = useTexts('configurator');
  const total = useSessionState((state) => state.evaluated.evaluation?.total ?? null);
  if (total === null) return null;
  return (
    <p className={styles['price']}>
      <Price amount={total.retail.gross * quantity} currency={total.retail.currency} size="l" />
      <span className={styles['tax']}>{quantity > 1 ? `${quantity} × · ${t('trade.gross')}` : t('trade.gross')}</span>
    </p>
  );
}
