import { emptyHouse, type Trial } from '@ringwerk/contract';
import { useState, type FormEvent } from 'react';
import { isApiError } from '../../../api/api-error.ts';
import { queryClient } from '../../../api/query-client.ts';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useFieldErrors } from '../../../i18n/use-field-errors.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useFocusOnError } from '../../../ui/use-focus-on-error.ts';
import styles from './settings.module.css';

interface EmptyHouseDialogProps {
  readonly trial: Trial;
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What goes and what stays, and the name of the house to be typed. */
export function EmptyHouseDialog({ trial, isOpen, onClose }: EmptyHouseDialogProps) {
  const t = useTexts('settings');
  const ui = useTexts('ui');
  const errorText = useErrorText();
  const [confirm, setConfirm] = useState('');
  const empty = useOperationMutation(emptyHouse);
  const fieldError = useFieldErrors(empty.error);
  const form = useFocusOnError(empty.error);
  const close = (): void => {
    empty.reset();
    setConfirm('');
    onClose();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    empty.mutate(
      { body: { confirm } },
      {
        onAnswer: ({ backup }) => {
          showToast(t('trial.done', { backup }), { tone: 'good' });
          // Whatever was on a page of the trial is gone.
          void queryClient.invalidateQueries();
        },
        onSuccess: close,
      },
    );
  };
  const isOther = isApiError(empty.error) && empty.error.issues.length > 0;
  return (
    <Dialog
      title={t('trial.empty')}
      isOpen={isOpen}
      onClose={close}
      actions={
        <>
          <Button look="quiet" onClick={close}>
            {ui('cancel')}
          </Button>
          <Button look="danger" type="submit" form="empty-house" isBusy={empty.isPending} disabled={confirm === ''}>
            {t('trial.confirm')}
          </Button>
        </>
      }
    >
      <form id="empty-house" ref={form} noValidate onSubmit={submit} className={styles['empty']}>
        <Losses counts={trial.counts} />
        <TextField
          label={t('trial.name', { company: trial.company })}
          autoComplete="off"
          maxLength={200}
          value={confirm}
          error={fieldError('/confirm')}
          onChange={(event) => setConfirm(event.target.value)}
        />
        <div role="alert">{empty.isError && !isOther && errorText(empty.error)}</div>
      </form>
    </Dialog>
  );
}

function Losses({ counts }: Pick<Trial, 'counts'>) {
  const t = useTexts('settings');
  const format = useFormat();
  // The keys of a count are those of its schema.
  const kinds = Object.keys(counts) as (keyof Trial['counts'])[];
  return (
    <>
      <p>{t('trial.goes')}</p>
      <dl className={styles['counts']}>
        {kinds.map((kind) => (
          <div key={kind}>
            <dt>{t(`trial.count.${kind}`)}</dt>
            <dd>{format.number(counts[kind])}</dd>
          </div>
        ))}
      </dl>
      <p>{t('trial.stays')}</p>
      <p>{t('trial.backupFirst')}</p>
    </>
  );
}
