import { resetPassword } from '@ringwerk/contract';
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
import { PasswordField } from '../../ui/password-field.tsx';
import { useFocusOnError } from '../../ui/use-focus-on-error.ts';

export function PasswordRedeemForm({ token }: { readonly token: string }) {
  const t = useTexts('house');
  const errorText = useErrorText();
  const [password, setPassword] = useState('');
  const request = useOperationMutation(resetPassword);
  const fieldError = useFieldErrors(request.error);
  const form = useFocusOnError(request.error);
  if (request.isSuccess) {
    return (
      <EmptyState title={t('password.done')} action={<ButtonLink url={PATHS.login}>{t('open.login')}</ButtonLink>} />
    );
  }
  // A used or expired link, whatever its code, means one thing to the reader: ask for a new one.
  const isLinkDead =
    request.error !== null &&
    request.error.status >= 400 &&
    request.error.status < 500 &&
    fieldError('/password') === undefined;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    request.mutate({ body: { token, password } });
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className={formStyles['form']}>
      <PasswordField
        label={t('password.new')}
        hint={t('password.rule')}
        autoComplete="new-password"
        maxLength={200}
        required
        value={password}
        error={fieldError('/password')}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div role="alert" className={formStyles['finding']}>
        {request.isError && (isLinkDead ? t('password.linkDead') : errorText(request.error))}
      </div>
      <div className={formStyles['actions']}>
        <Button type="submit" look="primary" isBusy={request.isPending}>
          {t('password.set')}
        </Button>
        <ButtonLink url={PATHS.passwordReset} look="quiet">
          {t('password.again')}
        </ButtonLink>
      </div>
    </form>
  );
}
