import { createOrder, getOrderPdf, listOrders, type Order } from '@ringwerk/contract';
import { Link } from '@tanstack/react-router';
import { useId, useRef, useState, type FormEvent } from 'react';
import { isApiError, type ApiError } from '../../../api/api-error.ts';
import { operationUrl } from '../../../api/call.ts';
import { useOperationCall } from '../../../api/use-operation.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { PATHS } from '../../../paths.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { FieldError } from '../../../ui/field-error.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { newActKey } from '../../../api/offline/act-key.ts';
import { designKeyOf } from '../model/order-key.ts';
import { showToast } from '../../../ui/toast-store.ts';
import type { ConfiguratorSession } from '../session/configurator-session.ts';
import { totalsOf } from '../session/session-state.ts';
import { useConfigurator, useSessionState } from '../session/use-configurator.ts';
import styles from './dialog-form.module.css';
import { OrderReview } from './order-review.tsx';

/** Plain text: the room with this address lands on its own. */
const ORDERS: string = PATHS.orders;

/** Long enough to read that nothing is lost. */
const WAIT_LIFE = 12_000;

interface OrderInput {
  readonly commission: string;
  readonly requestedDate: string;
  readonly note: string;
}

/** Two steps: what the workshop needs to know, then the whole sheet once more before it is sent. */
export function OrderDialog({ isOpen, onClose }: { readonly isOpen: boolean; readonly onClose: () => void }) {
  const t = useTexts('configurator');
  const errorText = useErrorText();
  const formId = useId();
  const { session } = useConfigurator();
  const create = useOrdering();
  const [input, setInput] = useState<OrderInput>({ commission: '', requestedDate: '', note: '' });
  const [isReview, setReview] = useState(false);
  // The same order keeps its key through retries, so that a lost answer never makes a second ring.
  const key = useRef({ of: '', key: '' });
  const close = (): void => {
    setReview(false);
    create.reset();
    onClose();
  };
  const send = (): void => {
    const of = designKeyOf(session.design, input.commission);
    if (key.current.of !== of) key.current = { of, key: newActKey() };
    const body = orderBody(session, key.current.key, input);
    create.mutate({ body }, { onError: (error) => isApiError(error, 'network.queued') && waitForNetwork(error) });
  };
  /** It lies on this device and leaves by itself: the dialog has nothing more to do. */
  const waitForNetwork = (error: ApiError): void => {
    showToast(errorText(error), { life: WAIT_LIFE });
    close();
  };
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setReview(true);
  };
  const made = create.data;
  const step = made !== undefined ? 'made' : isReview ? 'review' : 'form';
  const actions = (
    <OrderActions
      step={step}
      formId={formId}
      isBusy={create.isPending}
      onClose={close}
      onBack={() => setReview(false)}
      onSend={send}
    />
  );
  return (
    <Dialog title={t('order.title')} isOpen={isOpen} onClose={close} isWide actions={actions}>
      {made !== undefined ? (
        <OrderMade order={made} />
      ) : isReview ? (
        <>
          <OrderReview commission={input.commission} requestedDate={input.requestedDate} note={input.note} />
          {create.error && (
            <FieldError id={`${formId}-error`}>
              {errorText(create.error)} {isApiError(create.error, 'network.unreachable') ? t('order.safe-retry') : ''}
            </FieldError>
          )}
        </>
      ) : (
        <OrderForm formId={formId} input={input} onInput={setInput} onSubmit={submit} />
      )}
    </Dialog>
  );
}

/** Sends the order at once, or as soon as there is a network. */
function useOrdering() {
  const { session, model } = useConfigurator();
  return useOperationCall(createOrder, [listOrders], async ({ body }) => {
    const { link } = session.state.getState().evaluated;
    const { sendSafely } = await import('../../../api/offline/outbox.ts');
    try {
      return await sendSafely('createOrder', body, { title: body.commission, setId: model.setId, link });
    } catch (error) {
      // Today's price takes its place in the review: the next touch agrees to it.
      if (isApiError(error, 'order.price-changed')) session.confirmAgain();
      throw error;
    }
  });
}

/** Empty fields are left out: the contract knows no empty date. The figures are those that stood in the review. */
const orderBody = (
  session: ConfiguratorSession,
  idempotencyKey: string,
  { commission, requestedDate, note }: OrderInput,
) => ({
  idempotencyKey,
  design: session.design,
  ...expectedOf(session),
  commission: commission.trim(),
  ...(requestedDate === '' ? {} : { requestedDate }),
  ...(note.trim() === '' ? {} : { note: note.trim() }),
});

/** What the jeweller saw; nothing while no price is known. */
function expectedOf(session: ConfiguratorSession): { expected?: { cost: number; gross: number } } {
  const totals = totalsOf(session.state.getState().evaluated);
  return totals === null ? {} : { expected: { cost: totals.cost, gross: totals.gross } };
}

interface OrderActionsProps {
  readonly step: 'form' | 'review' | 'made';
  readonly formId: string;
  readonly isBusy: boolean;
  readonly onClose: () => void;
  readonly onBack: () => void;
  readonly onSend: () => void;
}

function OrderActions({ step, formId, isBusy, onClose, onBack, onSend }: OrderActionsProps) {
  const t = useTexts('configurator');
  if (step === 'made') return <Button onClick={onClose}>{t('done')}</Button>;
  if (step === 'review') {
    return (
      <>
        <Button look="quiet" onClick={onBack}>
          {t('order.back')}
        </Button>
        <Button look="primary" isBusy={isBusy} onClick={onSend}>
          {t('order.send')}
        </Button>
      </>
    );
  }
  return (
    <>
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
  readonly onInput: (input: OrderInput) => void;
  readonly onSubmit: (event: FormEvent) => void;
}

function OrderForm({ formId, input, onInput, onSubmit }: OrderFormProps) {
  const t = useTexts('configurator');
  const priceState = useSessionState((state) => state.priceState);
  const [today] = useState(() => new Date().toISOString().slice(0, 10));
  return (
    <form id={formId} className={styles['form']} onSubmit={onSubmit}>
      <TextField
        label={t('order.commission')}
        hint={t('order.commission-hint')}
        value={input.commission}
        required
        maxLength={60}
        autoComplete="off"
        onChange={(event) => onInput({ ...input, commission: event.target.value })}
      />
      <TextField
        label={t('order.date')}
        type="date"
        min={today}
        value={input.requestedDate}
        onChange={(event) => onInput({ ...input, requestedDate: event.target.value })}
      />
      <TextArea
        label={t('order.note')}
        value={input.note}
        maxLength={2000}
        onChange={(event) => onInput({ ...input, note: event.target.value })}
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
      <Link to={ORDERS} className={styles['link']}>
        {t('order.all')}
      </Link>
    </div>
  );
}
