import { searchStones, STONE_SORTS } from '@ringwerk/contract';
import { useState } from 'react';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { QueryView } from '../../ui/query-view.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { Pager } from '../../ui/pager.tsx';
import { useListSearch } from '../../domain/rings/use-list-search.ts';
import { Select } from '../../ui/select.tsx';
import { ImportDialog } from './import-dialog.tsx';
import { StoneFilters } from './stone-filters.tsx';
import { countStoneFilters, DEFAULT_SORT, NO_STONE_FILTERS, parseStoneSearch } from './stone-search.ts';
import { StoneTable } from './stone-table.tsx';
import styles from './stones-page.module.css';

const PAGE_SIZE = 48;
/** Holds of others come and go; a list that nobody touches is asked again after this time, ms. */
const STALE_AFTER = 15_000;

function ImportButton() {
  const t = useTexts('stones');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button icon="upload" onClick={() => setOpen(true)}>
        {t('import')}
      </Button>
      <ImportDialog isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

/** `/steinboerse`: loose stones of the manufactory and of the dealers. */
export default function StonesPage() {
  const t = useTexts('stones');
  const format = useFormat();
  const [search, change] = useListSearch(parseStoneSearch);
  const [isOpen, setOpen] = useState(false);
  const { page = 1, sort = DEFAULT_SORT } = search;
  const query = { ...search, sort, page, pageSize: PAGE_SIZE };
  const answer = useOperationQuery(searchStones, { query }, { keepPrevious: true, staleTime: STALE_AFTER });
  const total = answer.data?.total;
  const count = countStoneFilters(search);
  return (
    <Page title={t('title')} lead={t('intro')} actions={<ImportButton />}>
      <div className={styles['columns']}>
        <section className={styles['filters']} aria-label={t('filters')} data-open={isOpen}>
          <Button icon="filter" className={styles['opener']} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            {count === 0 ? t('filters') : t('filtersActive', { count })}
          </Button>
          <div className={styles['panel']}>
            <StoneFilters search={search} change={change} facets={answer.data?.facets ?? {}} />
          </div>
        </section>
        <div className={styles['results']}>
          <div className={styles['bar']}>
            <output>{total !== undefined && t('count', { count: total, shown: format.number(total) })}</output>
            <Select
              label={t('sort')}
              className={styles['sort']}
              value={sort}
              options={STONE_SORTS.map((value) => ({ value, label: t(`sort-${value}`) }))}
              onChange={(next) => change({ sort: next === DEFAULT_SORT ? undefined : next })}
            />
          </div>
          <QueryView result={answer}>
            {(found) => (
              <>
                {found.stones.length > 0 ? (
                  <StoneTable stones={found.stones} isStale={answer.isPlaceholderData} />
                ) : (
                  <EmptyState
                    title={t('emptyTitle')}
                    action={<Button onClick={() => change(NO_STONE_FILTERS)}>{t('clearFilters')}</Button>}
                  >
                    {t('emptyHelp')}
                  </EmptyState>
                )}
                <Pager
                  page={found.page}
                  pageSize={found.pageSize}
                  total={found.total}
                  onPage={(next) => change({ page: next })}
                />
                <p className={styles['hint']}>{t('tradePrices')}</p>
              </>
            )}
          </QueryView>
        </div>
      </div>
    </Page>
  );
}
