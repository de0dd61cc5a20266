import { getOrderPdf, type Order } from '@ringwerk/contract';
import { useId, useState, type FormEvent } from 'react';
import { Link } from '../../../routing/link.tsx';
import { isApiError } from '../../../api/api-error.ts';
import { operationUrl } from '../../../api/call.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { PATHS } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { earliestDate } from '../../../domain/ordering/earliest-date.ts';
import { OrderFields } from '../../../domain/ordering/order-fields.tsx';
import {
  EMPTY_ORDER,
  orderProblems,
  type OrderInput,
  type ShownFigures,
} from '../../../domain/ordering/order-input.ts';
import { useCreateOrder } from '../../../domain/ordering/use-create-order.ts';
import { useNoteConflicts, type NoteConflicts } from '../../../domain/ordering/use-note-conflicts.ts';
import { useEarliestDate, type EarliestDate } from '../../../domain/ordering/use-earliest-date.ts';
import { showToast } from '../../../ui/toast-store.ts';
import { useOrderBlock } from '../../../domain/ordering/use-order-block.ts';
import { useFocusOnError } from '../../../ui/use-focus-on-error.ts';
import type { ConfiguratorSession } from '../session/configurator-session.ts';
import { totalsOf } from '../session/session-state.ts';
import { useConfigurator, useDesignState, useSessionState } from '../session/use-configurator.ts';
import { CoupleField } from '../parts/couple-field.tsx';
import { PersonFields } from '../parts/person-fields.tsx';
import { usePersons } from '../session/persons-store.ts';
import styles from '../parts/dialog-form.module.css';
import { OrderPrice } from './order-price.tsx';
import { OrderReview } from './order-review.tsx';
import { madeFor } from './made-for.ts';
import { RingHead } from './ring-head.tsx';

/** Long enough to read that nothing is lost. */
const WAIT_LIFE = 12_000;

/** Two steps: what the workshop needs to know, then the whole sheet once more before it is sent. */
export function OrderDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const t = useTexts('configurator');
  const formId = useId();
  const { create, sendAt } = useOrdering();
  const { partner } = useConfigurator();
  // The same couple's ring.
  const [input, setInput] = useState<OrderInput>({ ...EMPTY_ORDER, commission: partner?.order.commission ?? '' });
  const [attempts, setAttempts] = useState(0);
  const [isReview, setReview] = useState(false);
  const hasPrice = useSessionState((state) => totalsOf(state.evaluated) !== null);
  const close = (): void => {
    setReview(false);
    create.reset();
    onClose();
  };
  const design = useDesignState((state) => state.history.present);
  const day = useEarliestDate([design], earliestDate(create.error));
  const conflicts = useNoteConflicts(input.notes, [design], usePersons());
  // What an order costs at least is left to the server: the cost may be out of sight.
  const block = useOrderBlock(design, 0);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAttempts(attempts + 1);
    setReview(Object.keys({ ...orderProblems(input, day), ...conflicts }).length === 0);
  };
  const made = create.data;
  const step = made !== undefined ? 'made' : isReview ? 'review' : 'form';
  const actions = (
    <OrderActions
      step={step}
      formId={formId}
      isBusy={create.isPending}
      quantity={Number(input.quantity) || 1}
      isDisabled={!hasPrice || block !== null}
      onClose={close}
      onBack={() => setReview(false)}
      onSend={() => sendAt(input, { onQueued: close, onEarly: () => setReview(false) })}
    />
  );
  return (
    <Dialog title={t('order.title')} isOpen={isOpen} onClose={close} isWide actions={actions}>
      {made !== undefined ? (
        <OrderMade order={made} />
      ) : isReview ? (
        <Review formId={formId} input={input} block={block} error={day.refusedDay === null ? create.error : null} />
      ) : (
        <OrderForm
          formId={formId}
          input={input}
          attempts={attempts}
          day={day}
          conflicts={conflicts}
          onChangeRing={close}
          onInput={setInput}
          onSubmit={submit}
        />
      )}
    </Dialog>
  );
}

interface ReviewProps {
  readonly formId: string;
  readonly input: OrderInput;
  readonly block: string | null;
  readonly error: unknown;
}

/** The sheet once more, and what keeps it from being sent. */
function Review({ formId, input, block, error }: ReviewProps) {
  const t = useTexts('configurator');
  const errorText = useErrorText();
  return (
    <>
      <OrderReview input={input} />
      {block !== null && <FieldError id={`${formId}-block`}>{block}</FieldError>}
      {error !== null && (
        <FieldError id={`${formId}-error`}>
          {errorText(error)} {isApiError(error, 'network.unreachable') ? t('order.safe-retry') : ''}
        </FieldError>
      )}
    </>
  );
}

