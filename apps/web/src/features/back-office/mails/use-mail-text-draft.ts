import { getMailText, putMailText, restoreMailText, type MailText } from '@ringwerk/contract';
import { useState } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { call } from '../../../api/call.ts';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { showToast } from '../../../ui/toast-store.ts';

export type MailWords = Pick<MailText, 'subject' | 'body'>;

/** A text while somebody edits it: its words, the saved text that they are made on, and what somebody else has saved since. */
export function useMailTextDraft(opened: MailText) {
  const t = useTexts('mails');
  const errorText = useErrorText();
  const [words, setWords] = useState<MailWords>({ subject: opened.subject, body: opened.body });
  const [base, setBase] = useState(opened);
  const [theirs, setTheirs] = useState<MailText | null>(null);
  const put = useOperationMutation(putMailText, [getMailText]);
  const restoring = useOperationMutation(restoreMailText, [getMailText]);
  const params = { kind: opened.kind, language: opened.language };
  const take = (saved: MailText): void => {
    setBase(saved);
    setWords({ subject: saved.subject, body: saved.body });
    setTheirs(null);
    put.reset();
  };
  const fail = (error: unknown) => showToast(errorText(error), { tone: 'bad' });
  const compare = (error: unknown): void => {
    if (isApiError(error, 'conflict')) void call(getMailText, { params }).then(setTheirs, fail);
  };
  const save = (basedOn: string | null): void =>
    put.mutate(
      { params, body: { subject: words.subject.trim(), body: words.body.trim(), basedOn } },
      {
        onError: compare,
        onAnswer: () => showToast(t('texts.saved'), { tone: 'good' }),
        onSuccess: take,
      },
    );
  return {
    words,
    setWords,
    base,
    theirs,
    take,
    error: put.error,
    isSaving: put.isPending,
    isRestoring: restoring.isPending,
    save: () => save(base.updatedAt),
    /** Over what somebody else has saved. */
    keep: (saved: MailText): void => {
      setBase(saved);
      setTheirs(null);
      save(saved.updatedAt);
    },
    dismiss: () => setTheirs(null),
    restore: (onEnd: () => void): void =>
      restoring.mutate(
        { params, body: { basedOn: base.updatedAt } },
        {
          onSettled: onEnd,
          onError: compare,
          onAnswer: () => showToast(t('texts.restored'), { tone: 'good' }),
          onSuccess: take,
        },
      ),
  };
}
