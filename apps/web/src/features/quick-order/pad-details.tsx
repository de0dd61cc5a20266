import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { COMMISSION_MAX } from '../../domain/ordering/order-input.ts';
import { OrderNoteFields } from '../../domain/ordering/order-note-fields.tsx';
import { RequestedDate } from '../../domain/ordering/requested-date.tsx';
import type { NoteConflicts } from '../../domain/ordering/use-note-conflicts.ts';
import type { EarliestDate } from '../../domain/ordering/use-earliest-date.ts';
import { TextField } from '../../ui/text-field.tsx';
import styles from './pad-review.module.css';
import type { CheckedRow } from './use-checked-rows.ts';
import type { OrderDetails } from './use-pad-order.ts';

/** Whom all lines are for, where they are for one; empty where they differ. */
export function sharedCommission(rows: readonly CheckedRow[]): string {
  const commissions = new Set(rows.map(({ row }) => row.commission.trim()));
  const [only = ''] = commissions;
  return commissions.size === 1 ? only : '';
}

interface PadDetailsProps {
  readonly details: OrderDetails;
  /** Of all lines together. */
  readonly day: EarliestDate;
  readonly isDisabled: boolean;
  /** Whether what is missing is to be said. */
  readonly isAsked: boolean;
  readonly conflicts: NoteConflicts;
  readonly onChangeRing: () => void;
  readonly onChange: (details: OrderDetails) => void;
}

/** What goes with all lines: the delivery's name, its day, and words to the house. */
export function PadDetails(props: PadDetailsProps) {
  const { details, day, isDisabled, isAsked, conflicts, onChangeRing, onChange } = props;
  const t = useTexts('pad');
  const format = useFormat();
  const { commission, requestedDate, notes } = details;
  const { earliest, today } = day;
  const isPast = requestedDate !== '' && requestedDate < today;
  const isEarly = requestedDate !== '' && earliest !== null && requestedDate < earliest;
  return (
    <div className={styles['details']}>
      <TextField
        label={t('commission')}
        value={commission}
        maxLength={COMMISSION_MAX}
        disabled={isDisabled}
        error={isAsked && commission.trim() === '' ? t('commissionMissing') : undefined}
        onChange={(event) => onChange({ ...details, commission: event.target.value })}
      />
      <RequestedDate
        value={requestedDate}
        earliest={earliest}
        isDisabled={isDisabled}
        error={isPast ? t('datePast') : isEarly ? t('dateEarly', { date: format.date(earliest) }) : undefined}
        onChange={(next) => onChange({ ...details, requestedDate: next })}
      />
      <OrderNoteFields
        notes={notes}
        conflicts={conflicts}
        onChangeRing={onChangeRing}
        isDisabled={isDisabled}
        onNotes={(next) => onChange({ ...details, notes: next })}
      />
    </div>
  );
}
