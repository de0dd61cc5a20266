import { createOrder, mayCall, NO_NOTES, NOBODY } from '@ringwerk/contract';
import { useState } from 'react';
import { useSession, visitorOf } from '../../api/session-store.ts';
import { useLanguage } from '../../i18n/locale-store.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { orderPath, PATHS, quotePath } from '../../paths.ts';
import { useNavigate } from '../../routing/use-navigator.ts';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { earliestDate } from '../../domain/ordering/earliest-date.ts';
import { useNoteConflicts } from '../../domain/ordering/use-note-conflicts.ts';
import { useEarliestDate } from '../../domain/ordering/use-earliest-date.ts';
import { useFocusOnError } from '../../ui/use-focus-on-error.ts';
import { PadDetails, sharedCommission } from './pad-details.tsx';
import styles from './pad-review.module.css';
import { PadTotal } from './pad-total.tsx';
import { changedPrices, LINES_MAX } from './positions-of-rows.ts';
import { ReviewRow } from './review-row.tsx';
import type { RowWords } from './row-texts.ts';
import { isReady, type CheckedRow } from './use-checked-rows.ts';
import { usePadOrder, usePadQuote, type OrderDetails, type PadOrdered } from './use-pad-order.ts';

export interface PadReviewProps {
  readonly rows: readonly CheckedRow[];
  readonly words: RowWords;
  /** These rows leave the pad: they are ordered, quoted, or wait to be. */
  readonly onDone: (rows: readonly CheckedRow[]) => void;
  readonly onBack: () => void;
}

/** The lines that go together, as many as one order takes, and the prices that were agreed to anew. */
function useChosen(rows: readonly CheckedRow[]) {
  const ready = rows.filter(isReady);
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  const [agreed, setAgreed] = useState<Readonly<Record<string, number>>>({});
  const chosen = ready.filter(({ row }) => !left.has(row.key)).slice(0, LINES_MAX);
  const isChosen = ({ row }: CheckedRow): boolean => chosen.some((each) => each.row.key === row.key);
  return {
    ready,
    chosen,
    isChosen,
    agreed,
    agree: (key: string, gross: number): void => setAgreed((before) => ({ ...before, [key]: gross })),
    choose: ({ row }: CheckedRow, isTaken: boolean): void =>
      setLeft((before) => new Set(isTaken ? [...before].filter((key) => key !== row.key) : [...before, row.key])),
  };
}

/** Sends the lines as an order or as a quote, and says what came of it. */
function useSending({ onDone }: Pick<PadReviewProps, 'onDone'>) {
  const t = useTexts('pad');
  const language = useLanguage();
  const navigate = useNavigate();
  const order = usePadOrder();
  const quote = usePadQuote();
  const done = (rows: readonly CheckedRow[], made: PadOrdered, what: 'order' | 'quote'): void => {
    onDone(rows);
    if (made === 'queued') {
      showToast(t('queued', { count: rows.length }));
      return void navigate(PATHS.selectionOld);
    }
    showToast(t(what === 'order' ? 'stateOrdered' : 'stateQuoted', { number: made.number }), { tone: 'good' });
    return void navigate(what === 'order' ? orderPath(made.id) : quotePath(made.id));
  };
  return {
    error: order.error ?? quote.error,
    isSending: order.isPending || quote.isPending,
    /** Sent, but the answer got lost: only the very same order may be sent again, or there could be two. */
    isFixed: order.isPending || (order.error !== null && (order.error.status === 0 || order.error.status >= 500)),
    order: (rows: readonly CheckedRow[], details: OrderDetails, agreed: Readonly<Record<string, number>>): void => {
      quote.reset();
      order.mutate({ rows, details, agreed }, { onSuccess: (made) => done(rows, made, 'order') });
    },
    quote: (rows: readonly CheckedRow[], name: string): void => {
      order.reset();
      quote.mutate({ rows, name, language }, { onSuccess: (made) => done(rows, made, 'quote') });
    },
  };
}

/** Why the order was refused, where it is not said at a row or at a field. */
function Refusal({ error }: { readonly error: unknown }) {
  const t = useTexts('pad');
  const errorText = useErrorText();
  const format = useFormat();
  if (error === null) return null;
  const earliest = earliestDate(error);
  return (
    <FieldError id="pad-refusal">
      {t('stateFailed')} {earliest === null ? errorText(error) : t('dateEarly', { date: format.date(earliest) })}
    </FieldError>
  );
}

