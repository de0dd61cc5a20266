import { changeDealerBilling } from '@ringwerk/contract';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useFieldErrors } from '../../../i18n/use-field-errors.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import formStyles from '../../../ui/form.module.css';
import { TextField } from '../../../ui/text-field.tsx';
import { billingChange } from './dealer-draft.ts';
import { DealerForm } from './dealer-form.tsx';
import styles from './dealers.module.css';
import type { DealerDraftState } from './use-dealer-draft.ts';
import { FILE_ANSWERS, useDealerSave } from './use-dealer-save.ts';
import { useVatError } from './use-vat-error.ts';

/** VAT id, buyer reference and payment terms, which the accounts change, too. */
export function BillingTab({ state }: { readonly state: DealerDraftState }) {
  const t = useTexts('dealers');
  const { draft, base, start, change } = state;
  const save = useOperationMutation(changeDealerBilling, FILE_ANSWERS);
  const then = useDealerSave(state);
  const fieldError = useFieldErrors(save.error);
  const vatError = useVatError(save.error, draft.vatId === base.vatId ? start.vatFinding : null);
  const onSave = (): void =>
    save.mutate({ params: { id: start.id }, body: { version: start.version, ...billingChange(draft, base) } }, then);
  return (
    <DealerForm form="billing" state={state} error={save.error} isBusy={save.isPending} onSave={onSave}>
      <TextField
        label={t('field.vatId')}
        hint={t('vatHint')}
        maxLength={30}
        autoComplete="off"
        spellCheck={false}
        value={draft.vatId}
        error={vatError}
        onChange={(event) => change({ vatId: event.target.value })}
      />
      <TextField
        label={t('field.buyerReference')}
        hint={t('buyerReferenceHint')}
        maxLength={100}
        autoComplete="off"
        spellCheck={false}
        value={draft.buyerReference}
        error={fieldError('/buyerReference')}
        onChange={(event) => change({ buyerReference: event.target.value })}
      />
      <h2 className={formStyles['legend']}>{t('paymentTerms')}</h2>
      <div className={styles['terms']}>
        {(['days', 'discount', 'discountDays'] as const).map((field) => (
          <TextField
            key={field}
            label={t(`field.${field}`)}
            suffix={field === 'discount' ? '%' : t('days')}
            inputMode="decimal"
            autoComplete="off"
            maxLength={6}
            value={draft[field]}
            error={fieldError(`/paymentTerms/${field}`)}
            onChange={(event) => change({ [field]: event.target.value })}
          />
        ))}
      </div>
    </DealerForm>
  );
}
