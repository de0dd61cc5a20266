import {
  answerRemake,
  getWorkOrderLife,
  mayCall,
  waiveCancellation,
  type OrderLife,
  type WorkOrder,
} from '@ringwerk/contract';
import { useState } from 'react';
import { useSession, visitorOf } from '../../api/session-store.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { hasLife, LifeFacts } from '../../domain/order-life/life-facts.tsx';
import styles from '../../domain/order-life/life-facts.module.css';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { workOrderPath } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { RemakeDialog } from './remake-dialog.tsx';
import { useWaiver } from './use-waiver.ts';
import { WaiveDialog } from './waive-dialog.tsx';

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
      <CancellationAct orderId={order.id} life={data} />
      {data.remake !== null && !data.remake.isBilled && <RemakeAct order={order} remake={data.remake} />}
    </section>
  );
}

/** Lets go of what a cancellation costs, and bills it after all, until an invoice bills it. What the house pays for anyway is nothing to let go of. */
function CancellationAct({
  orderId,
  life: { cancellation, remake },
}: {
  readonly orderId: string;
  readonly life: OrderLife;
}) {
  const t = useTexts('life');
  const visitor = visitorOf(useSession());
  const [isOpen, setOpen] = useState(false);
  const { waive, isPending, error } = useWaiver(orderId);
  const errorText = useErrorText();
  if (!cancellation?.cost || cancellation.invoice != null || remake?.answer?.payer === 'house') return null;
  if (!mayCall(waiveCancellation, visitor)) return null;
  const { waiver = null } = cancellation;
  return (
    <div>
      {waiver === null ? (
        <Button onClick={() => setOpen(true)}>{t('waive')}</Button>
      ) : (
        <Button isBusy={isPending} onClick={() => waive(null, waiver.at)}>
          {t('unwaive')}
        </Button>
      )}
      {error !== null && <p role="alert">{errorText(error)}</p>}
      {isOpen && <WaiveDialog orderId={orderId} onClose={() => setOpen(false)} />}
    </div>
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
