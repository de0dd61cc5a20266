import { listWorkOrders, ORDER_STATUSES, type OrderStatus } from '@ringwerk/contract';
import { useState } from 'react';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Select } from '../../ui/select.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import styles from './board.module.css';
import { OrderCard } from './order-card.tsx';

const PAGE_SIZE = 24;

/** The orders of all dealers, newest first, and the steps of production. */
export function OrdersBoard() {
  const t = useTexts('house');
  const [page, setPage] = useState(1);
  const [status, setStatus] = useState<OrderStatus | 'all'>('all');
  const answer = useOperationQuery(
    listWorkOrders,
    { query: { page, pageSize: PAGE_SIZE, ...(status === 'all' ? {} : { status }) } },
    { keepPrevious: true },
  );
  return (
    <div>
      <div className={styles['filters']}>
        <Select
          label={t('order.filter')}
          value={status}
          onChange={(chosen) => {
            setStatus(chosen);
            setPage(1);
          }}
          options={[
            { value: 'all' as const, label: t('order.all') },
            ...ORDER_STATUSES.map((value) => ({ value, label: t(`order.${value}`) })),
          ]}
        />
      </div>
      {answer.isPending && <Spinner />}
      {answer.isError && <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />}
      {answer.data?.orders.length === 0 && <EmptyState title={t('order.none')} />}
      {answer.data && answer.data.orders.length > 0 && (
        <>
          <ul className={styles['cards']}>
            {answer.data.orders.map((order) => (
              <OrderCard key={order.id} order={order} />
            ))}
          </ul>
          <Pager page={page} pageSize={PAGE_SIZE} total={answer.data.total} onPage={setPage} />
        </>
      )}
    </div>
  );
}
