import { AREAS, COUNTRIES, DEALER_STATES, listDealers, mayEnter, type DealerState } from '@ringwerk/contract';
import { useState } from 'react';
import { useSession, visitorOf } from '../../../api/session-store.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { useListSearch } from '../../../domain/rings/use-list-search.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { PATHS } from '../../../paths.ts';
import { ButtonLink } from '../../../ui/button-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useCountryNames } from '../../../ui/locale-switch.tsx';
import { Select } from '../../../ui/select.tsx';
import { OfficeFrame } from '../office-frame.tsx';
import { FoundCount, OfficeFilters, OfficeList, StateFilter } from '../office-list.tsx';
import { OFFICE_SECTIONS } from '../office-sections.ts';
import { PAGE_SIZE, parseDealerSearch, type DealerSearch } from './dealer-list.ts';
import { DealersTable } from './dealers-table.tsx';
import { OpenDealerDialog } from './open-dealer-dialog.tsx';

interface FiltersProps {
  readonly search: DealerSearch;
  readonly change: ReturnType<typeof useListSearch<DealerSearch>>[1];
  readonly counts: Readonly<Record<DealerState, number>> | undefined;
}

function Filters({ search, change, counts }: FiltersProps) {
  const t = useTexts('dealers');
  const countryNames = useCountryNames();
  return (
    <OfficeFilters fields={3} label={t('filter.search')} q={search.q} change={change}>
      <StateFilter
        label={t('state')}
        all={t('filter.all')}
        states={DEALER_STATES}
        nameOf={(state) => t(`state.${state}`)}
        counts={counts}
        chosen={search.state}
        onChoose={(state) => change({ state })}
      />
      <Select
        label={t('country')}
        value={search.country ?? 'all'}
        onChange={(country) => change({ country: country === 'all' ? undefined : country })}
        options={[
          { value: 'all', label: t('filter.all') },
          ...COUNTRIES.map((value) => ({ value, label: countryNames[value] })),
        ]}
      />
    </OfficeFilters>
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
      <FoundCount>{found && t('count', { count: found.total, shown: format.number(found.total) })}</FoundCount>
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

const isSearched = ({ q, state, country }: DealerSearch): boolean =>
  q !== undefined || state !== undefined || country !== undefined;

/** Nobody matches the search; or the house has no dealer yet: the button of the head opens the first. */
function NoDealer({ isSearched: isFiltered }: { readonly isSearched: boolean }) {
  const t = useTexts('dealers');
  if (isFiltered) return <EmptyState title={t('none')} />;
  return <EmptyState title={t('first')}>{t('firstText')}</EmptyState>;
}

/** `/verwaltung/haendler`: every dealer of the house. */
export default function DealersPage() {
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
      <OfficeList
        result={answer}
        pageSize={PAGE_SIZE}
        onPage={(next) => change({ page: next })}
        none={<NoDealer isSearched={isSearched(search)} />}
      >
        {({ dealers }) => (
          <DealersTable dealers={dealers} search={search} onSort={change} isStale={answer.isPlaceholderData} />
        )}
      </OfficeList>
      {mayOpen && <OpenDealerDialog isOpen={isOpening} onClose={() => setOpening(false)} />}
    </OfficeFrame>
  );
}
