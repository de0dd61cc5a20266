import { listUsers, type DealerRole, type DealerUser } from '@ringwerk/contract';
import { useState } from 'react';
import { useSession } from '../../api/session-store.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { InviteDialog } from '../../domain/people/invite-dialog.tsx';
import { LinkDialog } from '../../domain/people/link-dialog.tsx';
import { ownUsersSide, type MadeLink, type PeopleSide } from '../../domain/people/people-side.ts';
import { PersonActions } from '../../domain/people/person-actions.tsx';
import { PersonDialog } from '../../domain/people/person-dialog.tsx';
import { personName } from '../../domain/people/person-name.ts';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { PageSection } from '../../ui/page-section.tsx';
import { QueryView } from '../../ui/query-view.tsx';
import styles from './dealer-page.module.css';

/** Who logs in for the shop; its owner invites, changes and blocks. */
export function UsersSection() {
  const t = useTexts('dealer');
  const p = useTexts('people');
  const answer = useOperationQuery(listUsers, {});
  const [link, setLink] = useState<MadeLink | null>(null);
  const [isInviting, setInviting] = useState(false);
  return (
    <PageSection title={t('staff.title')} lead={t('staff.leadOwner')}>
      <QueryView result={answer}>
        {({ users, hasMail }) => {
          const side = ownUsersSide(hasMail);
          return (
            <>
              <Users side={side} users={users} onLink={setLink} />
              <Button icon="plus" onClick={() => setInviting(true)} className={styles['after']}>
                {p('invite')}
              </Button>
              <InviteDialog
                side={side}
                isOpen={isInviting}
                onClose={() => setInviting(false)}
                onInvited={(made) => {
                  setInviting(false);
                  setLink(made);
                }}
              />
            </>
          );
        }}
      </QueryView>
      <LinkDialog link={link} onClose={() => setLink(null)} />
    </PageSection>
  );
}

interface UsersProps {
  readonly side: PeopleSide<DealerRole>;
  readonly users: readonly DealerUser[];
  readonly onLink: (link: MadeLink) => void;
}

function Users({ side, users, onLink }: UsersProps) {
  const p = useTexts('people');
  const format = useFormat();
  const ownId = useSession()?.user.id;
  const [edited, setEdited] = useState<DealerUser | null>(null);
  const lineOf = ({ id, customerNumber, state, lastLoginAt }: DealerUser): string =>
    [
      customerNumber,
      ...(id === ownId ? [p('you')] : []),
      ...(state === 'active' ? [] : [p(`state.${state}`)]),
      `${p('lastLogin')}: ${lastLoginAt === null ? p('never') : format.dateTime(lastLoginAt)}`,
    ].join(' · ');
  return (
    <>
      <ul className={styles['people']}>
        {users.map((user) => (
          <li key={user.id} className={styles['user']} data-state={user.state}>
            <span className={styles['who']}>
              <span>{personName(user)}</span>
              <span className={styles['small']}>{lineOf(user)}</span>
            </span>
            <span>{p(`role.${user.role}`)}</span>
            <PersonActions side={side} person={user} onEdit={() => setEdited(user)} onLink={onLink} />
          </li>
        ))}
      </ul>
      {edited !== null && <PersonDialog side={side} person={edited} onClose={() => setEdited(null)} />}
    </>
  );
}
