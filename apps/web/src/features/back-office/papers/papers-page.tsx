import { AREAS, listPapers, mayEnter, PAPER_KINDS } from '@ringwerk/contract';
import { useSession, visitorOf } from '../../../api/session-store.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import type { AnswerOf } from '../../../api/call.ts';
import { ListSearchField } from '../../../domain/rings/list-search-field.tsx';
import { useListSearch } from '../../../domain/rings/use-list-search.ts';
import { useTradeMoney } from '../../../domain/trade/use-trade-money.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { PATHS } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { OfficeFrame } from '../office-frame.tsx';
import { OFFICE_SECTIONS } from '../office-sections.ts';
import { PAGE_SIZE, parsePaperSearch, STATE_FILTERS, type PaperSearch } from './paper-list.ts';
import styles from './papers.module.css';
import { PapersTable } from './papers-table.tsx';

interface FiltersProps {
  readonly search: PaperSearch;
  readonly change: ReturnType<typeof useListSearch<PaperSearch>>[1];
}

function Filters({ search, change }: FiltersProps) {
  const t = useTexts('papers');
  return (
    <div className={styles['filters']} role="search">
      <ListSearchField
        label={t('search')}
        inAddress={search.q ?? ''}
        write={(q) => change({ q: q === '' ? undefined : q }, { isReplacing: true })}
      />
      <Select
        label={t('kind')}
        value={search.kind ?? 'all'}
        onChange={(kind) => change({ kind: kind === 'all' ? undefined : kind })}
        options={[
          { value: 'all' as const, label: t('kind.all') },
          ...PAPER_KINDS.map((value) => ({ value, label: t(`kind.${value}`) })),
        ]}
      />
      <Select
        label={t('state')}
        value={search.state ?? 'all'}
        onChange={(state) => change({ state: state === 'all' ? undefined : state })}
        options={[
          { value: 'all' as const, label: t('state.all') },
          ...STATE_FILTERS.map((value) => ({ value, label: t(`state.${value}`) })),
        ]}
      />
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          type="date"
          label={t(end)}
          value={search[end] ?? ''}
          onChange={({ target: { value } }) => change({ [end]: value === '' ? undefined : value })}
        />
      ))}
    </div>
  );
}

/** What is open of all invoices that were asked for. */
function Sums({ open, overdue }: Pick<AnswerOf<typeof listPapers>, 'open' | 'overdue'>) {
  const t = useTexts('papers');
  const { money } = useTradeMoney();
  return (
    <output className={styles['sums']}>
      <span>{t('openSum', { amount: money(open) })}</span>
      {overdue > 0 && <span className={styles['late']}>{t('overdueSum', { amount: money(overdue) })}</span>}
    </output>
  );
}

/** `/verwaltung/papiere`: papers of the house to its dealers, and what is open. */
export default function PapersPage() {
  const t = useTexts('papers');
  const [search, change] = useListSearch(parsePaperSearch);
  const { page = 1, ...filters } = search;
  const query = { ...filters, page, pageSize: PAGE_SIZE };
  const answer = useOperationQuery(listPapers, { query }, { keepPrevious: true });
  const keepsBooks = mayEnter(AREAS.officeBooks, visitorOf(useSession()));
  return (
    <OfficeFrame
      section={OFFICE_SECTIONS.papers}
      actions={
        <>
          {answer.data !== undefined && <Sums {...answer.data} />}
          {keepsBooks && <ButtonLink url={PATHS.officeBooks}>{t('books')}</ButtonLink>}
        </>
      }
    >
      <Filters search={search} change={change} />
      <QueryView result={answer}>
        {({ papers, total }) =>
          papers.length === 0 ? (
            <EmptyState title={t('none')}>{t('none.help')}</EmptyState>
          ) : (
            <>
              <PapersTable papers={papers} search={search} onSort={change} isStale={answer.isPlaceholderData} />
              <Pager page={page} pageSize={PAGE_SIZE} total={total} onPage={(next) => change({ page: next })} />
            </>
          )
        }
      </QueryView>
    </OfficeFrame>
  );
}
