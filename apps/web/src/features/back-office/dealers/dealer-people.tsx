import { AREAS, getMailState, mayEnter, type DealerFile, type DealerRole, type DealerUser } from '@ringwerk/contract';
import { useState } from 'react';
import { useSession, visitorOf } from '../../../api/session-store.ts';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { InviteDialog } from '../../../domain/people/invite-dialog.tsx';
import { LinkDialog } from '../../../domain/people/link-dialog.tsx';
import { dealerUsersSide, type MadeLink, type PeopleSide } from '../../../domain/people/people-side.ts';
import { PersonActions } from '../../../domain/people/person-actions.tsx';
import { PersonDialog } from '../../../domain/people/person-dialog.tsx';
import { personName } from '../../../domain/people/person-name.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { classNames } from '../../../ui/class-names.ts';
import { ListTable, type ListColumn } from '../../../ui/list-table/list-table.tsx';
import styles from '../office-table.module.css';
import own from './dealers.module.css';

/** Who logs in for the dealer, and for whom sales may do what the owner does for himself. */
export function DealerPeople({ file }: { readonly file: DealerFile }) {
  const mayChange = mayEnter(AREAS.officeDealerFiles, visitorOf(useSession()));
  const columns = useColumns();
  const t = useTexts('people');
  return mayChange ? (
    <ChangedPeople file={file} columns={columns} />
  ) : (
    <ListTable table="dealer-people" caption={t('users')} columns={columns} rows={file.people} keyOf={({ id }) => id} />
  );
}

interface ChangedPeopleProps {
  readonly file: DealerFile;
  readonly columns: readonly ListColumn<DealerUser>[];
}

function ChangedPeople({ file, columns }: ChangedPeopleProps) {
  const t = useTexts('people');
  const hasMail = useOperationQuery(getMailState, {}).data?.isOn ?? false;
  const side: PeopleSide<DealerRole> = dealerUsersSide(file.id, hasMail);
  const [isInviting, setInviting] = useState(false);
  const [edited, setEdited] = useState<DealerUser | null>(null);
  const [link, setLink] = useState<MadeLink | null>(null);
  const actions: ListColumn<DealerUser> = {
    key: 'actions',
    label: '',
    isFigure: true,
    render: (person) => <PersonActions side={side} person={person} onEdit={() => setEdited(person)} onLink={setLink} />,
  };
  return (
    <>
      {file.state !== 'closed' && (
        <Button icon="plus" onClick={() => setInviting(true)} className={own['above']}>
          {t('invite')}
        </Button>
      )}
      <ListTable
        table="dealer-people"
        caption={t('users')}
        columns={[...columns, actions]}
        rows={file.people}
        keyOf={({ id }) => id}
      />
      <InviteDialog
        side={side}
        isOpen={isInviting}
        onClose={() => setInviting(false)}
        onInvited={(made) => {
          setInviting(false);
          setLink(made);
        }}
      />
      {edited !== null && <PersonDialog side={side} person={edited} onClose={() => setEdited(null)} />}
      <LinkDialog link={link} onClose={() => setLink(null)} />
    </>
  );
}

function useColumns(): readonly ListColumn<DealerUser>[] {
  const t = useTexts('people');
  const format = useFormat();
  return [
    {
      key: 'name',
      label: t('name'),
      sortBy: personName,
      render: (person) => (
        <>
          {personName(person)}
          <span className={classNames(styles['line'], styles['soft'])}>{person.customerNumber}</span>
          {person.name !== '' && <span className={classNames(styles['line'], styles['soft'])}>{person.email}</span>}
        </>
      ),
    },
    { key: 'role', label: t('role'), sortBy: ({ role }) => role, render: ({ role }) => t(`role.${role}`) },
    { key: 'state', label: t('state'), sortBy: ({ state }) => state, render: ({ state }) => t(`state.${state}`) },
    {
      key: 'lastLogin',
      label: t('lastLogin'),
      isFigure: true,
      sortBy: ({ lastLoginAt }) => lastLoginAt ?? '',
      render: ({ lastLoginAt }) => (lastLoginAt === null ? t('never') : format.dateTime(lastLoginAt)),
    },
  ];
}
