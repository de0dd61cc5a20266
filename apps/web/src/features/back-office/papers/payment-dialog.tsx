import { enterPayment, getPaper, listPapers, type PaperDetail } from '@ringwerk/contract';
import { useState, type FormEvent } from 'react';
import { newActKey } from '../../../api/offline/act-key.ts';
import { useBaseCurrency } from '../../../api/session-store.ts';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useTradeMoney } from '../../../domain/trade/use-trade-money.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useFieldErrors } from '../../../i18n/use-field-errors.ts';
import { useToday } from '../../../i18n/house-zone.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { useFocusOnError } from '../../../ui/use-focus-on-error.ts';
import { centsOf, fieldText } from './cents-of.ts';
import styles from './papers.module.css';

interface PaymentDialogProps {
  readonly paper: PaperDetail;
  readonly onClose: () => void;
}

/** What is typed of a payment, and its sending. */
function usePayment({ paper, onClose }: PaymentDialogProps) {
  const t = useTexts('papers');
  const currency = useBaseCurrency();
  const today = useToday();
  const [typed, setTyped] = useState(() => ({
    paidOn: today,
    amount: fieldText(Math.max(paper.payment?.open ?? 0, 0), currency),
    discount: '',
    note: '',
  }));
  // One act of the clerk, through every retry.
  const [idempotencyKey] = useState(newActKey);
  const enter = useOperationMutation(enterPayment, [getPaper, listPapers]);
  const amount = centsOf(typed.amount, currency);
  const cashDiscount = typed.discount.trim() === '' ? 0 : centsOf(typed.discount, currency);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (amount === null || cashDiscount === null) return;
    const { paidOn, note } = typed;
    enter.mutate(
      { params: { id: paper.id }, body: { idempotencyKey, paidOn, amount, cashDiscount, note } },
      {
        onAnswer: () => showToast(t('payments.entered', { number: paper.number }), { tone: 'good' }),
        onSuccess: onClose,
      },
    );
  };
  const change = (changes: Partial<typeof typed>): void => setTyped({ ...typed, ...changes });
  return { typed, change, enter, amount, cashDiscount, submit };
}

/** What was paid for an invoice; it begins with what is open. */
export function PaymentDialog({ paper, onClose }: PaymentDialogProps) {
  const t = useTexts('papers');
  const payment = usePayment({ paper, onClose });
  const { enter, amount, cashDiscount } = payment;
  return (
    <Dialog
      title={`${t('payments.enter')} · ${paper.number}`}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button
            look="primary"
            type="submit"
            form="payment"
            isBusy={enter.isPending}
            disabled={amount === null || cashDiscount === null}
          >
            {t('save')}
          </Button>
        </>
      }
    >
      <PaymentForm {...payment} />
    </Dialog>
  );
}

const MONEY = { inputMode: 'decimal', autoComplete: 'off' } as const;

function PaymentForm({ typed, change, enter, amount, cashDiscount, submit }: ReturnType<typeof usePayment>) {
  const t = useTexts('papers');
  const { sign } = useTradeMoney();
  const errorText = useErrorText();
  const fieldError = useFieldErrors(enter.error);
  const form = useFocusOnError(enter.error);
  const isOther = enter.isError && enter.error.issues.length > 0;
  return (
    <form id="payment" ref={form} noValidate onSubmit={submit} className={styles['dialog']}>
      <TextField
        type="date"
        label={t('paidOn')}
        value={typed.paidOn}
        error={fieldError('/paidOn')}
        onChange={(event) => change({ paidOn: event.target.value })}
      />
      <TextField
        {...MONEY}
        suffix={sign}
        label={t('amount')}
        hint={t('amount.hint')}
        value={typed.amount}
        error={amount === null && typed.amount !== '' ? t('amount.unread') : fieldError('/amount')}
        onChange={(event) => change({ amount: event.target.value })}
      />
      <TextField
        {...MONEY}
        suffix={sign}
        label={t('cashDiscount')}
        value={typed.discount}
        error={cashDiscount === null ? t('amount.unread') : fieldError('/cashDiscount')}
        onChange={(event) => change({ discount: event.target.value })}
      />
      <TextField
        label={t('note')}
        maxLength={200}
        value={typed.note}
        onChange={(event) => change({ note: event.target.value })}
      />
      <div role="alert" className={styles['finding']}>
        {enter.isError && !isOther && errorText(enter.error)}
      </div>
    </form>
  );
}
