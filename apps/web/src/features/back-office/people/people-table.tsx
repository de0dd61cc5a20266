import type { HouseRole, Person } from '@ringwerk/contract';
import { useState } from 'react';
import { useSession } from '../../../api/session-store.ts';
import type { MadeLink, PeopleSide } from '../../../domain/people/people-side.ts';
import { PersonActions } from '../../../domain/people/person-actions.tsx';
import { PersonDialog } from '../../../domain/people/person-dialog.tsx';
import { personName } from '../../../domain/people/person-name.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ListTable, type ListColumn } from '../../../ui/list-table/list-table.tsx';
import styles from '../office-table.module.css';

interface PeopleTableProps {
  readonly side: PeopleSide<HouseRole>;
  readonly people: readonly Person[];
  readonly onLink: (link: MadeLink) => void;
}

export function PeopleTable({ side, people, onLink }: PeopleTableProps) {
  const t = useTexts('people');
  const columns = useColumns();
  const [search, setSearch] = useState('');
  const [edited, setEdited] = useState<Person | null>(null);
  const words = search.trim().toLocaleLowerCase();
  const found = people.filter(({ name, email, customerNumber, role }) =>
    [name, email, customerNumber, t(`role.${role}`)].some((text) => text.toLocaleLowerCase().includes(words)),
  );
  const actions: ListColumn<Person> = {
    key: 'actions',
    label: '',
    isFigure: true,
    render: (person) => <PersonActions side={side} person={person} onEdit={() => setEdited(person)} onLink={onLink} />,
  };
  return (
    <>
      <div className={styles['bar']}>
        <TextField
          type="search"
          label={t('filter')}
          value={search}
          onChange={(event) => setSearch(event.target.value)}
        />
      </div>
      {found.length === 0 ? (
        <EmptyState title={t('none')} />
      ) : (
        <ListTable
          table="people"
          caption={t('lead')}
          columns={[...columns, actions]}
          rows={found}
          keyOf={(person) => person.id}
        />
      )}
      {edited !== null && <PersonDialog side={side} person={edited} onClose={() => setEdited(null)} />}
    </>
  );
}

function useColumns(): readonly ListColumn<Person>[] {
  const t = useTexts('people');
  const format = useFormat();
  const ownId = useSession()?.user.id;
  return [
    {
      key: 'name',
      label: t('name'),
      sortBy: personName,
      render: (person) => (
        <>
          {personName(person)}
          <span className={classNames(styles['line'], styles['soft'])}>
            {person.customerNumber}
            {person.id === ownId && ` · ${t('you')}`}
          </span>
        </>
      ),
    },
    { key: 'email', label: t('email'), sortBy: (person) => person.email, render: (person) => person.email },
    {
      key: 'role',
      label: t('role'),
      sortBy: (person) => t(`role.${person.role}`),
      render: (person) => t(`role.${person.role}`),
    },
    {
      key: 'state',
      label: t('state'),
      sortBy: (person) => person.state,
      render: (person) => t(`state.${person.state}`),
    },
    {
      key: 'lastLogin',
      label: t('lastLogin'),
      sortBy: (person) => person.lastLoginAt ?? '',
      render: ({ lastLoginAt }) =>
        lastLoginAt === null ? <span className={styles['soft']}>{t('never')}</span> : format.dateTime(lastLoginAt),
    },
    {
      key: 'sessions',
      label: t('sessions'),
      isFigure: true,
      sortBy: (person) => person.sessions,
      render: (person) => format.number(person.sessions),
    },
  ];
}
