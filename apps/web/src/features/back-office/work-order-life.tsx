import { getWorkOrderLife, type WorkOrder } from '@ringwerk/contract';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { hasLife, LifeFacts } from '../../domain/order-life/life-facts.tsx';
import styles from '../../domain/order-life/life-facts.module.css';
import { useTexts } from '../../i18n/use-texts.ts';
import { workOrderPath } from '../../paths.ts';

/** What the dealer asked for, and the orders that this one belongs to; nothing stands here for most orders. */
export function WorkOrderLife({ order }: { readonly order: Pick<WorkOrder, 'id'> }) {
  const t = useTexts('life');
  const { data } = useOperationQuery(getWorkOrderLife, { params: { id: order.id } });
  if (data === undefined || !hasLife(data)) return null;
  return (
    <section className={styles['life']} aria-labelledby="work-order-life">
      <h2 id="work-order-life" className={styles['title']}>
        {t('title')}
      </h2>
      <LifeFacts life={data} pathOf={workOrderPath} />
    </section>
  );
}
