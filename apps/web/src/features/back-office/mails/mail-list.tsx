import { listMails, MAIL_KINDS, MAIL_STATES, type Mail, type MailKind, type MailState } from '@ringwerk/contract';
import { useDeferredValue, useState } from 'react';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { officeMailPath } from '../../../paths.ts';
import { Link } from '../../../routing/link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { MailsOff } from '../mails-off.tsx';
import styles from './mail.module.css';
import { ListTable, type ListColumn } from '../../../ui/list-table/list-table.tsx';

const PAGE_SIZE = 48;

interface Filter {
  readonly recipient: string;
  readonly kind: MailKind | 'all';
  readonly state: MailState | 'all';
  readonly from: string;
  readonly to: string;
}
const NO_FILTER: Filter = { recipient: '', kind: 'all', state: 'all', from: '', to: '' };

function useColumns(): readonly ListColumn<Mail>[] {
  const t = useTexts('mails');
  const jobs = useTexts('jobs');
  const format = useFormat();
  return [
    {
      key: 'recipient',
      label: t('recipient'),
      sortBy: ({ recipient }) => recipient,
      render: ({ id, recipient }) => (
        <Link to={officeMailPath(id)} className={styles['recipient']}>
          {recipient}
        </Link>
      ),
    },
    { key: 'kind', label: t('kind'), sortBy: ({ kind }) => t(`kind.${kind}`), render: ({ kind }) => t(`kind.${kind}`) },
    { key: 'subject', label: t('subject'), sortBy: ({ subject }) => subject, render: ({ subject }) => subject },
    {
      key: 'state',
      label: t('state'),
      sortBy: ({ state }) => state,
      render: ({ state, error }) => (
        <>
          <span className={styles[state]}>{t(`state.${state}`)}</span>
          {error !== null && <span className={styles['soft']}>{jobs(`error.${error}`)}</span>}
        </>
      ),
    },
    {
      key: 'written',
      label: t('written'),
      isFigure: true,
      sortBy: ({ createdAt }) => createdAt,
      render: ({ createdAt }) => format.dateTime(createdAt),
    },
  ];
}

function Filters({ filter, onChange }: { readonly filter: Filter; readonly onChange: (filter: Filter) => void }) {
  const t = useTexts('mails');
  return (
    <div className={styles['filters']}>
      <TextField
        label={t('recipient')}
        type="search"
        value={filter.recipient}
        maxLength={120}
        onChange={(event) => onChange({ ...filter, recipient: event.target.value })}
      />
      <Select
        label={t('kind')}
        value={filter.kind}
        onChange={(kind) => onChange({ ...filter, kind })}
        options={[
          { value: 'all' as const, label: t('kind.all') },
          ...MAIL_KINDS.map((value) => ({ value, label: t(`kind.${value}`) })),
        ]}
      />
      <Select
        label={t('state')}
        value={filter.state}
        onChange={(state) => onChange({ ...filter, state })}
        options={[
          { value: 'all' as const, label: t('state.all') },
          ...MAIL_STATES.map((value) => ({ value, label: t(`state.${value}`) })),
        ]}
      />
      {(['from', 'to'] as const).map((end) => (
        <TextField
          key={end}
          label={t(end)}
          type="date"
          value={filter[end]}
          onChange={(event) => onChange({ ...filter, [end]: event.target.value })}
        />
      ))}
    </div>
  );
}

/** Mails of the house, newest first. */
export function MailList() {
  const t = useTexts('mails');
  const [page, setPage] = useState(1);
  const [filter, setFilter] = useState(NO_FILTER);
  const columns = useColumns();
  const { recipient, kind, state, from, to } = useDeferredValue(filter);
  const query = {
    page,
    pageSize: PAGE_SIZE,
    recipient: recipient.trim(),
    from,
    to,
    ...(kind === 'all' ? {} : { kind }),
    ...(state === 'all' ? {} : { state }),
  };
  const answer = useOperationQuery(listMails, { query }, { keepPrevious: true });
  return (
    <>
      <MailsOff />
      <Filters
        filter={filter}
        onChange={(next) => {
          setFilter(next);
          setPage(1);
        }}
      />
      <QueryView result={answer}>
        {({ mails, total }) => (
          <>
            {mails.length === 0 ? (
              <EmptyState title={t('none')} />
            ) : (
              <ListTable
                table="mails"
                caption={t('title')}
                columns={columns}
                rows={mails}
                keyOf={({ id }) => id}
                isWhole={total <= PAGE_SIZE}
                isStale={answer.isPlaceholderData}
              />
            )}
            <Pager page={page} pageSize={PAGE_SIZE} total={total} onPage={setPage} />
          </>
        )}
      </QueryView>
    </>
  );
}
