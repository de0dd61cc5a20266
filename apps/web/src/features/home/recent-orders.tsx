import { listOrders } from '@ringwerk/contract';
import { Link } from '../../routing/link.tsx';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { orderPath, PATHS } from '../../paths.ts';
import { NEWEST } from '../../domain/rings/first-questions.ts';
import styles from './home-page.module.css';
import { RecentList } from './recent-list.tsx';

export function RecentOrders() {
  const t = useTexts('home');
  const format = useFormat();
  const answer = useOperationQuery(listOrders, { query: NEWEST });
  const rows = (answer.data?.orders ?? []).map((order) => (
    <li key={order.id}>
      <Link to={orderPath(order.id)} className={styles['row']}>
        <span className={styles['rowWords']}>
          <span>{order.commission}</span>
          <span className={styles['small']}>
            {order.number} · {format.date(order.createdAt)}
          </span>
        </span>
        <span className={styles['small']}>{t(`order.${order.status}`)}</span>
      </Link>
    </li>
  ));
  return <RecentList title={t('orders')} url={PATHS.orders} empty={t('ordersEmpty')} answer={answer} rows={rows} />;
}
