import { answerRemake, getWorkOrderLife, mayCall, type OrderLife, type WorkOrder } from '@ringwerk/contract';
import { useState } from 'react';
import { useSession, visitorOf } from '../../api/session-store.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { hasLife, LifeFacts } from '../../domain/order-life/life-facts.tsx';
import styles from '../../domain/order-life/life-facts.module.css';
import { useTexts } from '../../i18n/use-texts.ts';
import { workOrderPath } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { RemakeDialog } from './remake-dialog.tsx';

/** What the dealer asked for, and the orders that this one belongs to; nothing stands here for most orders. */
export function WorkOrderLife({ order }: { readonly order: Pick<WorkOrder, 'id' | 'version'> }) {
  const t = useTexts('life');
  const { data } = useOperationQuery(getWorkOrderLife, { params: { id: order.id } });
  if (data === undefined || !hasLife(data)) return null;
  return (
    <section className={styles['life']} aria-labelledby="work-order-life">
      <h2 id="work-order-life" className={styles['title']}>
        {t('title')}
      </h2>
      <LifeFacts life={data} pathOf={workOrderPath} />
      {data.remake !== null && !data.remake.isBilled && <RemakeAct order={order} remake={data.remake} />}
    </section>
  );
}

interface RemakeActProps {
  readonly order: Pick<WorkOrder, 'id' | 'version'>;
  readonly remake: NonNullable<OrderLife['remake']>;
}

/** The answer of the house, for whoever may give it. */
function RemakeAct({ order, remake }: RemakeActProps) {
  const t = useTexts('life');
  const visitor = visitorOf(useSession());
  const [isOpen, setOpen] = useState(false);
  if (!mayCall(answerRemake, visitor)) return null;
  return (
    <div>
      <Button onClick={() => setOpen(true)}>{remake.answer === null ? t('answer') : t('answerChange')}</Button>
      {isOpen && <RemakeDialog order={order} remake={remake} onClose={() => setOpen(false)} />}
    </div>
  );
}
