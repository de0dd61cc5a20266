import { decideRegistration, listRegistrations, type Registration } from '@ringwerk/contract';
import { useState } from 'react';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { FirstPasswordDialog, type FirstAccess } from './first-password-dialog.tsx';
import { RegistrationCard } from './registration-card.tsx';
import styles from './board.module.css';

/** Requests for access, open ones first. Approving makes a dealer; the number and first password are shown once. */
export function RegistrationsBoard() {
  const t = useTexts('house');
  const errorText = useErrorText();
  const answer = useOperationQuery(listRegistrations, {});
  const decide = useOperationMutation(decideRegistration, [listRegistrations]);
  const [access, setAccess] = useState<FirstAccess | null>(null);
  const [declining, setDeclining] = useState<Registration | null>(null);

  const send = (registration: Registration, decision: 'approve' | 'decline'): void => {
    decide.mutate(
      { params: { id: registration.id }, body: { decision } },
      {
        onSuccess: ({ registration: decided, firstPassword }) => {
          setDeclining(null);
          if (decided.customerNumber === null) return;
          setAccess({ company: decided.company, customerNumber: decided.customerNumber, firstPassword });
        },
        onError: (error) => showToast(errorText(error), { tone: 'bad' }),
      },
    );
  };

  if (answer.isPending) return <Spinner />;
  if (answer.isError) return <ErrorState error={answer.error} onRetry={() => void answer.refetch()} />;
  const { registrations } = answer.data;
  if (registrations.length === 0) return <EmptyState title={t('office.noRegistrations')} />;
  return (
    <>
      <ul className={styles['cards']}>
        {registrations.map((registration) => (
          <RegistrationCard key={registration.id} registration={registration}>
            <Button look="primary" isBusy={decide.isPending} onClick={() => send(registration, 'approve')}>
              {t('office.approve')}
            </Button>
            <Button look="quiet" disabled={decide.isPending} onClick={() => setDeclining(registration)}>
              {t('office.decline')}
            </Button>
          </RegistrationCard>
        ))}
      </ul>
      <ConfirmDialog
        title={t('office.declineTitle', { company: declining?.company ?? '' })}
        isOpen={declining !== null}
        isDanger
        isBusy={decide.isPending}
        confirmLabel={t('office.decline')}
        onConfirm={() => declining && send(declining, 'decline')}
        onClose={() => setDeclining(null)}
      >
        <p>{t('office.declineText')}</p>
      </ConfirmDialog>
      <FirstPasswordDialog access={access} onClose={() => setAccess(null)} />
    </>
  );
}
