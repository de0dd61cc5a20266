import { CATEGORIES } from '@ringwerk/catalogue/pages';
import { changeHouseModels, getHouseModel, listHouseModels, listPlaces, type BulkChange } from '@ringwerk/contract';
import { useState } from 'react';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/locale-store.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/confirm-dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from './collection.module.css';

interface BulkBarProps {
  readonly chosen: ReadonlySet<number>;
  /** Everything that search and filters found, on all pages. */
  readonly found: readonly number[];
  readonly onChoose: (chosen: ReadonlySet<number>) => void;
}

/** What is done with the ticked models; withdrawing is asked about first. */
export function BulkBar({ chosen, found, onChoose }: BulkBarProps) {
  const t = useTexts('collection');
  const format = useFormat();
  const errorText = useErrorText();
  const [category, setCategory] = useState('1');
  const [isAsking, setAsking] = useState(false);
  const bulk = useOperationMutation(changeHouseModels, [listHouseModels, getHouseModel, listPlaces]);
  const apply = (change: BulkChange): void =>
    bulk.mutate(
      { body: { setIds: [...chosen], change, category: Number(category) } },
      {
        onAnswer: ({ changed }) =>
          showToast(t('bulk.done', { count: changed, shown: format.number(changed) }), { tone: 'good' }),
        onSuccess: () => {
          setAsking(false);
          onChoose(new Set());
        },
        onError: (error) => {
          setAsking(false);
          showToast(errorText(error), { tone: 'bad' });
        },
      },
    );
  const shown = format.number(chosen.size);
  const isBusy = bulk.isPending;
  if (chosen.size === 0) return null;
  return (
    <div className={styles['bulk']} role="group" aria-label={t('bulk.label')}>
      <p className={styles['bulkCount']} aria-live="polite">
        {t('bulk.chosen', { count: chosen.size, shown })}
      </p>
      {found.length > chosen.size && (
        <Button look="quiet" onClick={() => onChoose(new Set(found))}>
          {t('bulk.all', { shown: format.number(found.length) })}
        </Button>
      )}
      <Button look="quiet" onClick={() => onChoose(new Set())}>
        {t('bulk.clear')}
      </Button>
      <Steps
        isBusy={isBusy}
        category={category}
        onCategory={setCategory}
        onChange={apply}
        onWithdraw={() => setAsking(true)}
      />
      <ConfirmDialog
        title={t('bulk.withdrawTitle', { count: chosen.size, shown })}
        isOpen={isAsking}
        isDanger
        isBusy={isBusy}
        confirmLabel={t('bulk.withdraw')}
        onConfirm={() => apply('withdraw')}
        onClose={() => setAsking(false)}
      >
        <p>{t('bulk.withdrawText')}</p>
      </ConfirmDialog>
    </div>
  );
}

interface StepsProps {
  readonly isBusy: boolean;
  readonly category: string;
  readonly onCategory: (category: string) => void;
  readonly onChange: (change: BulkChange) => void;
  readonly onWithdraw: () => void;
}

function Steps({ isBusy, category, onCategory, onChange, onWithdraw }: StepsProps) {
  const t = useTexts('collection');
  const language = useLanguage();
  return (
    <span className={styles['bulkSteps']}>
      <Button isBusy={isBusy} onClick={() => onChange('publish')}>
        {t('bulk.publish')}
      </Button>
      <Button isBusy={isBusy} onClick={onWithdraw}>
        {t('bulk.withdraw')}
      </Button>
      <Button isBusy={isBusy} onClick={() => onChange('offer')}>
        {t('bulk.offer')}
      </Button>
      <Select
        label={t('filter.category')}
        isLabelHidden
        value={category}
        onChange={onCategory}
        options={CATEGORIES.map(({ id, names }) => ({ value: String(id), label: `${id} · ${names[language]}` }))}
      />
      <Button isBusy={isBusy} onClick={() => onChange('add-category')}>
        {t('bulk.add')}
      </Button>
      <Button isBusy={isBusy} onClick={() => onChange('remove-category')}>
        {t('bulk.remove')}
      </Button>
    </span>
  );
}
