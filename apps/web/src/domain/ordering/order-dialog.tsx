import { NOBODY, type MoneyJson, type Order, type OrderRelation } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';
import { useId, useState } from 'react';
import { isApiError, type ApiErrorCode } from '../../api/api-error.ts';
import { useFormat } from '../../i18n/format.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { earliestDate } from './earliest-date.ts';
import { OrderFields } from './order-fields.tsx';
import { RemakeFields, useEarlierOrder, type EarlierOrder } from './remake-fields.tsx';
import { EMPTY_ORDER, orderProblems, type OrderInput, type SeenQuote } from './order-input.ts';
import { useOrderBlock } from './use-order-block.ts';
import { useCreateOrder } from './use-create-order.ts';
import { useNoteConflicts } from './use-note-conflicts.ts';
import { useEarliestDate } from './use-earliest-date.ts';
import { useTradeMoney } from '../trade/use-trade-money.ts';
import { ArticleLine } from '../rings/article-line.tsx';
import { RingPicture } from '../rings/ring-picture.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useFocusOnError } from '../../ui/use-focus-on-error.ts';
import { askedPrice, changedTo, type OrderPrice } from './order-price.ts';
import styles from './order-dialog.module.css';

const COMMISSION_LENGTH = 60;
const WAIT_LIFE = 12_000;
const OWN_TEXTS: Partial<Record<ApiErrorCode, 'orderExpired' | 'orderConflict' | 'orderRefused'>> = {
  'quote.expired': 'orderExpired',
  'order.conflict': 'orderConflict',
  'design.refused': 'orderRefused',
};

export interface OrderDialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  /** The rings at the head: what is ordered, or the first of what a quote offers. */
  readonly design: Design | null;
  readonly still: string | null;
  readonly articleNumber: string | null;
  readonly setId?: number | null;
  /** Everything that a quote offers is ordered as it stands there: `designs` are all of them. */
  readonly quote?: SeenQuote;
  readonly designs?: readonly Design[];
  readonly commission?: string;
  /** Of a ring that was ordered before; a quote brings its own. */
  readonly persons?: Order['persons'];
  /** The file of a ring that was ordered before; a quote brings its own. */
  readonly coupleId?: string;
  /** Figures that the order is placed at: of one piece, or of all that a quote offers. */
  readonly price: OrderPrice;
  /** What the same ring cost before; another price is asked about before it is ordered. */
  readonly before?: OrderPrice;
  /** The earlier order that this one comes from. */
  readonly from?: EarlierOrder;
  /** Where the ring can be changed from here. */
  readonly onChangeRing?: () => void;
  readonly onOrdered: (order: Order) => void;
  readonly onClose: () => void;
}

function PriceLine({
  price,
  before,
  quantity,
}: {
  readonly price: OrderPrice;
  readonly before: OrderPrice | null;
  readonly quantity: number;
}) {
  const t = useTexts('trade');
  const format = useFormat();
  const money = ({ gross, currency }: { readonly gross: number; readonly currency: MoneyJson['currency'] }): string =>
    format.money(gross, currency);
  return (
    <p className={styles['price']}>
      {before !== null && before.gross !== price.gross && <s className={styles['before']}>{money(before)}</s>}
      <strong>{money({ ...price, gross: price.gross * quantity })}</strong>
      <span>{quantity > 1 ? t('totalPieces', { count: quantity }) : t('gross')}</span>
    </p>
  );
}

interface Ordered {
  readonly design: Design | null;
  readonly persons?: Order['persons'] | undefined;
  readonly coupleId?: string | undefined;
  readonly setId?: number | null | undefined;
  readonly quote?: SeenQuote | undefined;
  readonly relation?: OrderRelation | undefined;
}

/** What is ordered, at the price that the jeweller agrees to. A quote names its own designs. */
const orderedRing = ({ design, setId, quote, persons, coupleId, relation }: Ordered, { cost, gross }: OrderPrice) => ({
  expected: { cost, gross },
  ...(quote ?? { ...(design === null ? {} : { design }), setId: setId ?? null }),
  ...(persons === undefined ? {} : { persons }),
  ...(coupleId === undefined ? {} : { coupleId }),
  ...(relation === undefined ? {} : { relation }),
});

const inputOf = (commission: string): OrderInput => ({
  ...EMPTY_ORDER,
  commission: commission.slice(0, COMMISSION_LENGTH),
});

