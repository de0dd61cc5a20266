import { PIN_PATTERN, setCustomerPin } from '@ringwerk/contract';
import { useId, useState, type FormEvent } from 'react';
import { keepPin } from '../../../api/customer-view.ts';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { PinField } from '../../../domain/customer-view/pin-field.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useFocusOnError } from '../../../ui/use-focus-on-error.ts';
import { useEnterCustomerView } from '../parts/use-enter-customer-view.ts';
import styles from './customer.module.css';

interface DialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Another PIN in place of the one that was chosen before. */
export function ChangePinDialog(props: DialogProps) {
  const t = useTexts('customer');
  return <PinDialog {...props} onChosen={() => showToast(t('pin.kept'), { tone: 'good' })} />;
}

/** The first PIN, after which the customer view begins. */
export function FirstPinDialog(props: DialogProps) {
  const { enter } = useEnterCustomerView();
  return <PinDialog {...props} onChosen={enter} />;
}

interface PinDialogProps extends DialogProps {
  readonly onChosen: () => void;
}

/** The jeweller chooses the PIN before the couple gets the tablet. */
function PinDialog({ isOpen, onClose, onChosen }: PinDialogProps) {
  const t = useTexts('customer');
  const formId = useId();
  const [isBusy, setBusy] = useState(false);
  return (
    <Dialog
      title={t('pin.title')}
      isOpen={isOpen}
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button look="primary" type="submit" form={formId} isBusy={isBusy}>
            {t('pin.submit')}
          </Button>
        </>
      }
    >
      <PinForm
        formId={formId}
        onBusy={setBusy}
        onChosen={() => {
          onClose();
          onChosen();
        }}
      />
    </Dialog>
  );
}

interface PinFormProps {
  readonly formId: string;
  readonly onBusy: (isBusy: boolean) => void;
  readonly onChosen: () => void;
}

function PinForm({ formId, onBusy, onChosen }: PinFormProps) {
  const t = useTexts('customer');
  const errorText = useErrorText();
  const choose = useOperationMutation(setCustomerPin);
  const [pin, setPin] = useState('');
  const [again, setAgain] = useState('');
  const [finding, setFinding] = useState<'short' | 'different' | null>(null);
  const [attempts, setAttempts] = useState(0);
  const form = useFocusOnError(attempts);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAttempts(attempts + 1);
    if (!PIN_PATTERN.test(pin)) return setFinding('short');
    if (pin !== again) return setFinding('different');
    setFinding(null);
    onBusy(true);
    choose
      .mutateAsync({ body: { pin } })
      .then(() => keepPin(pin))
      .then(onChosen)
      // The failure stands in `choose.error` and is shown below.
      .catch(() => undefined)
      .finally(() => onBusy(false));
  };
  return (
    <form ref={form} id={formId} className={styles['form']} onSubmit={submit}>
      <p className={styles['text']}>{t('pin.text')}</p>
      <PinField
        label={t('pin.pin')}
        hint={t('pin.hint')}
        value={pin}
        error={finding === 'short' ? t('pin.short') : undefined}
        onChange={setPin}
      />
      <PinField
        label={t('pin.again')}
        value={again}
        error={finding === 'different' ? t('pin.different') : undefined}
        onChange={setAgain}
      />
      {choose.error && <FieldError id={`${formId}-error`}>{errorText(choose.error)}</FieldError>}
    </form>
  );
}
