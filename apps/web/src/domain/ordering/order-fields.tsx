import { useFormat } from '../../i18n/format.ts';
import { useToday } from '../../i18n/house-zone.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { TextField } from '../../ui/text-field.tsx';
import styles from './order-fields.module.css';
import { COMMISSION_MAX, orderProblems, QUANTITY_MAX, type OrderInput } from './order-input.ts';
import { OrderNoteFields } from './order-note-fields.tsx';
import type { NoteConflicts } from './use-note-conflicts.ts';
import { RequestedDate } from './requested-date.tsx';

export interface OrderFieldsProps {
  readonly input: OrderInput;
  /** Problems are shown once it was tried. */
  readonly isAsked: boolean;
  /** A quote is ordered once, as one piece. */
  readonly hasQuantity?: boolean;
  /** First day that the workshop can keep, where it is known. */
  readonly earliest?: string | null;
  readonly conflicts?: NoteConflicts;
  /** Where the ring can be changed from here. */
  readonly onChangeRing?: (() => void) | undefined;
  readonly onInput: (input: OrderInput) => void;
}

/** Commission, date, quantity and notes of an order, checked the same way wherever it is placed. */
export function OrderFields({
  input,
  isAsked,
  hasQuantity = true,
  earliest = null,
  conflicts = {},
  onChangeRing,
  onInput,
}: OrderFieldsProps) {
  const t = useTexts('trade');
  const format = useFormat();
  const problems = orderProblems(input, { today: useToday(), earliest });
  const errorOf = (field: keyof OrderInput): string | undefined => {
    const problem = isAsked ? problems[field] : undefined;
    if (problem === undefined) return undefined;
    return t(problem, { max: QUANTITY_MAX, date: earliest === null ? '' : format.date(earliest) });
  };
  return (
    <div className={styles['fields']}>
      <TextField
        label={t('commission')}
        hint={t('commissionHint')}
        maxLength={COMMISSION_MAX}
        autoComplete="off"
        value={input.commission}
        error={errorOf('commission')}
        onChange={(event) => onInput({ ...input, commission: event.target.value })}
      />
      <div className={styles['pair']}>
        <RequestedDate
          value={input.requestedDate}
          earliest={earliest}
          error={errorOf('requestedDate')}
          onChange={(requestedDate) => onInput({ ...input, requestedDate })}
        />
        {hasQuantity && (
          <TextField
            type="number"
            label={t('quantity')}
            min={1}
            max={QUANTITY_MAX}
            step={1}
            value={input.quantity}
            error={errorOf('quantity')}
            onChange={(event) => onInput({ ...input, quantity: event.target.value })}
          />
        )}
      </div>
      <OrderNoteFields
        notes={input.notes}
        conflicts={conflicts}
        onChangeRing={onChangeRing}
        onNotes={(notes) => onInput({ ...input, notes })}
      />
    </div>
  );
}
