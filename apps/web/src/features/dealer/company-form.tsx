import { getDealer, updateDealer, type Dealer } from '@ringwerk/contract';
import type { FormEvent } from 'react';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useFieldErrors } from '../../i18n/use-field-errors.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import formStyles from '../../ui/form.module.css';
import { PageSection } from '../../ui/page-section.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useFocusOnError } from '../../ui/use-focus-on-error.ts';

const FIELDS = [
  { name: 'company', autoComplete: 'organization', maxLength: 120 },
  { name: 'email', autoComplete: 'email', maxLength: 200 },
  { name: 'phone', autoComplete: 'tel', maxLength: 40 },
  { name: 'street', autoComplete: 'street-address', maxLength: 120 },
  { name: 'postcode', autoComplete: 'postal-code', maxLength: 20 },
  { name: 'city', autoComplete: 'address-level2', maxLength: 80 },
] as const;
type FieldName = (typeof FIELDS)[number]['name'];

/** All six fields as typed; an emptied one is sent empty, so that it can be cleared. */
function bodyOf(form: HTMLFormElement): Record<FieldName, string> {
  const data = new FormData(form);
  const text = (name: FieldName): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value.trim() : '';
  };
  return {
    company: text('company'),
    email: text('email'),
    phone: text('phone'),
    street: text('street'),
    postcode: text('postcode'),
    city: text('city'),
  };
}

export function CompanyForm({ dealer, isOwner }: { readonly dealer: Dealer; readonly isOwner: boolean }) {
  const t = useTexts('dealer');
  const ui = useTexts('ui');
  const errorText = useErrorText();
  const update = useOperationMutation(updateDealer, [getDealer]);
  const fieldError = useFieldErrors(update.error);
  const form = useFocusOnError(update.error);
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    update.mutate({ body: bodyOf(event.currentTarget) }, { onAnswer: () => showToast(t('saved'), { tone: 'good' }) });
  };
  return (
    <PageSection title={t('company.title')} lead={t('company.lead', { number: dealer.customerNumber })}>
      <form ref={form} noValidate onSubmit={submit} className={classNames(formStyles['form'], formStyles['two'])}>
        {FIELDS.map(({ name, ...rest }) => (
          <TextField
            key={name}
            name={name}
            label={t(`company.${name}`)}
            defaultValue={dealer[name]}
            readOnly={!isOwner}
            error={fieldError(`/${name}`)}
            {...rest}
          />
        ))}
        <div role="alert" className={formStyles['finding']}>
          {update.isError && errorText(update.error)}
        </div>
        {isOwner && (
          <div className={formStyles['actions']}>
            <Button type="submit" look="primary" isBusy={update.isPending}>
              {ui('save')}
            </Button>
          </div>
        )}
      </form>
    </PageSection>
  );
}
