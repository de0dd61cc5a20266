import { listPeople } from '@ringwerk/contract';
import { useState } from 'react';
import { useOperationQuery } from '../../../api/use-operation-query.ts';
import { InviteDialog } from '../../../domain/people/invite-dialog.tsx';
import { LinkDialog } from '../../../domain/people/link-dialog.tsx';
import { staffSide, type MadeLink } from '../../../domain/people/people-side.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { MailsOff } from '../mails-off.tsx';
import { OfficeFrame } from '../office-frame.tsx';
import { OFFICE_SECTIONS } from '../office-sections.ts';
import styles from '../office-table.module.css';
import { PeopleTable } from './people-table.tsx';
import { RoleTable } from './role-table.tsx';

/** Everybody of the manufactory, their links, and what each role may do. */
export default function PeoplePage() {
  const t = useTexts('people');
  const answer = useOperationQuery(listPeople, {});
  const [isInviting, setInviting] = useState(false);
  const [link, setLink] = useState<MadeLink | null>(null);
  return (
    <OfficeFrame
      section={OFFICE_SECTIONS.people}
      actions={
        <Button look="primary" icon="plus" onClick={() => setInviting(true)}>
          {t('invite')}
        </Button>
      }
    >
      <p className={styles['lead']}>{t('lead')}</p>
      <MailsOff />
      <QueryView result={answer}>
        {({ people, hasMail }) => (
          <>
            <PeopleTable side={staffSide(hasMail)} people={people} onLink={setLink} />
            <InviteDialog
              side={staffSide(hasMail)}
              isOpen={isInviting}
              onClose={() => setInviting(false)}
              onInvited={(made) => {
                setInviting(false);
                setLink(made);
              }}
            />
          </>
        )}
      </QueryView>
      <RoleTable />
      <LinkDialog link={link} onClose={() => setLink(null)} />
    </OfficeFrame>
  );
}
