import { getMail, listMails, printMail, resendMail, type WholeMail } from '@ringwerk/contract';
import { useState } from 'react';
import type { AnswerOf } from '../../../api/call.ts';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { officeMailPath } from '../../../paths.ts';
import { useNavigate } from '../../../routing/use-navigator.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { MailLetter } from './mail-letter.tsx';

interface StepProps {
  readonly mail: WholeMail;
}

/** Sends a mail again; what happens to a password or link is said before. */
function ResendStep({ mail: { id, resend: renewal } }: StepProps) {
  const t = useTexts('mails');
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [isAsking, setIsAsking] = useState(false);
  const resend = useOperationMutation(resendMail, [listMails, getMail]);
  const close = (): void => setIsAsking(false);
  if (renewal === null) return null;
  const send = (): void =>
    resend.mutate(
      { params: { id } },
      {
        onSettled: close,
        onError: (error) => showToast(errorText(error), { tone: 'bad' }),
        onAnswer: ({ recipient }) => showToast(t('resent', { recipient }), { tone: 'good' }),
        onward: ({ id: newId }) => void navigate(officeMailPath(newId)),
      },
    );
  return (
    <>
      <Button look="primary" onClick={() => setIsAsking(true)}>
        {t('resend')}
      </Button>
      <ConfirmDialog
        title={t('resend.title')}
        isOpen={isAsking}
        confirmLabel={t('resend')}
        isBusy={resend.isPending}
        onClose={close}
        onConfirm={send}
      >
        <p>{t(`resend.${renewal}`)}</p>
      </ConfirmDialog>
    </>
  );
}

/** Shows a mail as a letter for paper, once. */
function PrintStep({ mail: { id, print: renewal } }: StepProps) {
  const t = useTexts('mails');
  const errorText = useErrorText();
  const [isAsking, setIsAsking] = useState(false);
  const [letter, setLetter] = useState<AnswerOf<typeof printMail> | null>(null);
  const print = useOperationMutation(printMail, [listMails, getMail]);
  const close = (): void => setIsAsking(false);
  const show = (): void =>
    print.mutate(
      { params: { id } },
      { onSettled: close, onError: (error) => showToast(errorText(error), { tone: 'bad' }), onSuccess: setLetter },
    );
  return (
    <>
      {renewal !== null && <Button onClick={() => setIsAsking(true)}>{t('print')}</Button>}
      <ConfirmDialog
        title={t('print.title')}
        isOpen={isAsking}
        confirmLabel={t('print.show')}
        isBusy={print.isPending}
        onClose={close}
        onConfirm={show}
      >
        <p>{renewal !== null && t(`print.${renewal}`)}</p>
      </ConfirmDialog>
      <MailLetter letter={letter} onClose={() => setLetter(null)} />
    </>
  );
}

export function MailSteps({ mail }: StepProps) {
  return (
    <>
      <PrintStep mail={mail} />
      <ResendStep mail={mail} />
    </>
  );
}
