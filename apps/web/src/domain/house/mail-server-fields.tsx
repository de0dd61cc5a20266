import { MAIL_SECURITIES } from '@ringwerk/contract';
import { useTexts } from '../../i18n/use-texts.ts';
import formStyles from '../../ui/form.module.css';
import { PasswordField } from '../../ui/password-field.tsx';
import { Select } from '../../ui/select.tsx';
import { Switch } from '../../ui/switch.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { withSecurity, type MailServerDraft } from './mail-server-draft.ts';

interface MailServerFieldsProps {
  readonly draft: MailServerDraft;
  readonly onChange: (draft: MailServerDraft) => void;
  /** Whether a password is kept already: it is not shown, and stays unless another is typed. */
  readonly hasPassword?: boolean;
  readonly fieldError: (field: keyof MailServerDraft) => string | undefined;
}

/** The mail server of a house, in the two columns of a form. */
export function MailServerFields({ draft, onChange, hasPassword = false, fieldError }: MailServerFieldsProps) {
  const t = useTexts('settings');
  const text = (field: 'host' | 'port' | 'user' | 'from') => ({
    value: draft[field],
    error: fieldError(field),
    onChange: (event: { readonly target: { readonly value: string } }) =>
      onChange({ ...draft, [field]: event.target.value }),
  });
  return (
    <>
      <TextField label={t('mail.host')} autoComplete="off" spellCheck={false} maxLength={253} {...text('host')} />
      <TextField label={t('mail.from')} hint={t('mail.fromHint')} type="email" maxLength={254} {...text('from')} />
      <Select
        label={t('mail.security')}
        value={draft.security}
        onChange={(security) => onChange(withSecurity(draft, security))}
        options={MAIL_SECURITIES.map((value) => ({ value, label: t(`mail.security.${value}`) }))}
      />
      <TextField label={t('mail.port')} inputMode="numeric" autoComplete="off" maxLength={5} {...text('port')} />
      <TextField
        label={t('mail.user')}
        hint={t('mail.userHint')}
        autoComplete="off"
        spellCheck={false}
        maxLength={200}
        {...text('user')}
      />
      <PasswordField
        label={t('mail.password')}
        hint={hasPassword ? t('mail.passwordKept') : undefined}
        autoComplete="new-password"
        maxLength={500}
        value={draft.password}
        error={fieldError('password')}
        onChange={(event) => onChange({ ...draft, password: event.target.value })}
      />
      <div className={formStyles['whole']}>
        <Switch isOn={draft.isInner} onChange={(isInner) => onChange({ ...draft, isInner })}>
          {t('mail.inner')}
        </Switch>
        <p className={formStyles['hint']}>{t('mail.innerHint')}</p>
      </div>
    </>
  );
}