/** One after the other: fields, the question about a changed price, the binding order. */
function useOrderForm({
  designs,
  commission = '',
  price: first,
  before,
  from,
  onOrdered,
  onClose,
  ...ring
}: OrderDialogProps) {
  const errorText = useErrorText();
  const [input, setInput] = useState(inputOf(commission));
  const earlier = useEarlierOrder(from);
  const [attempts, setAttempts] = useState(0);
  const isAsked = attempts > 0;
  const [changed, setChanged] = useState<OrderPrice | null>(null);
  const [agreed, setAgreed] = useState<OrderPrice | null>(null);
  const price = changed ?? first;
  const { send, error, isPending } = useCreateOrder(() => ({ setId: ring.setId ?? null, link: '' }));
  const made = designs ?? (ring.design === null ? [] : [ring.design]);
  const day = useEarliestDate(made, earliestDate(error));
  const conflicts = useNoteConflicts(input.notes, made, ring.persons ?? NOBODY);
  // What the jeweller saw last: the price of the earlier order, or the one that the server has refused.
  const seen = changed === null ? (before ?? null) : first;
  const isRefused = error !== null && day.refusedDay === null && !isApiError(error, 'order.price-changed');
  const isQuestion = isAsked && askedPrice(price, seen, agreed);
  const submit = (): void => {
    setAttempts(attempts + 1);
    if (!earlier.isComplete || Object.keys({ ...orderProblems(input, day), ...conflicts }).length > 0) return;
    // The first touch asks, the second one agrees to the price that the question names.
    if (askedPrice(price, seen, agreed)) {
      if (!isQuestion) return;
      setAgreed(price);
    }
    send(orderedRing({ ...ring, relation: earlier.relation }, price), input, {
      onSuccess: onOrdered,
      onError: (refusal) => {
        const today = changedTo(refusal);
        if (today !== null) setChanged(today);
        if (!isApiError(refusal, 'network.queued')) return;
        showToast(errorText(refusal), { life: WAIT_LIFE });
        onClose();
      },
    });
  };
  return {
    input,
    setInput,
    earlier,
    attempts,
    isAsked,
    isQuestion,
    price,
    seen,
    conflicts,
    error,
    ...day,
    isRefused,
    isPending,
    submit,
  };
}

/** What has changed since it was seen. A cost is named by its difference alone: a couple may look on. */
function Question({ price, seen }: { readonly price: OrderPrice; readonly seen: OrderPrice }) {
  const t = useTexts('trade');
  const format = useFormat();
  const trade = useTradeMoney();
  const isRetail = seen.gross !== price.gross || seen.currency !== price.currency;
  return (
    <p role="alert" className={styles['question']}>
      {isRetail
        ? t('priceChanged', {
            before: format.money(seen.gross, seen.currency),
            today: format.money(price.gross, price.currency),
            difference:
              seen.currency === price.currency ? format.moneyDifference(price.gross - seen.gross, price.currency) : '–',
          })
        : t('costChanged', { difference: trade.difference(price.cost - seen.cost) })}
    </p>
  );
}

/** Why nothing can be ordered, or what the server said. */
function Refusal({ block, error }: { readonly block: string | null; readonly error: unknown }) {
  const t = useTexts('trade');
  const errorText = useErrorText();
  const own = isApiError(error) ? OWN_TEXTS[error.code] : undefined;
  const refused = own === undefined ? `${t('orderFailed')} ${errorText(error)}` : t(own);
  if (block === null && error === null) return null;
  return (
    <p role="alert" className={styles['error']}>
      {block ?? refused}
      {isApiError(error, 'order.note-conflict') &&
        error.issues.map(({ params }) => <q key={`${params['from']}`}>{params['said']}</q>)}
    </p>
  );
}

function OrderForm(props: OrderDialogProps) {
  const t = useTexts('trade');
  const formId = useId();
  const form = useOrderForm(props);
  const element = useFocusOnError(`${form.attempts} ${form.refusedDay ?? ''}`);
  const { input, error, earliest, price } = form;
  const block = useOrderBlock(props.design, price.cost * (Number(input.quantity) || 1));
  return (
    <form
      ref={element}
      id={formId}
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        form.submit();
      }}
    >
      {props.design !== null && (
        <div className={styles['ring']}>
          <div className={styles['picture']}>
            <RingPicture still={props.still} design={props.design} name={props.title} />
          </div>
          <p className={styles['article']}>
            <ArticleLine articleNumber={props.articleNumber} design={props.design} />
          </p>
        </div>
      )}
      <RemakeFields {...form.earlier} isAsked={form.isAsked} />
      <OrderFields
        input={input}
        isAsked={form.isAsked}
        earliest={earliest}
        conflicts={form.conflicts}
        onChangeRing={props.onChangeRing}
        hasQuantity={props.quote === undefined}
        onInput={form.setInput}
      />
      <Refusal block={block} error={form.isRefused ? error : null} />
      {form.isQuestion && form.seen !== null && <Question price={price} seen={form.seen} />}
      <div className={styles['actions']}>
        <PriceLine price={price} before={props.before ?? null} quantity={Number(input.quantity) || 1} />
        <Button look="quiet" disabled={form.isPending} onClick={props.onClose}>
          {t('cancel')}
        </Button>
        <Button look="primary" type="submit" isBusy={form.isPending} disabled={block !== null}>
          {t(form.isPending ? 'ordering' : form.isQuestion ? 'orderAtToday' : 'orderSubmit')}
        </Button>
      </div>
    </form>
  );
}

/** Ring, price, commission, date and notes, and then the binding order. */
export function OrderDialog(props: OrderDialogProps) {
  return (
    <Dialog title={props.title} isOpen={props.isOpen} onClose={props.onClose}>
      <OrderForm {...props} />
    </Dialog>
  );
}
