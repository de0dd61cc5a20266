import { listWorkOrders, mayCall, seeWorkOrder } from '@ringwerk/contract';
import { useSession, visitorOf } from '../../api/session-store.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PATHS, workOrderPath } from '../../paths.ts';
import { Link } from '../../routing/link.tsx';
import styles from './home-page.module.css';

const NEWS = { news: 'true', page: 1, pageSize: 5 } as const;

/** What dealers did with their orders since the office looked; a quiet day shows nothing, nor does a dealer's page. */
export function OfficeNews() {
  const t = useTexts('home');
  const enabled = mayCall(seeWorkOrder, visitorOf(useSession()));
  const { data } = useOperationQuery(listWorkOrders, { query: NEWS }, { staleTime: 0, enabled });
  if (data === undefined || data.orders.length === 0) return null;
  return (
    <section className={styles['section']} aria-labelledby="home-office">
      <div className={styles['sectionHead']}>
        <h2 id="home-office" className={styles['sectionTitle']}>
          {t('office.news')}
        </h2>
        <Link to={PATHS.officeOrders} className={styles['all']}>
          {t('office.all')}
        </Link>
      </div>
      <ul className={styles['rows']}>
        {data.orders.map(({ id, number, status, dealer }) => (
          <li key={id}>
            <Link to={workOrderPath(id)} className={styles['row']}>
              <span className={styles['rowWords']}>
                <span>{dealer.company}</span>
                <span className={styles['small']}>
                  {t(status === 'cancelled' ? 'due.orderCancelled' : 'office.changed', { number })}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
