import { AREAS, getNews } from '@ringwerk/contract';
import { usePermission, useSession } from '../../api/session-store.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PATHS } from '../../paths.ts';
import { Link } from '../../routing/link.tsx';
import { Icon } from '../../ui/icon.tsx';
import styles from './news-badge.module.css';

/** A shop is told within a minute. */
const EVERY_MS = 60_000;

/** How much couples have said, and orders the house has moved, that nobody of the shop has read; quiet where there is nothing. */
export function NewsBadge() {
  const t = useTexts('shell');
  const isCustomerView = useSession()?.isCustomerView === true;
  const enabled = usePermission(AREAS.orders.needs) && !isCustomerView;
  const { data } = useOperationQuery(getNews, {}, { enabled, every: EVERY_MS });
  const count = data === undefined ? 0 : data.messages + data.answers + data.orders;
  if (count === 0) return null;
  return (
    <Link to={PATHS.home} className={styles['badge']} aria-label={t('news', { count })} title={t('news', { count })}>
      <Icon name="spark" />
      <span className={styles['count']} aria-hidden="true">
        {count}
      </span>
    </Link>
  );
}
