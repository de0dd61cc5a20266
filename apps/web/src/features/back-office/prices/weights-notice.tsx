import { listDisputedWeights } from '@ringwerk/contract';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { PATHS } from '../../../paths.ts';
import { Link } from '../../../routing/link.tsx';
import officeStyles from '../office-table.module.css';

/** Says that a release weighs forms otherwise than they are billed, and leads to them; nothing while all agree. */
export function WeightsNotice() {
  const t = useTexts('prices');
  const format = useFormat();
  const { data } = useOperationQuery(listDisputedWeights, { query: { pageSize: 1 } });
  if (data === undefined || data.total === 0) return null;
  return (
    <div role="status" className={officeStyles['notice']}>
      <p>{t('weights.notice', { count: data.total, shown: format.number(data.total) })}</p>
      <Link to={PATHS.officeWeights}>{t('weights.open')}</Link>
    </div>
  );
}
