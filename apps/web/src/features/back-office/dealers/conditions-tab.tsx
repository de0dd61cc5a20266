import { AREAS, changeDealerConditions, mayEnter } from '@ringwerk/contract';
import { RETAIL_BLOCKS } from '@ringwerk/kernel/price';
import { useSession, visitorOf } from '../../../api/session-store.ts';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useTradeMoney } from '../../../domain/trade/use-trade-money.ts';
import { useFieldErrors } from '../../../i18n/use-field-errors.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import formStyles from '../../../ui/form.module.css';
import { Select } from '../../../ui/select.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { conditionsOf } from './dealer-draft.ts';
import { DealerForm } from './dealer-form.tsx';
import styles from './dealers.module.css';
import type { DealerDraftState } from './use-dealer-draft.ts';
import { FILE_ANSWERS, useDealerSave } from './use-dealer-save.ts';

/** Price list, discount per block and smallest order of a dealer. */
export function ConditionsTab({ state }: { readonly state: DealerDraftState }) {
  const t = useTexts('dealers');
  const mayChange = mayEnter(AREAS.officeDealerFiles, visitorOf(useSession()));
  const { currency, sign } = useTradeMoney();
  const { draft, start, change } = state;
  const save = useOperationMutation(changeDealerConditions, FILE_ANSWERS);
  const then = useDealerSave(state);
  const fieldError = useFieldErrors(save.error);
  const onSave = (): void =>
    save.mutate({ params: { id: start.id }, body: { version: start.version, ...conditionsOf(draft, currency) } }, then);
  return (
    <DealerForm form="conditions" state={state} error={save.error} isBusy={save.isPending} onSave={onSave}>
      {!mayChange && <p className={styles['hint']}>{t('readOnly')}</p>}
      <fieldset disabled={!mayChange} className={formStyles['group']}>
        <Select
          label={t('field.priceListId')}
          hint={t('priceList.hint')}
          value={draft.priceListId}
          error={fieldError('/priceListId')}
          onChange={(priceListId) => change({ priceListId })}
          options={[
            { value: '', label: t('priceList.current') },
            ...start.priceLists.map(({ id, name, isAgreedOnly }) => ({
              value: id,
              label: isAgreedOnly ? t('priceList.agreedOnly', { name }) : name,
            })),
          ]}
        />
        <TextField
          label={t('field.minimumOrder')}
          hint={t('minimumHint')}
          suffix={sign}
          inputMode="decimal"
          autoComplete="off"
          maxLength={10}
          value={draft.minimumOrder}
          error={fieldError('/minimumOrder')}
          onChange={(event) => change({ minimumOrder: event.target.value })}
        />
        <h2 className={formStyles['legend']}>{t('discounts')}</h2>
        <p className={styles['hint']}>{t('discountsHint')}</p>
        <div className={styles['blocks']}>
          {RETAIL_BLOCKS.map((block) => (
            <TextField
              key={block}
              label={t(`field.${block}`)}
              suffix="%"
              inputMode="decimal"
              autoComplete="off"
              maxLength={6}
              value={draft[block]}
              error={fieldError(`/discounts/${block}`)}
              onChange={(event) => change({ [block]: event.target.value })}
            />
          ))}
        </div>
      </fieldset>
    </DealerForm>
  );
}
