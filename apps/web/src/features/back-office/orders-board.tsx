import { DUE_FILTERS, LISTED_ORDERS_MAX, listWorkOrders, ORDER_KINDS, type OrderKind } from '@ringwerk/contract';
import { useState } from 'react';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { useListSearch } from '../../domain/rings/use-list-search.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { listsPath } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Select } from '../../ui/select.tsx';
import { OfficeFilters, OfficeList } from './office-list.tsx';
import styles from './orders/board.module.css';
import { PAGE_SIZE, parseBoardSearch } from './orders/board-search.ts';
import { BoardNews } from './orders/board-news.tsx';
import { BoardSteps } from './orders/board-steps.tsx';
import { BoardTable } from './orders/board-table.tsx';

interface KindSelectProps {
  readonly kind: OrderKind | undefined;
  readonly onChange: (kind: OrderKind | undefined) => void;
}

/** New rings, work at rings that come back, or both. */
function KindSelect({ kind, onChange }: KindSelectProps) {
  const t = useTexts('services');
  return (
    <Select
      label={t('kind')}
      value={kind ?? 'all'}
      onChange={(next) => onChange(next === 'all' ? undefined : next)}
      options={(['all', ...ORDER_KINDS] as const).map((value) => ({ value, label: t(`kind-${value}`) }))}
    />
  );
}

/** The board of production: what stands at which step, for whom, until when. */
export function OrdersBoard() {
  const t = useTexts('production');
  const house = useTexts('house');
  const [search, change] = useListSearch(parseBoardSearch);
  const { page = 1, ...filters } = search;
  const query = { ...filters, page, pageSize: PAGE_SIZE };
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const answer = useOperationQuery(listWorkOrders, { query }, { keepPrevious: true });
  const { steps = [], dealers = [] } = answer.data ?? {};
  return (
    <div>
      <BoardSteps
        steps={steps}
        chosen={search.status}
        isOpenShown={search.news === undefined}
        onChoose={(status) => change({ status, due: undefined, news: undefined })}
      />
      <BoardNews
        count={answer.data?.news ?? 0}
        isChosen={search.news !== undefined}
        onChoose={(isChosen) => change({ news: isChosen ? 'true' : undefined, status: undefined, due: undefined })}
      />
      <OfficeFilters fields={4} label={t('board.search')} q={search.q} change={change}>
        <KindSelect kind={search.kind} onChange={(kind) => change({ kind })} />
        <Select
          label={t('board.due')}
          value={search.due ?? 'any'}
          onChange={(due) => change({ due: due === 'any' ? undefined : due })}
          options={[
            { value: 'any' as const, label: t('board.due.any') },
            ...DUE_FILTERS.map((value) => ({ value, label: t(`board.due.${value}`) })),
          ]}
        />
        <Select
          label={house('order.dealer')}
          value={search.dealer ?? 'all'}
          onChange={(dealer) => change({ dealer: dealer === 'all' ? undefined : dealer })}
          options={[
            { value: 'all', label: t('board.allDealers') },
            ...dealers.map(({ id, company, count }) => ({ value: id, label: `${company} (${count})` })),
          ]}
        />
      </OfficeFilters>
      <OfficeList
        result={answer}
        pageSize={PAGE_SIZE}
        onPage={(next) => change({ page: next })}
        none={<EmptyState title={house('order.none')} />}
      >
        {({ orders }) => (
          <BoardTable orders={orders} isStale={answer.isPlaceholderData} chosen={chosen} onChoose={setChosen} />
        )}
      </OfficeList>
      <ChosenBar chosen={chosen} onNone={() => setChosen(new Set())} />
    </div>
  );
}

interface ChosenBarProps {
  readonly chosen: ReadonlySet<string>;
  readonly onNone: () => void;
}

/** What can be done with the orders that are ticked. */
function ChosenBar({ chosen, onNone }: ChosenBarProps) {
  const t = useTexts('production');
  if (chosen.size === 0) return null;
  return (
    <div className={styles['bar']}>
      <output>{t('chosen', { count: chosen.size })}</output>
      <Button look="quiet" onClick={onNone}>
        {t('chooseNone')}
      </Button>
      {chosen.size <= LISTED_ORDERS_MAX && (
        <ButtonLink url={listsPath([...chosen])} look="primary">
          {t('toLists')}
        </ButtonLink>
      )}
    </div>
  );
}
