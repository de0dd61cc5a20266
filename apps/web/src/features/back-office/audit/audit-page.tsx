import { AUDIT_SORTS, listAudit, type AuditSort } from '@ringwerk/contract';
import { useDeferredValue, useState } from 'react';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { serverOrder, type Sorting } from '../../../ui/list-table/server-order.ts';
import { Pager } from '../../../ui/pager.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { OfficeFrame } from '../office-frame.tsx';
import { OFFICE_SECTIONS } from '../office-sections.ts';
import styles from '../office-table.module.css';
import { AuditExport } from './audit-export.tsx';
import { AuditFilters } from './audit-filters.tsx';
import { EVERYTHING, queryOf, type AuditQuestion } from './audit-question.ts';
import { AuditTable } from './audit-table.tsx';

const PAGE_SIZE = 48;

/** The log of the house: searched, filtered, and saved as a file. */
export default function AuditPage() {
  const t = useTexts('audit');
  const [question, setQuestion] = useState<AuditQuestion>(EVERYTHING);
  const [page, setPage] = useState(1);
  const [sorting, setSorting] = useState<Sorting<AuditSort>>({});
  const asked = useDeferredValue(question);
  const query = { ...queryOf(asked), ...sorting, page, pageSize: PAGE_SIZE };
  const answer = useOperationQuery(listAudit, { query }, { keepPrevious: true });
  const ask = (changes: Partial<AuditQuestion>): void => {
    setQuestion({ ...question, ...changes });
    setPage(1);
  };
  const order = serverOrder(AUDIT_SORTS, sorting, {
    start: { sort: 'at', isDescending: true },
    onChange: (next) => {
      setSorting(next);
      setPage(1);
    },
  });
  return (
    <OfficeFrame section={OFFICE_SECTIONS.audit} actions={<AuditExport question={question} />}>
      <p className={styles['lead']}>{t('lead')}</p>
      <AuditFilters question={question} entities={answer.data?.entities ?? []} onAsk={ask} />
      <QueryView result={answer}>
        {({ entries, total }) =>
          entries.length === 0 ? (
            <EmptyState title={t('none')} />
          ) : (
            <>
              <AuditTable entries={entries} order={order} onAsk={ask} isStale={answer.isPlaceholderData} />
              <Pager page={page} pageSize={PAGE_SIZE} total={total} onPage={setPage} />
            </>
          )
        }
      </QueryView>
    </OfficeFrame>
  );
}
