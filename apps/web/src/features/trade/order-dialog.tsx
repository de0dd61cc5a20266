import { createOrder, listOrders, listQuotes, getQuote, type Order } from '@ringwerk/contract';
import { useState } from 'react';
import { isApiError, type ApiErrorCode } from '../../api/api-error.ts';
import { useOperationCall } from '../../api/use-operation.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './order-dialog.module.css';

const COMMISSION_MAX = 60;
const NOTE_MAX = 2000;
const QUANTITY_MAX = 20;
const OWN_TEXTS: Partial<Record<ApiErrorCode, 'orderExpired' | 'orderConflict' | 'orderRefused'>> = {
  'quote.expired': 'orderExpired',
  'order.conflict': 'orderConflict',
  'design.refused': 'orderRefused',
};
const today = (): string => new Date().toLocaleDateString('sv-SE');

export interface OrderDialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly design: unknown;
  readonly quoteId?: string;
  readonly commission?: string;
  readonly onOrdered: (order: Order) => void;
  readonly onClose: () => void;
}

interface Wish {
  readonly commission: string;
  readonly requestedDate: string;
  readonly note: string;
  readonly quantity: string;
}

function Fields({
  wish,
  isAsked,
  onChange,
  hasQuantity,
}: {
  readonly wish: Wish;
  readonly isAsked: boolean;
  readonly hasQuantity: boolean;
  readonly onChange: (wish: Wish) => void;
}) {
  const t = useTexts('trade');
  const isMissing = wish.commission.trim() === '';
  return (
    <>
      <TextField
        label={t('commission')}
        maxLength={COMMISSION_MAX}
        autoComplete="off"
        value={wish.commission}
        error={isAsked && isMissing ? t('commissionMissing') : undefined}
        onChange={(event) => onChange({ ...wish, commission: event.target.value })}
      />
      <div className={styles['pair']}>
        <TextField
          type="date"
          label={`${t('requestedDate')} (${t('optional')})`}
          min={today()}
          value={wish.requestedDate}
          error={isAsked && isPast(wish) ? t('datePast') : undefined}
          onChange={(event) => onChange({ ...wish, requestedDate: event.target.value })}
        />
        {hasQuantity && (
          <TextField
            type="number"
            label={t('quantity')}
            min={1}
            max={QUANTITY_MAX}
            step={1}
            value={wish.quantity}
            onChange={(event) => onChange({ ...wish, quantity: event.target.value })}
          />
        )}
      </div>
      <TextArea
        label={`${t('note')} (${t('optional')})`}
        maxLength={NOTE_MAX}
        value={wish.note}
        onChange={(event) => onChange({ ...wish, note: event.target.value })}
      />
    </>
  );
}

const isPast = ({ requestedDate }: Wish): boolean => requestedDate !== '' && requestedDate < today();
const isQuantity = (text: string): boolean => /^\d+$/u.test(text) && Number(text) >= 1 && Number(text) <= QUANTITY_MAX;

function OrderForm({ design, quoteId, commission = '', onOrdered, onClose }: OrderDialogProps) {
  const t = useTexts('trade');
  const errorText = useErrorText();
  // One key for this form, however often it is sent: the server answers every retry with the same order.
  const [idempotencyKey] = useState(() => crypto.randomUUID());
  const [wish, setWish] = useState<Wish>({ commission, requestedDate: '', note: '', quantity: '1' });
  const [isAsked, setAsked] = useState(false);
  const { mutate, error, isPending } = useOperationCall(createOrder, [listOrders, listQuotes, getQuote]);

  const submit = (): void => {
    setAsked(true);
    if (wish.commission.trim() === '' || isPast(wish) || !isQuantity(wish.quantity)) return;
    const body = {
      idempotencyKey,
      design,
      commission: wish.commission.trim(),
      quantity: Number(wish.quantity),
      ...(quoteId === undefined ? {} : { quoteId }),
      ...(wish.requestedDate === '' ? {} : { requestedDate: wish.requestedDate }),
      ...(wish.note.trim() === '' ? {} : { note: wish.note.trim() }),
    };
    mutate({ body }, { onSuccess: onOrdered });
  };
  const own = isApiError(error) ? OWN_TEXTS[error.code] : undefined;
  return (
    <form
      noValidate
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <Fields wish={wish} isAsked={isAsked} hasQuantity={quoteId === undefined} onChange={setWish} />
      {error && (
        <p role="alert" className={styles['error']}>
          {own ? t(own) : `${t('orderFailed')} ${errorText(error)}`}
        </p>
      )}
      <div className={styles['actions']}>
        <Button look="quiet" disabled={isPending} onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button look="primary" type="submit" isBusy={isPending}>
          {isPending ? t('ordering') : t('orderSubmit')}
        </Button>
      </div>
    </form>
  );
}

/** Commission, date and note, and then the binding order. */
export function OrderDialog(props: OrderDialogProps) {
  return (
    <Dialog title={props.title} isOpen={props.isOpen} onClose={props.onClose}>
      <OrderForm {...props} />
    </Dialog>
  );
}
