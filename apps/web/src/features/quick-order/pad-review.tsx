import { listOrders, NO_NOTES } from '@ringwerk/contract';
import { useState } from 'react';
import { Link } from '../../routing/link.tsx';
import { invalidateQueries } from '../../api/queries.ts';
import { isApiError } from '../../api/api-error.ts';
import { useFormat } from '../../i18n/format.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { orderPath, PATHS } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { ButtonLink } from '../../ui/button-link.tsx';
import { Price } from '../../ui/price.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { earliestDate } from '../../domain/ordering/earliest-date.ts';
import { useFocusOnError } from '../../ui/use-focus-on-error.ts';
import { COMMISSION_MAX } from '../../domain/ordering/order-input.ts';
import { OrderNoteFields } from '../../domain/ordering/order-note-fields.tsx';
import { RequestedDate } from '../../domain/ordering/requested-date.tsx';
import { useEarliestDate, type EarliestDate } from '../../domain/ordering/use-earliest-date.ts';
import { changedGross } from './changed-gross.ts';
import styles from './pad-review.module.css';
import { PadTotal } from './pad-total.tsx';
import { submitRows, type OrderDetails } from './submit-rows.ts';
import type { CheckedRow } from './use-checked-rows.ts';
import type { PadRows } from './use-pad-rows.ts';

/** Sent, but the answer got lost: only the very same order may be sent again, or there could be two. */
const isUncertain = (error: unknown): boolean => isApiError(error) && (error.status === 0 || error.status >= 500);

interface ReviewRowProps {
  readonly checked: CheckedRow;
  readonly error: unknown;
  readonly isAsked: boolean;
  readonly isSending: boolean;
  /** The changed price that was agreed to. */
  readonly agreed: number | undefined;
  readonly onAgree: (gross: number) => void;
  readonly onCommission: (commission: string) => void;
}

/** Why a row did not go through; a changed price is asked about at the row itself. */
function RowRefusal({
  checked,
  error,
  agreed,
  onAgree,
}: Pick<ReviewRowProps, 'checked' | 'error' | 'agreed' | 'onAgree'>) {
  const t = useTexts('pad');
  const errorText = useErrorText();
  const format = useFormat();
  const { row, figures } = checked;
  const changed = changedGross(error);
  if (changed !== null && figures) {
    const money = (gross: number): string => format.money(gross * row.quantity, figures.currency);
    return (
      <div role="alert" className={styles['failed']}>
        <p>{t('priceChanged', { before: money(agreed ?? figures.gross), today: money(changed) })}</p>
        <Button onClick={() => onAgree(changed)}>{t('agreePrice')}</Button>
      </div>
    );
  }
  if (error === undefined) return null;
  const earliest = earliestDate(error);
  return (
    <p role="alert" className={styles['failed']}>
      {t('stateFailed')} {earliest === null ? errorText(error) : t('dateEarly', { date: format.date(earliest) })}
    </p>
  );
}

function ReviewRow({ checked, error, isAsked, isSending, agreed, onAgree, onCommission }: ReviewRowProps) {
  const t = useTexts('pad');
  const { row, model, figures } = checked;
  const isMissing = isAsked && row.commission.trim() === '';
  const gross = agreed ?? figures?.gross;
  return (
    <li className={styles['row']}>
      <p className={styles['what']}>
        <span>
          {row.quantity} × {model?.articleNumber}
        </span>{' '}
        <span className={styles['name']}>{model?.name}</span>
      </p>
      <p className={styles['price']}>
        {figures && gross !== undefined && <Price amount={gross * row.quantity} currency={figures.currency} />}
      </p>
      {row.ordered ? (
        <p className={styles['done']}>
          <Link to={orderPath(row.ordered.id)}>{t('stateOrdered', { number: row.ordered.number })}</Link>
        </p>
      ) : (
        <div className={styles['commission']}>
          <TextField
            label={t('commission')}
            value={row.commission}
            maxLength={COMMISSION_MAX}
            disabled={isSending || isUncertain(error)}
            error={isMissing ? t('commissionMissing') : undefined}
            onChange={(event) => onCommission(event.target.value)}
          />
          <RowRefusal checked={checked} error={error} agreed={agreed} onAgree={onAgree} />
        </div>
      )}
    </li>
  );
}

interface DetailsProps {
  readonly details: OrderDetails;
  readonly isDisabled: boolean;
  /** Of all rows together. */
  readonly day: EarliestDate;
  readonly onChange: (details: OrderDetails) => void;
}

function Details({ details, isDisabled, day: { today, earliest, refusedDay }, onChange }: DetailsProps) {
  const t = useTexts('pad');
  const format = useFormat();
  // A disabled field takes no focus.
  const element = useFocusOnError<HTMLDivElement>(isDisabled ? null : refusedDay);
  const isEarly = details.requestedDate !== '' && earliest !== null && details.requestedDate < earliest;
  const isPast = details.requestedDate !== '' && details.requestedDate < today;
  return (
    <div ref={element} className={styles['details']}>
      <RequestedDate
        value={details.requestedDate}
        earliest={earliest}
        isDisabled={isDisabled}
        error={isPast ? t('datePast') : isEarly ? t('dateEarly', { date: format.date(earliest) }) : undefined}
        onChange={(requestedDate) => onChange({ ...details, requestedDate })}
      />
      <OrderNoteFields
        notes={details.notes}
        isDisabled={isDisabled}
        onNotes={(notes) => onChange({ ...details, notes })}
      />
    </div>
  );
}

