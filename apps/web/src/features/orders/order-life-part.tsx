import { AREAS, getOrderLife, isOpenOrder, type Order, type OrderLife } from '@ringwerk/contract';
import { useState } from 'react';
import { usePermission } from '../../api/session-store.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { hasLife, LifeFacts } from '../../domain/order-life/life-facts.tsx';
import styles from '../../domain/order-life/life-facts.module.css';
import { useTexts } from '../../i18n/use-texts.ts';
import { orderPath } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { CancelDialog } from './cancel-dialog.tsx';

/** What became of an order, the orders that it belongs to, and its cancellation while the house takes one. */
export function OrderLifePart({ order }: { readonly order: Order }) {
  const t = useTexts('life');
  const mayOrder = usePermission(AREAS.ordering.needs);
  const { data } = useOperationQuery(getOrderLife, { params: { id: order.id } });
  if (data === undefined) return null;
  const isOpen = mayOrder && isOpenOrder(order.status);
  if (!isOpen && !hasLife(data)) return null;
  return (
    <section className={styles['life']} aria-labelledby="order-life">
      <h2 id="order-life" className={styles['title']}>
        {t('title')}
      </h2>
      <LifeFacts life={data} pathOf={orderPath} isCovered />
      {isOpen && <CancelAct order={order} cancel={data.cancel} />}
    </section>
  );
}

function CancelAct({ order, cancel }: { readonly order: Order; readonly cancel: OrderLife['cancel'] }) {
  const t = useTexts('life');
  const [isAsked, setAsked] = useState(false);
  if (cancel === null) return <p className={styles['words']}>{t('closed')}</p>;
  const { cost, share } = cancel;
  // Nobody cancels at a cost that he does not see.
  if (cost === undefined || share === undefined) return null;
  return (
    <div>
      <Button onClick={() => setAsked(true)}>{t('cancel')}</Button>
      {isAsked && <CancelDialog order={order} cost={{ cost, share }} onClose={() => setAsked(false)} />}
    </div>
  );
}
