import { listQuotes } from '@ringwerk/contract';
import { Link } from '../../routing/link.tsx';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PATHS, quotePath } from '../../paths.ts';
import { Price } from '../../ui/price.tsx';
import { NEWEST } from '../../domain/rings/first-questions.ts';
import styles from './home-page.module.css';
import { RecentList } from './recent-list.tsx';

export function RecentQuotes() {
  const t = useTexts('home');
  const format = useFormat();
  const answer = useOperationQuery(listQuotes, { query: NEWEST });
  const rows = (answer.data?.quotes ?? []).map((quote) => (
    <li key={quote.id}>
      <Link to={quotePath(quote.id)} className={styles['row']}>
        <span className={styles['rowWords']}>
          <span>{quote.customerName === '' ? quote.number : quote.customerName}</span>
          <span className={styles['small']}>{t('quoteUntil', { date: format.date(quote.validUntil) })}</span>
        </span>
        <Price amount={quote.retail.gross} currency={quote.retail.currency} size="s" />
      </Link>
    </li>
  ));
  return <RecentList title={t('quotes')} url={PATHS.quotes} empty={t('quotesEmpty')} answer={answer} rows={rows} />;
}