/** One date goes with all rows: the ring that takes longest says which. */
const latestOf = (errors: readonly unknown[]): string | null =>
  errors
    .map(earliestDate)
    .filter((day) => day !== null)
    .toSorted()
    .at(-1) ?? null;

/** Sending, and what came of it: rows that went through, rows that did not, whether fields were found empty. */
function useSubmission(open: readonly CheckedRow[], details: OrderDetails, pad: PadRows) {
  const [errors, setErrors] = useState<Readonly<Record<string, unknown>>>({});
  const [agreed, setAgreed] = useState<Readonly<Record<string, number>>>({});
  const [isSending, setSending] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const designs = open.flatMap(({ design }) => (design === undefined ? [] : [design]));
  const day = useEarliestDate(designs, latestOf(Object.values(errors)));
  const send = async (): Promise<void> => {
    setAsked(true);
    const isIncomplete = open.some(({ row }) => row.commission.trim() === '');
    if (isIncomplete || (details.requestedDate !== '' && details.requestedDate < (day.earliest ?? day.today))) return;
    // A row whose price has changed waits for its own answer; the others are sent.
    const waiting = open.filter(({ row }) => changedGross(errors[row.key]) !== null);
    setErrors(Object.fromEntries(waiting.map(({ row }) => [row.key, errors[row.key]])));
    setSending(true);
    const ready = open.filter((checked) => !waiting.includes(checked));
    await submitRows(ready, details, agreed, (key, outcome) => {
      if ('ordered' in outcome) pad.settle(key, outcome.ordered);
      else setErrors((before) => ({ ...before, [key]: outcome.error }));
    });
    setSending(false);
    await invalidateQueries(listOrders);
  };
  const agree = (key: string, gross: number): void => {
    setAgreed((before) => ({ ...before, [key]: gross }));
    setErrors(({ [key]: _answered, ...others }) => others);
    // At another price it is another order.
    pad.change(key, {});
  };
  const isFixed = isSending || Object.values(errors).some(isUncertain);
  return { errors, agreed, day, isFixed, isSending, isAsked, send, agree };
}

function Done({ onNew }: { readonly onNew: () => void }) {
  const t = useTexts('pad');
  return (
    <div className={styles['actions']}>
      <Button look="primary" onClick={onNew}>
        {t('newOrder')}
      </Button>
      <ButtonLink url={PATHS.orders}>{t('toOrders')}</ButtonLink>
    </div>
  );
}

/** The last look: who each row is for, when it is wanted, and then the order itself. */
export function PadReview({
  rows,
  pad,
  onBack,
}: {
  readonly rows: readonly CheckedRow[];
  readonly pad: PadRows;
  readonly onBack: () => void;
}) {
  const t = useTexts('pad');
  const [details, setDetails] = useState<OrderDetails>({ requestedDate: '', notes: NO_NOTES });
  const open = rows.filter(({ row }) => !row.ordered);
  const { errors, agreed, day, isFixed, isSending, isAsked, send, agree } = useSubmission(open, details, pad);
  const done = rows.length - open.length;
  const changeDetails = (next: OrderDetails): void => {
    setDetails(next);
    // Date and notes belong to each order: what has not been sent becomes another order.
    for (const { row } of open) pad.change(row.key, {});
  };
  return (
    <section className={styles['review']} aria-label={t('reviewTitle')}>
      <ul>
        {rows.map((checked) => (
          <ReviewRow
            key={checked.row.key}
            checked={checked}
            error={errors[checked.row.key]}
            isAsked={isAsked}
            isSending={isSending}
            agreed={agreed[checked.row.key]}
            onAgree={(gross) => agree(checked.row.key, gross)}
            onCommission={(commission) => pad.change(checked.row.key, { commission })}
          />
        ))}
      </ul>
      <PadTotal rows={rows} />
      {open.length > 0 && <Details details={details} isDisabled={isFixed} day={day} onChange={changeDetails} />}
      <output className={styles['outcome']}>
        {open.length === 0 ? t('doneAll') : done > 0 && !isSending && t('donePartly', { done, all: rows.length })}
      </output>
      {open.length === 0 ? (
        <Done onNew={() => pad.remove(rows.map(({ row }) => row.key))} />
      ) : (
        <div className={styles['actions']}>
          <Button look="quiet" disabled={isSending} onClick={onBack}>
            {t('backToEdit')}
          </Button>
          <Button look="primary" isBusy={isSending} onClick={() => void send()}>
            {done > 0 ? t('retryFailed') : t('submit', { count: open.length })}
          </Button>
        </div>
      )}
    </section>
  );
}
