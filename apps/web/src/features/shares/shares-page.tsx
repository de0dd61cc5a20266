import { listShares } from '@ringwerk/contract';
import { useState } from 'react';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PATHS } from '../../paths.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { ShareCard } from './share-card.tsx';
import styles from './shares-page.module.css';

const PAGE_SIZE = 12;

/** `/kundenlinks`: the private links of this dealer and what couples wrote, unread first. */
export default function SharesPage() {
  const t = useTexts('shares');
  const [page, setPage] = useState(1);
  const answer = useOperationQuery(
    listShares,
    { query: { page, pageSize: PAGE_SIZE } },
    { keepPrevious: true, staleTime: 0 },
  );
  return (
    <Page title={t('title')} lead={t('lead')}>
      <QueryView result={answer}>
        {({ shares, total, unread }) =>
          shares.length === 0 ? (
            <EmptyState
              title={t('emptyTitle')}
              action={<ButtonLink url={PATHS.selection}>{t('toSelection')}</ButtonLink>}
            >
              {t('emptyHelp')}
            </EmptyState>
          ) : (
            <>
              <p className={styles['news']} role="status">
                {unread === 0 ? t('noNews') : t('news', { count: unread })}
              </p>
              <ul className={styles['list']}>
                {shares.map((share) => (
                  <ShareCard key={share.id} share={share} />
                ))}
              </ul>
              {total > PAGE_SIZE && (
                <nav className={styles['pages']} aria-label={t('pages')}>
                  <Button disabled={page === 1} onClick={() => setPage(page - 1)}>
                    {t('newer')}
                  </Button>
                  <Button disabled={page * PAGE_SIZE >= total} onClick={() => setPage(page + 1)}>
                    {t('older')}
                  </Button>
                </nav>
              )}
            </>
          )
        }
      </QueryView>
    </Page>
  );
}
