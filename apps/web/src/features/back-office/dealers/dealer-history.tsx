import { AUDIT_SORTS, listDealerHistory, type AuditEntry, type AuditSort } from '@ringwerk/contract';
import { useState } from 'react';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { useAuditWords } from '../audit/audit-words.ts';
import { EntryChanges } from '../audit/entry-changes.tsx';
import { ListTable, type ListColumn } from '../../../ui/list-table/list-table.tsx';
import { serverOrder, type Sorting } from '../../../ui/list-table/server-order.ts';
import styles from '../office-table.module.css';

const PAGE_SIZE = 48;

/** What was done to the dealer, and by its people, newest first. */
export function DealerHistory({ id }: { readonly id: string }) {
  const t = useTexts('dealers');
  const columns = useColumns();
  const [page, setPage] = useState(1);
  const [sorting, setSorting] = useState<Sorting<AuditSort>>({});
  const answer = useOperationQuery(
    listDealerHistory,
    { params: { id }, query: { ...sorting, page, pageSize: PAGE_SIZE } },
    { keepPrevious: true },
  );
  return (
    <QueryView result={answer}>
      {({ entries, total }) =>
        entries.length === 0 ? (
          <EmptyState title={t('noHistory')} />
        ) : (
          <>
            <ListTable
              table="dealer-history"
              caption={t('tab.history')}
              columns={columns}
              rows={entries}
              keyOf={(entry) => String(entry.id)}
              order={serverOrder(AUDIT_SORTS, sorting, {
                start: { sort: 'at', isDescending: true },
                onChange: (next) => {
                  setSorting(next);
                  setPage(1);
                },
              })}
              isStale={answer.isPlaceholderData}
            />
            <Pager page={page} pageSize={PAGE_SIZE} total={total} onPage={setPage} />
          </>
        )
      }
    </QueryView>
  );
}

function useColumns(): readonly ListColumn<AuditEntry>[] {
  const t = useTexts('audit');
  const format = useFormat();
  const { actionName } = useAuditWords();
  return [
    {
      key: 'at',
      label: t('at'),
      sort: 'at',
      isDescendingFirst: true,
      render: ({ at }) => <span className={styles['when']}>{format.dateTime(at)}</span>,
    },
    {
      key: 'by',
      label: t('by'),
      sort: 'by',
      render: ({ by }) => (
        <>
          {by === null ? t('nobody') : by.name}
          <span className={classNames(styles['line'], styles['soft'])}>{by?.customerNumber}</span>
        </>
      ),
    },
    { key: 'deed', label: t('deed'), sort: 'deed', render: ({ action }) => actionName(action) },
    { key: 'changes', label: t('changes'), render: (entry) => <EntryChanges entry={entry} /> },
  ];
}