interface Outcomes {
  readonly onQueued: () => void;
  /** The date comes before the workshop can have made the ring: it is put right at its field. */
  readonly onEarly: () => void;
}

/** Sends the order at the price that stands on the screen. */
function useOrdering() {
  const errorText = useErrorText();
  const { session, model, partner } = useConfigurator();
  const create = useCreateOrder(() => ({
    setId: model.setId,
    link: session.state.getState().evaluated.link,
  }));
  const sendAt = (input: OrderInput, { onQueued, onEarly }: Outcomes): void => {
    const expected = expectedOf(session);
    if (expected === null) return;
    const ring = {
      design: session.design,
      expected,
      setId: model.setId,
      ...madeFor(session.design, partner),
    };
    create.send(ring, input, {
      onError: (error) => {
        // Today's price takes its place in the review: the next touch agrees to it.
        if (isApiError(error, 'order.price-changed')) session.confirmAgain();
        if (earliestDate(error) !== null) onEarly();
        if (!isApiError(error, 'network.queued')) return;
        // It lies on this device and leaves by itself: the dialog has nothing more to do.
        showToast(errorText(error), { life: WAIT_LIFE });
        onQueued();
      },
    });
  };
  return { create, sendAt };
}

/** What the jeweller sees; null while no price is known, and then nothing can be ordered. */
function expectedOf(session: ConfiguratorSession): ShownFigures | null {
  const totals = totalsOf(session.state.getState().evaluated);
  return totals === null ? null : { cost: totals.cost, gross: totals.gross };
}

interface OrderActionsProps {
  readonly step: 'form' | 'review' | 'made';
  readonly formId: string;
  readonly isBusy: boolean;
  /** No price is known, or something else stands in the way. */
  readonly isDisabled: boolean;
  readonly quantity: number;
  readonly onClose: () => void;
  readonly onBack: () => void;
  readonly onSend: () => void;
}

function OrderActions({ step, formId, isBusy, isDisabled, quantity, onClose, onBack, onSend }: OrderActionsProps) {
  const t = useTexts('configurator');
  if (step === 'made') return <Button onClick={onClose}>{t('done')}</Button>;
  if (step === 'review') {
    return (
      <>
        <OrderPrice quantity={quantity} />
        <Button look="quiet" onClick={onBack}>
          {t('order.back')}
        </Button>
        <Button look="primary" isBusy={isBusy} disabled={isDisabled} onClick={onSend}>
          {t('order.send')}
        </Button>
      </>
    );
  }
  return (
    <>
      <OrderPrice quantity={quantity} />
      <Button look="quiet" onClick={onClose}>
        {t('cancel')}
      </Button>
      <Button look="primary" type="submit" form={formId}>
        {t('order.review')}
      </Button>
    </>
  );
}

interface OrderFormProps {
  readonly formId: string;
  readonly input: OrderInput;
  /** How often it was sent. */
  readonly attempts: number;
  readonly day: EarliestDate;
  readonly conflicts: NoteConflicts;
  readonly onChangeRing: () => void;
  readonly onInput: (input: OrderInput) => void;
  readonly onSubmit: (event: FormEvent) => void;
}

function OrderForm({ formId, input, attempts, day, conflicts, onChangeRing, onInput, onSubmit }: OrderFormProps) {
  const t = useTexts('configurator');
  const priceState = useSessionState((state) => state.priceState);
  const form = useFocusOnError(attempts > 0 && `${attempts} ${day.refusedDay ?? ''}`);
  return (
    <form ref={form} id={formId} noValidate className={styles['form']} onSubmit={onSubmit}>
      <RingHead />
      <CoupleField />
      <PersonFields />
      <OrderFields
        input={input}
        isAsked={attempts > 0}
        earliest={day.earliest}
        conflicts={conflicts}
        onChangeRing={onChangeRing}
        onInput={onInput}
      />
      {priceState === 'offline' && <p className={styles['lead']}>{t('price.offline')}</p>}
    </form>
  );
}

function OrderMade({ order }: { readonly order: Order }) {
  const t = useTexts('configurator');
  return (
    <div className={styles['done']} role="status">
      <p>{t('order.made')}</p>
      <p className={styles['number']}>{order.number}</p>
      <a
        href={operationUrl(getOrderPdf, { params: { id: order.id } })}
        target="_blank"
        rel="noreferrer"
        className={styles['link']}
      >
        {t('order.pdf')}
      </a>
      <Link to={PATHS.orders} className={styles['link']}>
        {t('order.all')}
      </Link>
    </div>
  );
}