/** What is missing of an order before it is sent. */
const isIncomplete = (details: OrderDetails, firstDay: string): boolean =>
  details.commission.trim() === '' || (details.requestedDate !== '' && details.requestedDate < firstDay);

interface ReviewActsProps {
  readonly count: number;
  /** Nothing is chosen, or a changed price has not been agreed to. */
  readonly isStuck: boolean;
  readonly isFixed: boolean;
  readonly isSending: boolean;
  readonly onBack: () => void;
  readonly onQuote: () => void;
  readonly onOrder: () => void;
}

/** Orders are placed by whoever sees what they cost; quotes by everybody. */
function ReviewActs({ count, isStuck, isFixed, isSending, onBack, onQuote, onOrder }: ReviewActsProps) {
  const t = useTexts('pad');
  const mayOrder = mayCall(createOrder, visitorOf(useSession()));
  return (
    <div className={styles['actions']}>
      <Button look="quiet" disabled={isSending} onClick={onBack}>
        {t('backToEdit')}
      </Button>
      <Button look={mayOrder ? 'secondary' : 'primary'} disabled={isStuck || isFixed} onClick={onQuote}>
        {t('quote', { count: count })}
      </Button>
      {mayOrder && (
        <Button look="primary" disabled={isStuck} isBusy={isSending} onClick={onOrder}>
          {t('submit', { count: count })}
        </Button>
      )}
    </div>
  );
}

/** The last look: which lines go together, whom they are for and when they are wanted, and then one order or one quote. */
export function PadReview({ rows, words, onDone, onBack }: PadReviewProps) {
  const t = useTexts('pad');
  const { ready, chosen, isChosen, choose, agreed, agree } = useChosen(rows);
  const [typed, setDetails] = useState<OrderDetails | null>(null);
  const [isAsked, setAsked] = useState(false);
  const sending = useSending({ onDone });
  const { error, isSending, isFixed } = sending;
  const details = typed ?? { commission: sharedCommission(chosen), requestedDate: '', notes: NO_NOTES };
  const designs = chosen.flatMap(({ answer }) => answer?.made?.design ?? []);
  const day = useEarliestDate(designs, earliestDate(error));
  const conflicts = useNoteConflicts(details.notes, designs, NOBODY);
  const element = useFocusOnError<HTMLDivElement>(isFixed ? null : day.refusedDay);
  const prices = changedPrices(error, chosen);
  const open = Object.keys(prices).filter((key) => agreed[key] !== prices[key]);
  const order = (): void => {
    setAsked(true);
    const isWrong = isIncomplete(details, day.earliest ?? day.today) || Object.keys(conflicts).length > 0;
    if (!isWrong) sending.order(chosen, details, agreed);
  };
  return (
    <section className={styles['review']} aria-label={t('reviewTitle')}>
      {ready.length > LINES_MAX && <p className={styles['hint']}>{t('linesMax', { max: LINES_MAX })}</p>}
      <ul>
        {ready.map((checked) => (
          <ReviewRow
            key={checked.row.key}
            checked={checked}
            words={words}
            isChosen={isChosen(checked)}
            isDisabled={isFixed || (!isChosen(checked) && chosen.length >= LINES_MAX)}
            today={prices[checked.row.key]}
            agreed={agreed[checked.row.key]}
            onChoose={(isTaken) => choose(checked, isTaken)}
            onAgree={(gross) => agree(checked.row.key, gross)}
          />
        ))}
      </ul>
      <PadTotal rows={chosen} agreed={agreed} />
      <div ref={element}>
        <PadDetails
          {...{ details, day, isAsked, conflicts }}
          isDisabled={isFixed}
          onChangeRing={onBack}
          onChange={setDetails}
        />
      </div>
      {open.length === 0 && <Refusal error={Object.keys(prices).length > 0 ? null : error} />}
      <ReviewActs
        count={chosen.length}
        isStuck={chosen.length === 0 || open.length > 0}
        isFixed={isFixed}
        isSending={isSending}
        onBack={onBack}
        onQuote={() => sending.quote(chosen, details.commission)}
        onOrder={order}
      />
    </section>
  );
}
