import { acceptInvitation } from '@ringwerk/contract';
import { useState, type FormEvent } from 'react';
import { isApiError } from '../../api/api-error.ts';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useFieldErrors } from '../../i18n/use-field-errors.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PATHS } from '../../paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import formStyles from '../../ui/form.module.css';
import { OpenFrame } from '../../ui/open-frame.tsx';
import { Page } from '../../ui/page.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { useFocusOnError } from '../../ui/use-focus-on-error.ts';

/** Where an invited person sets name and password, with the link of the invitation. */
export default function InvitationPage() {
  const t = useTexts('people');
  const [token] = useState(() => new URLSearchParams(location.search).get('token') ?? '');
  const accept = useOperationMutation(acceptInvitation);
  const login = useTexts('house');
  const isDead = token === '' || isApiError(accept.error, 'invitation.dead');
  return (
    <OpenFrame>
      <Page
        title={t('invitation.title')}
        lead={isDead || accept.isSuccess ? undefined : t('invitation.lead')}
        width="reading"
      >
        {accept.isSuccess ? (
          <EmptyState
            title={t('invitation.done')}
            action={<ButtonLink url={PATHS.login}>{login('open.login')}</ButtonLink>}
          >
            <p>{t('invitation.doneText', { number: accept.data.customerNumber })}</p>
          </EmptyState>
        ) : isDead ? (
          <EmptyState title={t('invitation.dead')}>
            <p>{t('invitation.deadText')}</p>
          </EmptyState>
        ) : (
          <InvitationForm token={token} accept={accept} />
        )}
      </Page>
    </OpenFrame>
  );
}

interface InvitationFormProps {
  readonly token: string;
  readonly accept: ReturnType<typeof useOperationMutation<typeof acceptInvitation>>;
}

function InvitationForm({ token, accept }: InvitationFormProps) {
  const t = useTexts('people');
  const house = useTexts('house');
  const errorText = useErrorText();
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const fieldError = useFieldErrors(accept.error);
  const form = useFocusOnError(accept.error);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    accept.mutate({ body: { token, name: name.trim(), password } });
  };
  return (
    <form ref={form} noValidate onSubmit={submit} className={formStyles['form']}>
      <TextField
        label={t('invitation.name')}
        autoComplete="name"
        maxLength={120}
        required
        value={name}
        error={fieldError('/name')}
        onChange={(event) => setName(event.target.value)}
      />
      <PasswordField
        label={t('invitation.password')}
        hint={house('password.rule')}
        autoComplete="new-password"
        maxLength={200}
        required
        value={password}
        error={fieldError('/password')}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div role="alert" className={formStyles['finding']}>
        {accept.isError && errorText(accept.error)}
      </div>
      <div className={formStyles['actions']}>
        <Button type="submit" look="primary" isBusy={accept.isPending}>
          {t('invitation.submit')}
        </Button>
      </div>
    </form>
  );
}
