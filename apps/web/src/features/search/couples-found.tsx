import { listCouples } from '@ringwerk/contract';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { couplePath } from '../../paths.ts';
import { Link } from '../../routing/link.tsx';
import styles from './search-page.module.css';

const SHOWN = 5;
/** A sentence is no name. */
const LONGEST = 120;

/** Above the rings: couples of the shop whose names begin like what was typed. */
export default function CouplesFound({ text }: { readonly text: string }) {
  const t = useTexts('search');
  const format = useFormat();
  const { data } = useOperationQuery(
    listCouples,
    { query: { q: text.slice(0, LONGEST), pageSize: SHOWN } },
    { keepPrevious: true },
  );
  if (data === undefined || data.couples.length === 0) return null;
  return (
    <section aria-labelledby="search-couples" className={styles['couples']}>
      <h2 id="search-couples" className={styles['couplesTitle']}>
        {t('couples', { count: data.total })}
      </h2>
      <ul>
        {data.couples.map(({ id, title, city, weddingDate }) => (
          <li key={id}>
            <Link to={couplePath(id)}>
              <span>{title}</span>
              <span className={styles['couplesFact']}>
                {[city, weddingDate === null ? '' : format.date(weddingDate)].filter((part) => part !== '').join(' · ')}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
