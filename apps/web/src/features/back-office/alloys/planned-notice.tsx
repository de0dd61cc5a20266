import { cancelPlannedAlloy, getAlloys, getHouseAlloy, listHouseAlloys, type AlloyRecord } from '@ringwerk/contract';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import tableStyles from '../office-table.module.css';

const SHOWN = [listHouseAlloys, getHouseAlloy, getAlloys];

interface PlannedNoticeProps {
  readonly alloy: AlloyRecord;
  readonly mayChange: boolean;
}

/** Says that another version begins later, and cancels it. */
export function PlannedNotice({ alloy: { id, version, planned }, mayChange }: PlannedNoticeProps) {
  const t = useTexts('alloys');
  const format = useFormat();
  const errorText = useErrorText();
  const cancel = useOperationMutation(cancelPlannedAlloy, SHOWN);
  if (planned === null) return null;
  const submit = (): void =>
    cancel.mutate(
      { params: { id }, body: { version, note: '' } },
      {
        onAnswer: () => void showToast(t('cancelled'), { tone: 'good' }),
        onError: (error) => void showToast(errorText(error), { tone: 'bad' }),
      },
    );
  return (
    <div className={tableStyles['notice']}>
      <p>
        {t('state.planned', { time: format.dateTime(planned.validFrom) })}
        {planned.note !== '' && ` · ${planned.note}`}
      </p>
      {mayChange && (
        <Button isBusy={cancel.isPending} onClick={submit}>
          {t('cancel')}
        </Button>
      )}
    </div>
  );
}
