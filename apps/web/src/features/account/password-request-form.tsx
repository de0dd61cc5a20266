import { requestPasswordReset } from '@ringwerk/contract';
import { useState, type FormEvent } from 'react';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useFieldErrors } from '../../i18n/use-field-errors.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import formStyles from '../../ui/form.module.css';
import { TextField } from '../../ui/text-field.tsx';
import { useFocusOnError } from '../../ui/use-focus-on-error.ts';

/** The answer is the same for a known and an unknown number. */
export function PasswordRequestForm() {
  const t = useTexts('house');
  const errorText = useErrorText();
  const [customerNumber, setCustomerNumber] = useState('');
  const request = useOperationMutation(requestPasswordReset);
  const fieldError = useFieldErrors(request.error);
  const form = useFocusOnError(request.error);
  if (request.isSuccess) {
    return (
      <EmptyState title={t('password.sent')} action={<ButtonLink url={PATHS.login}>{t('open.login')}</ButtonLink>}>
        <p>{t('password.sentText')}</p>
      </EmptyState>
    );
  }
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    request.mutate({ body: { customerNumber: customerNumber.trim() } });
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className={formStyles['form']}>
      <TextField
        label={t('password.customerNumber')}
        autoComplete="username"
        maxLength={40}
        required
        value={customerNumber}
        error={fieldError('/customerNumber')}
        onChange={(event) => setCustomerNumber(event.target.value)}
      />
      <div role="alert" className={formStyles['finding']}>
        {request.isError && errorText(request.error)}
      </div>
      <div className={formStyles['actions']}>
        <Button type="submit" look="primary" isBusy={request.isPending}>
          {t('password.submit')}
        </Button>
      </div>
    </form>
  );
}
