import type { AuditEntry } from '@ringwerk/contract';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { ListTable, type ListColumn, type ServerOrder } from '../../../ui/list-table/list-table.tsx';
import styles from '../office-table.module.css';
import { classNames } from '../../../ui/class-names.ts';
import type { AuditQuestion } from './audit-question.ts';
import { useAuditWords } from './audit-words.ts';
import { EntryChanges } from './entry-changes.tsx';

interface AuditTableProps {
  readonly entries: readonly AuditEntry[];
  readonly order: ServerOrder;
  readonly onAsk: (changes: Partial<AuditQuestion>) => void;
  readonly isStale: boolean;
}

export function AuditTable({ entries, order, onAsk, isStale }: AuditTableProps) {
  const t = useTexts('audit');
  const columns = useColumns(onAsk);
  return (
    <ListTable
      table="audit"
      caption={t('lead')}
      columns={columns}
      rows={entries}
      keyOf={({ id }) => String(id)}
      order={order}
      isStale={isStale}
    />
  );
}

function useColumns(onAsk: AuditTableProps['onAsk']): readonly ListColumn<AuditEntry>[] {
  const t = useTexts('audit');
  const format = useFormat();
  const { actionName, entityName } = useAuditWords();
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
      render: ({ by }) =>
        by === null ? (
          <span className={styles['soft']}>{t('nobody')}</span>
        ) : (
          <button
            type="button"
            className={styles['pick']}
            title={t('onlyPerson', { name: by.name })}
            onClick={() => onAsk({ person: { id: by.id, name: by.name } })}
          >
            {by.name}
            <span className={classNames(styles['line'], styles['soft'])}>{by.customerNumber}</span>
          </button>
        ),
    },
    {
      key: 'deed',
      label: t('deed'),
      sort: 'deed',
      render: ({ action, entity, entityId }) => (
        <>
          {actionName(action)}
          {entity !== '' && (
            <button
              type="button"
              className={classNames(styles['pick'], styles['line'], styles['soft'])}
              title={t('onlyObject')}
              onClick={() => onAsk({ entity, entityId })}
            >
              {entityName(entity)} <code className={styles['code']}>{entityId}</code>
            </button>
          )}
        </>
      ),
    },
    { key: 'changes', label: t('changes'), render: (entry) => <EntryChanges entry={entry} /> },
  ];
}
