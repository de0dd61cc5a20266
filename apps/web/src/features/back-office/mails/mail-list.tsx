import { listMails, MAIL_KINDS, MAIL_SORTS, MAIL_STATES, type Mail, type MailSort } from '@ringwerk/contract';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { ListSearchField } from '../../../domain/rings/list-search-field.tsx';
import { useListSearch } from '../../../domain/rings/use-list-search.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { officeMailPath } from '../../../paths.ts';
import { Link } from '../../../routing/link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { ListTable, type ListColumn } from '../../../ui/list-table/list-table.tsx';
import { serverOrder } from '../../../ui/list-table/server-order.ts';
import { Pager } from '../../../ui/pager.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { MailsOff } from '../mails-off.tsx';
import { PAGE_SIZE, parseMailSearch, type MailSearch } from './mail-search.ts';
import styles from './mail.module.css';

const emptied = (text: string): string | undefined => (text === '' ? undefined : text);

function useColumns(): readonly ListColumn<Mail>[] {
  const t = useTexts('mails');
  const jobs = useTexts('jobs');
  const format = useFormat();
  const sorted = (sort: MailSort) => ({ key: sort, sort, label: t(sort) });
  return [
    {
      ...sorted('recipient'),
      render: ({ id, recipient }) => (
        <Link to={officeMailPath(id)} className={styles['recipient']}>
          {recipient}
        </Link>
      ),
    },
    { ...sorted('kind'), render: ({ kind }) => t(`kind.${kind}`) },
    { ...sorted('subject'), render: ({ subject }) => subject },
    {
      ...sorted('state'),
      render: ({ state, error }) => (
        <>
          <span className={styles[state]}>{t(`state.${state}`)}</span>
          {error !== null && <span className={styles['soft']}>{jobs(`error.${error}`)}</span>}
        </>
      ),
    },
    {
      ...sorted('written'),
      isDescendingFirst: true,
      isFigure: true,
      render: ({ createdAt }) => format.dateTime(createdAt),
    },
  ];
}

interface FiltersProps {
  readonly search: MailSearch;
  readonly change: ReturnType<typeof useListSearch<MailSearch>>[1];
}

function Filters({ search, change }: FiltersProps) {
  const t = useTexts('mails');
  return (
    <div className={styles['filters']} role="search">
      <ListSearchField
        label={t('recipient')}
        inAddress={search.recipient ?? ''}
        write={(words) => change({ recipient: emptied(words.slice(0, 120)) }, { isReplacing: true })}
      />
      <Select
        label={t('kind')}
        value={search.kind ?? 'all'}
        onChange={(kind) => change({ kind: kind === 'all' ? undefined : kind })}
        options={[
          { value: 'all' as const, label: t('kind.all') },
          ...MAIL_KINDS.map((value) => ({ value, label: t(`kind.${value}`) })),
        ]}
      />
      <Select
        label={t('state')}
        value={search.state ?? 'all'}
        onChange={(state) => change({ state: state === 'all' ? undefined : state })}
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
          value={search[end] ?? ''}
          onChange={(event) => change({ [end]: emptied(event.target.value) })}
        />
      ))}
    </div>
  );
}

/** Mails of the house, newest first until they are sorted. */
export function MailList() {
  const t = useTexts('mails');
  const [search, change] = useListSearch(parseMailSearch);
  const columns = useColumns();
  const { page = 1, ...filters } = search;
  const query = { ...filters, page, pageSize: PAGE_SIZE };
  const answer = useOperationQuery(listMails, { query }, { keepPrevious: true });
  return (
    <>
      <MailsOff />
      <Filters search={search} change={change} />
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
                order={serverOrder(MAIL_SORTS, search, {
                  start: { sort: 'written', isDescending: true },
                  onChange: change,
                })}
                isStale={answer.isPlaceholderData}
              />
            )}
            <Pager page={page} pageSize={PAGE_SIZE} total={total} onPage={(next) => change({ page: next })} />
          </>
        )}
      </QueryView>
    </>
  );
}
