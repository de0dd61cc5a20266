import { changePassword, listSessions } from '@ringwerk/contract';
import { useState, type FormEvent } from 'react';
import { isApiError } from '../../api/api-error.ts';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useFieldErrors } from '../../i18n/use-field-errors.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import formStyles from '../../ui/form.module.css';
import { PageSection } from '../../ui/page-section.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useFocusOnError } from '../../ui/use-focus-on-error.ts';

const NOTHING = { current: '', password: '' };

/** Another password, with the present one; it ends every other login. */
export function PasswordSection() {
  const t = useTexts('account');
  const h = useTexts('house');
  const errorText = useErrorText();
  const [fields, setFields] = useState(NOTHING);
  const change = useOperationMutation(changePassword, [listSessions]);
  const fieldError = useFieldErrors(change.error);
  const form = useFocusOnError(change.error);
  const isWrong = isApiError(change.error, 'account.wrong-password');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    change.mutate(
      { body: fields },
      {
        onAnswer: () => showToast(t('password.changed'), { tone: 'good' }),
        onSuccess: () => setFields(NOTHING),
      },
    );
  };
  const isAtField = isWrong || fieldError('/password') !== undefined || fieldError('/current') !== undefined;
  return (
    <PageSection title={t('password.title')} lead={t('password.lead')}>
      <form ref={form} noValidate onSubmit={submit} className={formStyles['form']}>
        <PasswordField
          label={t('password.current')}
          autoComplete="current-password"
          maxLength={200}
          required
          value={fields.current}
          error={isWrong ? errorText(change.error) : fieldError('/current')}
          onChange={(event) => setFields({ ...fields, current: event.target.value })}
        />
        <PasswordField
          label={h('password.new')}
          hint={h('password.rule')}
          autoComplete="new-password"
          maxLength={200}
          required
          value={fields.password}
          error={fieldError('/password')}
          onChange={(event) => setFields({ ...fields, password: event.target.value })}
        />
        <div role="alert" className={formStyles['finding']}>
          {change.isError && !isAtField && errorText(change.error)}
        </div>
        <div className={formStyles['actions']}>
          <Button type="submit" look="primary" isBusy={change.isPending}>
            {t('password.submit')}
          </Button>
        </div>
      </form>
    </PageSection>
  );
}
