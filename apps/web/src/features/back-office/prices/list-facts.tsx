import {
  deletePriceDraft,
  getPriceList,
  listPriceLists,
  withdrawPriceList,
  type OfficePriceList,
} from '@ringwerk/contract';
import { useState, type ReactNode } from 'react';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { PATHS } from '../../../paths.ts';
import { useNavigate } from '../../../routing/use-navigator.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from './prices.module.css';

/** State of a list, who saved it when, and what takes it away: a draft is deleted, a planned list becomes a draft. */
export function ListFacts({ list, actions }: { readonly list: OfficePriceList; readonly actions: ReactNode }) {
  const t = useTexts('prices');
  const format = useFormat();
  const errorText = useErrorText();
  const navigate = useNavigate();
  const [isAsking, setAsking] = useState(false);
  const remove = useOperationMutation(deletePriceDraft, [listPriceLists]);
  const withdraw = useOperationMutation(withdrawPriceList, [listPriceLists, getPriceList]);
  const input = { params: { id: list.id } };
  const onError = (error: unknown): void => void showToast(errorText(error), { tone: 'bad' });
  return (
    <div className={styles['bar']}>
      <p className={styles['facts']}>
        <strong>{t(`state.${list.state}`)}</strong>
        {list.isAgreedOnly && list.state !== 'agreed' && ` · ${t('audience.agreed')}`}
        {list.state === 'agreed' &&
          ` · ${list.agreements === 0 ? t('agreements.none') : t('agreements', { count: list.agreements })}`}
        {list.activeFrom !== null && ` · ${t('list.from')} ${format.dateTime(list.activeFrom)}`}
        {` · ${t('list.updated')} ${format.dateTime(list.updatedAt)}, ${list.updatedBy ?? t('by.release')}`}
        {list.compared !== null && ` · ${t('list.compared', { name: list.compared.name })}`}
      </p>
      {actions}
      {list.state === 'planned' && (
        <Button isBusy={withdraw.isPending} onClick={() => withdraw.mutate(input, { onError })}>
          {t('withdraw')}
        </Button>
      )}
      {list.state === 'draft' && (
        <Button look="danger" onClick={() => setAsking(true)}>
          {t('delete')}
        </Button>
      )}
      <ConfirmDialog
        title={t('delete.ask', { name: list.name })}
        isOpen={isAsking}
        isDanger
        isBusy={remove.isPending}
        confirmLabel={t('delete')}
        onClose={() => setAsking(false)}
        onConfirm={() => remove.mutate(input, { onward: () => void navigate(PATHS.officePrices), onError })}
      />
    </div>
  );
}
