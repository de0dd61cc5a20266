import { useState, type FormEvent } from 'react';
import { isApiError } from '../../api/api-error.ts';
import { endCustomerView, leaveByLogout } from '../../api/customer-view.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import styles from './leave-form.module.css';
import { PinField } from './pin-field.tsx';

/** The way back to the trade side: the PIN, and nothing that a couple could press by mistake. */
export function LeaveForm({ onLeft }: { readonly onLeft?: () => void }) {
  const t = useTexts('customer');
  const errorText = useErrorText();
  const [pin, setPin] = useState('');
  const [error, setError] = useState<unknown>(null);
  const [isBusy, setBusy] = useState(false);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setBusy(true);
    endCustomerView(pin)
      .then(() => onLeft?.())
      .catch((reason: unknown) => {
        setError(reason);
        setPin('');
      })
      .finally(() => setBusy(false));
  };
  const wait = isApiError(error) ? error.retryAfterSeconds : null;
  const said = error === null ? undefined : wait === null ? errorText(error) : t('leave.wait', { seconds: wait });
  return (
    <form className={styles['form']} onSubmit={submit}>
      <PinField label={t('leave.pin')} value={pin} error={said} onChange={setPin} />
      <Button look="primary" type="submit" isBusy={isBusy} disabled={pin === ''}>
        {t('leave.submit')}
      </Button>
      <p className={styles['hint']}>{t('leave.forgotten')}</p>
      <Button look="quiet" icon="logout" onClick={() => void leaveByLogout()}>
        {t('leave.logout')}
      </Button>
    </form>
  );
}
