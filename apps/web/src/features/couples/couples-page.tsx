import { COUPLE_SORTS, listCouples } from '@ringwerk/contract';
import { useState } from 'react';
import { useNavigate } from '../../routing/use-navigator.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { ListSearchField } from '../../domain/rings/list-search-field.tsx';
import { useListSearch, type ListSearchChange } from '../../domain/rings/use-list-search.ts';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { couplePath } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { Pager } from '../../ui/pager.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Select } from '../../ui/select.tsx';
import { CoupleDialog } from './couple-dialog.tsx';
import { CouplesTable } from './couples-table.tsx';
import { PAGE_SIZE, parseCoupleSearch, type CoupleSearch } from './couple-list.ts';
import styles from './couples-page.module.css';

/** `/paare`: the couples of the shop, by whatever is known of them. */
export default function CouplesPage() {
  const t = useTexts('couples');
  const format = useFormat();
  const navigate = useNavigate();
  const [search, change] = useListSearch(parseCoupleSearch);
  const [isOpening, setOpening] = useState(false);
  const { page = 1, q = '', sort = 'recent' } = search;
  const query = { page, pageSize: PAGE_SIZE, sort, ...(q.trim() === '' ? {} : { q: q.trim() }) };
  const answer = useOperationQuery(listCouples, { query }, { keepPrevious: true });
  return (
    <Page
      title={t('title')}
      lead={t('lead')}
      actions={
        <Button look="primary" icon="plus" onClick={() => setOpening(true)}>
          {t('new')}
        </Button>
      }
    >
      <Filters search={search} change={change} />
      <QueryView result={answer}>
        {(found) =>
          found.total === 0 ? (
            <EmptyState title={t(q === '' ? 'empty.title' : 'empty.none')}>
              {q === '' ? t('empty.help') : null}
            </EmptyState>
          ) : (
            <div aria-busy={answer.isPlaceholderData || undefined} className={styles['results']}>
              <output className={styles['count']}>
                {t('count', { count: found.total, shown: format.number(found.total) })}
              </output>
              <CouplesTable
                couples={found.couples}
                sort={sort}
                onSort={(next) => change({ sort: next === 'recent' ? undefined : next })}
                isStale={answer.isPlaceholderData}
              />
              <Pager page={page} pageSize={PAGE_SIZE} total={found.total} onPage={(next) => change({ page: next })} />
            </div>
          )
        }
      </QueryView>
      {isOpening && (
        <CoupleDialog
          file={null}
          onClose={() => setOpening(false)}
          onSaved={({ id }) => {
            setOpening(false);
            void navigate(couplePath(id));
          }}
        />
      )}
    </Page>
  );
}

interface FiltersProps {
  readonly search: CoupleSearch;
  readonly change: ListSearchChange<CoupleSearch>;
}

function Filters({ search: { q = '', sort = 'recent' }, change }: FiltersProps) {
  const t = useTexts('couples');
  return (
    <search className={styles['filters']}>
      <ListSearchField
        label={t('search')}
        inAddress={q}
        write={(text) => change({ q: text === '' ? undefined : text }, { isReplacing: true })}
      />
      <Select
        label={t('sort.label')}
        value={sort}
        options={COUPLE_SORTS.map((value) => ({ value, label: t(`sort.${value}`) }))}
        onChange={(next) => change({ sort: next === 'recent' ? undefined : next })}
      />
    </search>
  );
}
