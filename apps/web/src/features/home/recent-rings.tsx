import { getWatchLists } from '@ringwerk/contract';
import { Link } from '../../routing/link.tsx';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { useLanguage } from '../../i18n/locale-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PATHS } from '../../paths.ts';
import { Price } from '../../ui/price.tsx';
import { ArticleLine } from '../../domain/rings/article-line.tsx';
import { ringNameIn } from '../../domain/rings/ring-name.ts';
import { RingPicture } from '../../domain/rings/ring-picture.tsx';
import styles from './home-page.module.css';
import { RecentList } from './recent-list.tsx';

const SHOWN = 4;

/** The rings that were kept last, whichever list they lie on. */
export function RecentRings() {
  const t = useTexts('home');
  const lang = useLanguage();
  const answer = useOperationQuery(getWatchLists, {});
  const items = (answer.data?.lists ?? [])
    .flatMap((list) => list.items.flatMap((item) => (item.kind === 'rings' ? [item] : [])))
    .toSorted((left, right) => right.addedAt.localeCompare(left.addedAt))
    .slice(0, SHOWN);
  const rows = items.map((item) => (
    <li key={item.id}>
      <Link to={PATHS.watchLists} className={styles['row']}>
        <span className={styles['thumb']}>
          <RingPicture still={item.still} design={item.design} name="" />
        </span>
        <span className={styles['rowWords']}>
          <span>{ringNameIn(item, lang)}</span>
          <span className={styles['small']}>
            <ArticleLine articleNumber={item.articleNumber ?? item.code} design={item.design} />
          </span>
        </span>
        {item.priced === 'today' ? (
          <Price amount={item.retail.gross} currency={item.retail.currency} size="s" />
        ) : (
          <span className={styles['small']}>{t('watchNoPrice')}</span>
        )}
      </Link>
    </li>
  ));
  return <RecentList title={t('watch')} url={PATHS.watchLists} empty={t('watchEmpty')} answer={answer} rows={rows} />;
}
