import { listSavedDesigns, type ListedDesign } from '@ringwerk/contract';
import { useState } from 'react';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { ListSearchField } from '../../domain/rings/list-search-field.tsx';
import { useListSearch, type ListSearchChange } from '../../domain/rings/use-list-search.ts';
import { useTradeNames } from '../../domain/rings/use-trade-names.ts';
import { PutDialog } from '../../domain/showcase/put-dialog.tsx';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Page } from '../../ui/page.tsx';
import { Pager } from '../../ui/pager.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import { Select } from '../../ui/select.tsx';
import { DesignCard } from './design-card.tsx';
import { PAGE_SIZE, parseDesignSearch, type DesignSearch } from './design-list.ts';
import styles from './designs-page.module.css';
import { useDesignName } from '../../domain/couples/design-name.ts';
import { QuoteDialog } from '../../domain/quoting/quote-dialog.tsx';

/** `/entwuerfe`: every design that the shop has saved. */
export default function DesignsPage() {
  const t = useTexts('couples');
  const format = useFormat();
  const [search, change] = useListSearch(parseDesignSearch);
  const designName = useDesignName();
  const [quoted, setQuoted] = useState<ListedDesign | null>(null);
  const [shown, setShown] = useState<ListedDesign | null>(null);
  const { page = 1, q = '', alloy, couple } = search;
  const query = {
    page,
    pageSize: PAGE_SIZE,
    ...(q.trim() === '' ? {} : { q: q.trim() }),
    ...(alloy === undefined ? {} : { alloy }),
    ...(couple === undefined ? {} : { couple }),
  };
  const answer = useOperationQuery(listSavedDesigns, { query }, { keepPrevious: true });
  const isFiltered = q !== '' || alloy !== undefined || couple !== undefined;
  return (
    <Page title={t('room.title')} lead={t('room.lead')}>
      <Filters search={search} change={change} />
      <QueryView result={answer}>
        {(found) =>
          found.total === 0 ? (
            <NothingFound
              onClear={isFiltered ? () => change({ q: undefined, alloy: undefined, couple: undefined }) : null}
            />
          ) : (
            <div aria-busy={answer.isPlaceholderData || undefined} className={styles['results']}>
              <output className={styles['count']}>
                {t('room.count', { count: found.total, shown: format.number(found.total) })}
              </output>
              <ul className={styles['cards']} aria-label={t('room.title')}>
                {found.designs.map((design) => (
                  <DesignCard
                    key={design.code}
                    design={design}
                    onQuote={() => setQuoted(design)}
                    onShow={() => setShown(design)}
                  />
                ))}
              </ul>
              <Pager page={page} pageSize={PAGE_SIZE} total={found.total} onPage={(next) => change({ page: next })} />
            </div>
          )
        }
      </QueryView>
      {quoted !== null && (
        <QuoteDialog
          name={designName(quoted)}
          position={{ kind: 'rings', design: quoted.design, ...(quoted.setId === null ? {} : { setId: quoted.setId }) }}
          couple={quoted.couples[0] ?? null}
          onClose={() => setQuoted(null)}
        />
      )}
      {shown !== null && <PutDialog design={shown} onClose={() => setShown(null)} />}
    </Page>
  );
}

interface FiltersProps {
  readonly search: DesignSearch;
  readonly change: ListSearchChange<DesignSearch>;
}

function Filters({ search, change }: FiltersProps) {
  const t = useTexts('couples');
  const names = useTradeNames();
  const all = { value: '', label: t('room.all') };
  return (
    <search className={styles['filters']}>
      <ListSearchField
        label={t('room.search')}
        inAddress={search.q ?? ''}
        write={(text) => change({ q: text === '' ? undefined : text }, { isReplacing: true })}
      />
      <Select
        label={t('room.alloy')}
        value={search.alloy ?? ''}
        options={[all, ...(names?.alloys ?? []).map(({ id, name }) => ({ value: id, label: name }))]}
        onChange={(alloy) => change({ alloy: alloy === '' ? undefined : alloy })}
      />
      <Select
        label={t('room.couple')}
        value={search.couple ?? ''}
        options={[
          { value: '' as const, label: t('room.all') },
          { value: 'some' as const, label: t('room.some') },
          { value: 'none' as const, label: t('room.none') },
        ]}
        onChange={(couple) => change({ couple: couple === '' ? undefined : couple })}
      />
    </search>
  );
}

/** Nothing saved yet, or nothing under these filters. */
function NothingFound({ onClear }: { readonly onClear: (() => void) | null }) {
  const t = useTexts('couples');
  if (onClear !== null)
    return <EmptyState title={t('room.nothing')} action={<Button onClick={onClear}>{t('room.clear')}</Button>} />;
  return (
    <EmptyState title={t('room.empty')} action={<ButtonLink url={PATHS.selection}>{t('room.choose')}</ButtonLink>}>
      {t('room.emptyHelp')}
    </EmptyState>
  );
}
