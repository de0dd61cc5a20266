import { COMMISSION_MAX, QUANTITY_MAX, type Order } from '@ringwerk/contract';
import { useId, type FormEvent } from 'react';
import { isApiError, type ApiError } from '../../api/api-error.ts';
import { useFormat } from '../../i18n/format.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { showToast } from '../../ui/toast-store.ts';
import { useFocusOnError } from '../../ui/use-focus-on-error.ts';
import styles from '../ordering/order-dialog.module.css';
import fields from '../ordering/order-fields.module.css';
import { OrderFields } from '../ordering/order-fields.tsx';
import type { OrderPrice } from '../ordering/order-price.ts';
import { useNumberedTitle } from '../trade/position-title.ts';
import { isQuantity, positionInput, type ChangeInput } from './change-input.ts';
import { useChangeOrder, type OfferedRings } from './use-change-order.ts';

/** Limit of the contract. */
const NOTE_MAX = 500;

export interface ChangeDialogProps {
  readonly order: Order;
  /** Other rings for one of its positions. */
  readonly rings?: OfferedRings;
  readonly isOpen?: boolean;
  readonly onChanged?: (order: Order) => void;
  readonly onClose: () => void;
}

/** Everything of an order that can be changed before the workshop begins; what is sent is what is other than the order. */
export function ChangeDialog({ order, rings, isOpen = true, onChanged, onClose }: ChangeDialogProps) {
  const t = useTexts('life');
  const formId = useId();
  const form = useChangeOrder(order, rings, (changed) => {
    showToast(t('changeDone', { number: changed.number }), { tone: 'good' });
    onChanged?.(changed);
    onClose();
  });
  const element = useFocusOnError(form.attempts > 0 && `${form.attempts} ${form.refusedDay ?? ''}`);
  return (
    <Dialog
      title={t('changeTitle', { number: order.number })}
      isOpen={isOpen}
      onClose={onClose}
      isWide
      actions={
        <>
          <Button look="quiet" disabled={form.isPending} onClick={onClose}>
            {t('changeBack')}
          </Button>
          <Button look="primary" type="submit" form={formId} isBusy={form.isPending}>
            {t(form.isOtherPrice ? 'changeAtToday' : 'changeSend')}
          </Button>
        </>
      }
    >
      <form
        ref={element}
        id={formId}
        noValidate
        className={styles['form']}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          form.submit();
        }}
      >
        <p>{t('changeLead')}</p>
        {rings !== undefined && form.price !== null && <RingsPrice order={order} rings={rings} price={form.price} />}
        <PositionFields order={order} input={form.input} isAsked={form.isAsked} onInput={form.onInput} />
        <OrderFields
          input={form.input.head}
          isAsked={form.isAsked}
          hasQuantity={false}
          earliest={form.earliest}
          conflicts={form.conflicts}
          onInput={(head) => form.onInput({ ...form.input, head })}
        />
        {form.isAsked && !form.hasChange && <FieldError id={`${formId}-none`}>{t('changeNone')}</FieldError>}
        {form.error !== null && form.refusedDay === null && <Refusal error={form.error} />}
      </form>
    </Dialog>
  );
}

/** Why it was not changed; another price stands in the form already, and the next touch agrees to it. */
function Refusal({ error }: { readonly error: ApiError }) {
  const t = useTexts('life');
  const errorText = useErrorText();
  const words = isApiError(error, 'order.changed')
    ? t('changeStale')
    : isApiError(error, 'order.fixed')
      ? t('changeClosed')
      : errorText(error);
  return (
    <p role="alert" className={styles['error']}>
      {words}
      {isApiError(error, 'order.note-conflict') &&
        error.issues.map(({ params }) => <q key={`${params['from']}`}>{params['said']}</q>)}
    </p>
  );
}

interface RingsPriceProps {
  readonly order: Order;
  readonly rings: OfferedRings;
  readonly price: OrderPrice;
}

/** What the rings cost that come, beside what those cost that go. */
function RingsPrice({ order, rings, price }: RingsPriceProps) {
  const t = useTexts('life');
  const format = useFormat();
  const before = order.positions.find(({ number }) => number === rings.number)?.retail;
  return (
    <>
      <p className={styles['price']}>
        {t('ringsPrice')}
        {before !== undefined && <s className={styles['before']}>{format.money(before.gross, before.currency)}</s>}
        <strong>{format.money(price.gross, price.currency)}</strong>
      </p>
      <p className={styles['article']}>{t('changeUnsigned')}</p>
    </>
  );
}

interface PositionFieldsProps {
  readonly order: Order;
  readonly input: ChangeInput;
  readonly isAsked: boolean;
  readonly onInput: (input: ChangeInput) => void;
}

/** Pieces, reference and note of each position; a loose stone is one of its kind. */
function PositionFields({ order, input, isAsked, onInput }: PositionFieldsProps) {
  const t = useTexts('life');
  const trade = useTexts('trade');
  const title = useNumberedTitle(order.positions.length);
  return order.positions.map((position) => {
    const { number, kind } = position;
    const typed = input.positions[number] ?? positionInput(position);
    const change = (part: Partial<typeof typed>): void =>
      onInput({ ...input, positions: { ...input.positions, [number]: { ...typed, ...part } } });
    return (
      <fieldset key={number} className={fields['fields']}>
        <legend className={styles['article']}>{title({ ...position, quantity: 1 })}</legend>
        <div className={fields['pair']}>
          {kind !== 'stone' && (
            <TextField
              type="number"
              label={trade('quantity')}
              min={1}
              max={QUANTITY_MAX}
              step={1}
              value={typed.quantity}
              error={
                isAsked && !isQuantity(typed.quantity)
                  ? trade('quantityWrong', { max: QUANTITY_MAX, date: '' })
                  : undefined
              }
              onChange={(event) => change({ quantity: event.target.value })}
            />
          )}
          {order.positions.length > 1 && kind !== 'extra' && (
            <TextField
              label={trade('commission')}
              maxLength={COMMISSION_MAX}
              value={typed.commission}
              onChange={(event) => change({ commission: event.target.value })}
            />
          )}
          {kind !== 'extra' && (
            <TextField
              label={t('positionNote')}
              maxLength={NOTE_MAX}
              value={typed.note}
              onChange={(event) => change({ note: event.target.value })}
            />
          )}
        </div>
      </fieldset>
    );
  });
}
