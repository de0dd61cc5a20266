import { useTexts } from '../../src/i18n/use-texts.ts';
import { FieldError } from '../../src/ui/field-error.tsx';
import { Field } from '../../src/ui/field.tsx';
import { PasswordField } from '../../src/ui/password-field.tsx';
import { TextArea } from '../../src/ui/text-area.tsx';
import { TextField } from '../../src/ui/text-field.tsx';
import type { Exhibit } from '../exhibit.ts';

function Fields() {
  const t = useTexts('stones');
  return (
    <Field label={t('importFile')} hint={t('importOriginHelp')} error={t('importEmpty')}>
      {(ids) => <input {...ids} type="file" />}
    </Field>
  );
}

function FieldErrors() {
  const t = useTexts('errors');
  return <FieldError>{t('field.missing')}</FieldError>;
}

function TextFields() {
  const t = useTexts('trade');
  return (
    <>
      <TextField label={t('commission')} hint={t('commissionHint')} defaultValue="Huber 24" />
      <TextField label={t('commission')} error={t('commissionMissing')} />
      <TextField label={`${t('requestedDate')} (${t('optional')})`} type="date" />
      <TextField label={t('weight')} suffix="g" defaultValue="8.40" inputMode="decimal" />
      <TextField label={t('customer')} defaultValue="Juwelier Berger" readOnly />
      <TextField label={t('customer')} disabled />
    </>
  );
}

function TextAreas() {
  const t = useTexts('trade');
  const errors = useTexts('errors');
  return (
    <>
      <TextArea label={t('note-workshop')} rows={3} />
      <TextArea label={t('note-workshop')} rows={2} error={errors('field.too-long', { maximum: '2000' })} />
    </>
  );
}

function PasswordFields() {
  const t = useTexts('house');
  const errors = useTexts('errors');
  return (
    <>
      <PasswordField label={t('password.new')} hint={t('password.rule')} defaultValue="gold and platinum" />
      <PasswordField label={t('password.new')} error={errors('field.too-short', { minimum: 10 })} />
    </>
  );
}

export const FIELDS: readonly Exhibit[] = [
  { part: 'TextField', isWide: true, States: TextFields },
  { part: 'TextArea', States: TextAreas },
  { part: 'PasswordField', States: PasswordFields },
  { part: 'Field', States: Fields },
  { part: 'FieldError', States: FieldErrors },
];
