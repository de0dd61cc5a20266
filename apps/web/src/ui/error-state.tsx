import { isApiError } from '../api/api-error.ts';
import { useErrorText } from '../i18n/use-error-text.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { Button } from './button.tsx';
import { EmptyState } from './empty-state.tsx';
import styles from './error-state.module.css';

/** Something failed: the sentence for its code, the number for a call to us, and another try. */
export function ErrorState({
  error,
  onRetry,
}: {
  readonly error: unknown;
  readonly onRetry?: (() => void) | undefined;
}) {
  const t = useTexts('ui');
  const errors = useTexts('errors');
  const errorText = useErrorText();
  const isForbidden = isApiError(error, 'session.forbidden');
  const requestId = isApiError(error) ? error.requestId : '';
  return (
    <div role="alert">
      <EmptyState
        title={isForbidden ? errors('session.required') : t('error.title')}
        action={
          onRetry &&
          // Another try would be refused likewise.
          !isForbidden && (
            <Button look="secondary" onClick={onRetry}>
              {t('retry')}
            </Button>
          )
        }
      >
        <p>{errorText(error)}</p>
        {requestId !== '' && <p className={styles['id']}>{t('error.id', { id: requestId })}</p>}
      </EmptyState>
    </div>
  );
}
