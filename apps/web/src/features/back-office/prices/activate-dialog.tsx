import { activatePriceList, getPriceList, listPriceLists, type OfficePriceList } from '@ringwerk/contract';
import { useState, type FormEvent } from 'react';
import { call } from '../../../api/call.ts';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useFieldErrors } from '../../../i18n/use-field-errors.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import formStyles from '../../../ui/form.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useFocusOnError } from '../../../ui/use-focus-on-error.ts';

interface ActivateDialogProps {
  readonly list: OfficePriceList;
  readonly onClose: () => void;
}

/** From when a draft counts: at once when no moment is chosen. It cannot be changed once it has begun. */
export function ActivateDialog({ list, onClose }: ActivateDialogProps) {
  const t = useTexts('prices');
  const errorText = useErrorText();
  const [from, setFrom] = useState('');
  // Said by the call itself: the fresh list takes the draft's page, and with it this dialog, off the screen.
  const activate = useOperationMutation(activatePriceList, [listPriceLists, getPriceList], async (input) => {
    const answer = await call(activatePriceList, input);
    showToast(t('activated'), { tone: 'good' });
    return answer;
  });
  const fieldError = useFieldErrors(activate.error);
  const form = useFocusOnError(activate.error);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    activate.mutate(
      {
        params: { id: list.id },
        body: { version: list.version, from: from === '' ? null : new Date(from).toISOString() },
      },
      { onSuccess: onClose },
    );
  };
  const finding = fieldError('/from') === undefined ? undefined : t('activate.past');
  return (
    <Dialog
      title={t('activate.title', { name: list.name })}
      isOpen
      onClose={onClose}
      actions={
        <Button look="primary" type="submit" form="activate-list" isBusy={activate.isPending}>
          {from === '' ? t('activate.now') : t('activate.then')}
        </Button>
      }
    >
      <form id="activate-list" ref={form} noValidate onSubmit={submit} className={formStyles['form']}>
        <p>{t(list.isAgreedOnly ? 'activate.leadAgreed' : 'activate.lead')}</p>
        <TextField
          label={t('list.from')}
          hint={t('activate.hint')}
          type="datetime-local"
          value={from}
          error={finding}
          onChange={(event) => setFrom(event.target.value)}
        />
        <div role="alert" className={formStyles['finding']}>
          {activate.isError && finding === undefined && errorText(activate.error)}
        </div>
      </form>
    </Dialog>
  );
}
