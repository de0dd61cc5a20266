import {
  creditInvoice,
  getPaper,
  listOrderPapers,
  listPapers,
  type MoneyJson,
  type PaperDetail,
} from '@ringwerk/contract';
import { useState, type FormEvent } from 'react';
import { newActKey } from '../../../api/offline/act-key.ts';
import { useBaseCurrency } from '../../../api/session-store.ts';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useTradeMoney } from '../../../domain/trade/use-trade-money.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { paperPath } from '../../../paths.ts';
import { useNavigate } from '../../../routing/use-navigator.ts';
import { Button } from '../../../ui/button.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Switch } from '../../../ui/switch.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import { centsOf } from './cents-of.ts';
import styles from './papers.module.css';

interface CreditDialogProps {
  readonly paper: PaperDetail;
  readonly onClose: () => void;
}

/** What is credited of each line; null where something is no amount, or nothing is credited at all. */
function chosenLines(
  amounts: readonly string[],
  currency: MoneyJson['currency'],
): readonly { readonly index: number; readonly net: number }[] | null {
  const cents = amounts.map((typed) => (typed.trim() === '' ? 0 : centsOf(typed, currency)));
  const lines = cents.flatMap((net, index) => (net === null || net <= 0 ? [] : [{ index, net }]));
  return cents.some((net) => net === null || net < 0) || lines.length === 0 ? null : lines;
}

/** What is chosen of a credit, and its sending. */
function useCredit({ paper, onClose }: CreditDialogProps) {
  const t = useTexts('papers');
  const navigate = useNavigate();
  const [isWhole, setWhole] = useState(true);
  const [amounts, setAmounts] = useState(() => paper.lines.map(() => ''));
  const [reason, setReason] = useState('');
  // One act of the clerk, through every retry.
  const [idempotencyKey] = useState(newActKey);
  // An order whose invoice is credited whole can be billed again.
  const credit = useOperationMutation(creditInvoice, [getPaper, listPapers, listOrderPapers]);
  const currency = useBaseCurrency();
  const lines = isWhole ? null : chosenLines(amounts, currency);
  const isReady = reason.trim() !== '' && (isWhole || lines !== null);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (!isReady) return;
    credit.mutate(
      { params: { id: paper.id }, body: { idempotencyKey, reason, lines: lines === null ? null : [...lines] } },
      {
        onAnswer: ({ number }) => showToast(t('issued', { number }), { tone: 'good' }),
        onward: ({ id }) => void navigate(paperPath(id)),
        onSuccess: onClose,
      },
    );
  };
  return { isWhole, setWhole, amounts, setAmounts, reason, setReason, credit, isReady, submit };
}

/** A credit note: the whole invoice, or a net amount of single lines. */
export function CreditDialog({ paper, onClose }: CreditDialogProps) {
  const t = useTexts('papers');
  const draft = useCredit({ paper, onClose });
  return (
    <Dialog
      title={t('credit.title', { number: paper.number })}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {t('cancel')}
          </Button>
          <Button look="primary" type="submit" form="credit" isBusy={draft.credit.isPending} disabled={!draft.isReady}>
            {t('issue')}
          </Button>
        </>
      }
    >
      <CreditForm paper={paper} {...draft} />
    </Dialog>
  );
}

type CreditFormProps = Pick<CreditDialogProps, 'paper'> & ReturnType<typeof useCredit>;

function CreditForm({ paper, credit, submit, ...draft }: CreditFormProps) {
  const t = useTexts('papers');
  const { money, sign } = useTradeMoney();
  const errorText = useErrorText();
  const { reason, setReason, isWhole, setWhole, amounts, setAmounts } = draft;
  return (
    <form id="credit" noValidate onSubmit={submit} className={styles['dialog']}>
      <TextField
        label={t('reason')}
        maxLength={300}
        value={reason}
        onChange={(event) => setReason(event.target.value)}
      />
      <Switch isOn={isWhole} onChange={setWhole}>
        {t('credit.all')}
      </Switch>
      {!isWhole &&
        paper.lines.map(({ net, credited, name }, index) => (
          <TextField
            // oxlint-disable-next-line react/no-array-index-key -- the lines of an issued paper never change
            key={index}
            label={t('credit.line', { position: index + 1, left: money(net - credited) })}
            hint={name}
            suffix={sign}
            inputMode="decimal"
            autoComplete="off"
            value={amounts[index] ?? ''}
            onChange={({ target: { value } }) => setAmounts(amounts.map((typed, at) => (at === index ? value : typed)))}
          />
        ))}
      <p className={styles['soft']}>{t('final')}</p>
      <div role="alert" className={styles['finding']}>
        {credit.isError && errorText(credit.error)}
      </div>
    </form>
  );
}
