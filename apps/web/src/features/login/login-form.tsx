import { useRef, useState, type FormEvent } from 'react';
import { useNavigate } from '../../routing/use-navigator.ts';
import { isApiError } from '../../api/api-error.ts';
import { signIn } from './sign-in.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFocusOnError } from '../../ui/use-focus-on-error.ts';
import styles from './login-form.module.css';

interface LoginAttempt {
  readonly isBusy: boolean;
  readonly error: unknown;
  readonly send: (customerNumber: string, password: string) => Promise<void>;
}

/** Logs in and goes on to where the user was headed. */
function useLogin(onWrong: () => void): LoginAttempt {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const send = async (customerNumber: string, password: string): Promise<void> => {
    setBusy(true);
    setError(null);
    try {
      await navigate(await signIn(customerNumber, password), { replace: true });
    } catch (caught) {
      setError(caught);
      if (isApiError(caught, 'session.wrong-credentials')) onWrong();
    } finally {
      setBusy(false);
    }
  };
  return { isBusy, error, send };
}

/** Customer number and password. What is wrong is said without a hint at which of the two it is. */
export function LoginForm() {
  const t = useTexts('login');
  const errorText = useErrorText();
  const [customerNumber, setCustomerNumber] = useState('');
  const [password, setPassword] = useState('');
  const [attempts, setAttempts] = useState(0);
  const form = useFocusOnError(attempts);
  const passwordRef = useRef<HTMLInputElement>(null);
  const { isBusy, error, send } = useLogin(() => passwordRef.current?.select());

  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAttempts(attempts + 1);
    if (customerNumber.trim() !== '' && password !== '') void send(customerNumber.trim(), password);
  };
  const retry = isApiError(error, 'session.too-many-attempts') ? error.retryAfterSeconds : null;

  return (
    <form ref={form} noValidate onSubmit={submit} className={styles['form']} aria-label={t('title')}>
      <TextField
        label={t('customerNumber')}
        name="username"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        maxLength={40}
        required
        value={customerNumber}
        error={attempts > 0 && customerNumber.trim() === '' ? t('missing') : undefined}
        onChange={(event) => setCustomerNumber(event.target.value)}
      />
      <PasswordField
        ref={passwordRef}
        label={t('password')}
        name="password"
        maxLength={200}
        required
        value={password}
        error={attempts > 0 && password === '' ? t('missing') : undefined}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div role="alert" className={styles['finding']}>
        {error !== null && <p>{retry === null ? errorText(error) : t('wait', { count: retry })}</p>}
      </div>
      <Button type="submit" look="primary" isWide isBusy={isBusy}>
        {t('submit')}
      </Button>
    </form>
  );
}
