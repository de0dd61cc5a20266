import { AREAS, COUNTRIES, DEALER_STATES, listDealers, mayEnter, type DealerState } from '@ringwerk/contract';
import { useState } from 'react';
import { useSession, visitorOf } from '../../../api/session-store.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { ListSearchField } from '../../../domain/rings/list-search-field.tsx';
import { useListSearch } from '../../../domain/rings/use-list-search.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { PATHS } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ErrorState } from '../../../ui/error-state.tsx';
import { useCountryNames } from '../../../ui/locale-switch.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { Select } from '../../../ui/select.tsx';
import { Spinner } from '../../../ui/spinner.tsx';
import { OfficeFrame } from '../office-frame.tsx';
import { OFFICE_SECTIONS } from '../office-sections.ts';
import { PAGE_SIZE, parseDealerSearch, type DealerSearch } from './dealer-list.ts';
import styles from './dealers.module.css';
import { DealersTable } from './dealers-table.tsx';
import { OpenDealerDialog } from './open-dealer-dialog.tsx';

interface FiltersProps {
  readonly search: DealerSearch;
  readonly change: ReturnType<typeof useListSearch<DealerSearch>>[1];
  readonly counts: Readonly<Record<DealerState, number>> | undefined;
}

function Filters({ search, change, counts }: FiltersProps) {
  const t = useTexts('dealers');
  const format = useFormat();
  const countryNames = useCountryNames();
  const all = { value: 'all', label: t('filter.all') } as const;
  return (
    <div className={styles['filters']} role="search">
      <ListSearchField
        label={t('filter.search')}
        inAddress={search.q ?? ''}
        write={(q) => change({ q: q === '' ? undefined : q }, { isReplacing: true })}
      />
      <Select
        label={t('state')}
        value={search.state ?? 'all'}
        onChange={(state) => change({ state: state === 'all' ? undefined : state })}
        options={[
          all,
          ...DEALER_STATES.map((value) => ({
            value,
            label: counts ? `${t(`state.${value}`)} (${format.number(counts[value])})` : t(`state.${value}`),
          })),
        ]}
      />
      <Select
        label={t('country')}
        value={search.country ?? 'all'}
        onChange={(country) => change({ country: country === 'all' ? undefined : country })}
        options={[all, ...COUNTRIES.map((value) => ({ value, label: countryNames[value] }))]}
      />
    </div>
  );
}

interface ActionsProps {
  readonly found: { readonly total: number; readonly openRegistrations: number } | undefined;
  /** Null for whoever may not open dealers. */
  readonly onOpen: (() => void) | null;
}

/** How many were found, requests for access that wait, and the step that opens a dealer by hand. */
function Actions({ found, onOpen }: ActionsProps) {
  const t = useTexts('dealers');
  const format = useFormat();
  const mayDecide = mayEnter(AREAS.officeRegistrations, visitorOf(useSession()));
  return (
    <>
      <output className={styles['count']}>
        {found && t('count', { count: found.total, shown: format.number(found.total) })}
      </output>
      {found !== undefined && found.openRegistrations > 0 && mayDecide && (
        <ButtonLink url={PATHS.officeRegistrations}>
          {t('registrations', { count: found.openRegistrations })}
        </ButtonLink>
      )}
      {onOpen !== null && (
        <Button look="primary" icon="plus" onClick={onOpen}>
          {t('open')}
        </Button>
      )}
    </>
  );
}

/** `/verwaltung/haendler`: every dealer of the house. */
export default function DealersPage() {
  const t = useTexts('dealers');
  const visitor = visitorOf(useSession());
  const [search, change] = useListSearch(parseDealerSearch);
  const [isOpening, setOpening] = useState(false);
  const { page = 1, ...filters } = search;
  const query = { ...filters, page, pageSize: PAGE_SIZE };
  const answer = useOperationQuery(listDealers, { query }, { keepPrevious: true });
  const found = answer.data;
  const mayOpen = mayEnter(AREAS.officeDealerFiles, visitor);
  return (
    <OfficeFrame
      section={OFFICE_SECTIONS.dealers}
      actions={<Actions found={found} onOpen={mayOpen ? () => setOpening(true) : null} />}
    >
      <Filters search={search} change={change} counts={found?.counts} />
      {answer.isPending && <Spinner />}
      {answer.isError && <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />}
      {found?.total === 0 && <EmptyState title={t('none')} />}
      {found !== undefined && found.total > 0 && (
        <>
          <DealersTable
            dealers={found.dealers}
            search={search}
            onSort={(sort, isDescending) => change({ sort, descending: isDescending ? 'true' : undefined })}
            isStale={answer.isPlaceholderData}
          />
          <Pager page={page} pageSize={PAGE_SIZE} total={found.total} onPage={(next) => change({ page: next })} />
        </>
      )}
      {mayOpen && <OpenDealerDialog isOpen={isOpening} onClose={() => setOpening(false)} />}
    </OfficeFrame>
  );
}
