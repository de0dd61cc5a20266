import { listOwnPapers } from '@ringwerk/contract';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import styles from './own-papers.module.css';
import { OwnPapers } from './own-papers.tsx';

/** What the house has issued for one order of the dealer; nothing stands here before the first paper. */
export function OrderOwnPapers({ orderId }: { readonly orderId: string }) {
  const t = useTexts('papers');
  const { data } = useOperationQuery(listOwnPapers, { query: { orderId } });
  if (data === undefined || data.papers.length === 0) return null;
  return (
    <section>
      <h2 className={styles['title']}>{t('own.title')}</h2>
      <OwnPapers papers={data.papers} hasCommission={false} />
    </section>
  );
}
