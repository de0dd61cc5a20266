import type { TestMailAnswer } from '@ringwerk/contract';
import { useTexts } from '../../i18n/use-texts.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { isApiError } from '../../api/api-error.ts';
import { Button } from '../../ui/button.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './test-mail.module.css';

interface TestMailProps {
  readonly to: string;
  readonly onTo: (to: string) => void;
  readonly onSend: () => void;
  readonly isSending: boolean;
  /** What came of the last one; absent until it was sent. */
  readonly answer: TestMailAnswer | undefined;
  readonly error: unknown;
  readonly toError: string | undefined;
}

/** A mail to oneself through the server that is typed, and what came of it. */
export function TestMail({ to, onTo, onSend, isSending, answer, error, toError }: TestMailProps) {
  const t = useTexts('settings');
  const errorText = useErrorText();
  // Findings stand at their fields.
  const hasFields = isApiError(error) && error.issues.length > 0;
  return (
    <div className={styles['test']}>
      <div className={styles['ask']}>
        <TextField
          className={styles['to']}
          label={t('mail.to')}
          type="email"
          autoComplete="email"
          maxLength={254}
          value={to}
          error={toError}
          onChange={(event) => onTo(event.target.value)}
        />
        <Button onClick={onSend} isBusy={isSending}>
          {t('mail.test')}
        </Button>
      </div>
      <div role="status" className={styles['outcome']}>
        {answer !== undefined && !isSending && <Outcome answer={answer} to={to} />}
        {error !== null && !hasFields && <p className={styles['bad']}>{errorText(error)}</p>}
      </div>
    </div>
  );
}

function Outcome({ answer: { outcome, detail }, to }: { readonly answer: TestMailAnswer; readonly to: string }) {
  const t = useTexts('settings');
  return (
    <>
      <p className={styles[outcome === 'sent' ? 'good' : 'bad']}>{t(`mail.outcome.${outcome}`, { to })}</p>
      {detail !== null && (
        <p className={styles['detail']}>
          {t('mail.detail')} <q>{detail}</q>
        </p>
      )}
    </>
  );
}
