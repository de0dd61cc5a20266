import { addQuotePosition, changeQuote, getCouple, getQuote, listQuotes, type Quote } from '@ringwerk/contract';
import { useId, useState, type FormEvent } from 'react';
import { useEntriesKey } from '../../api/use-entries-key.ts';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useDecimalSign } from '../../domain/download/decimal-sign.ts';
import { parseAmount, placesOf } from '../../domain/trade/parse-amount.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { DiscountFields, discountDraft, readDiscount } from './discount-fields.tsx';
import { ExtraFields } from './position-dialog.tsx';
import styles from './quotes.module.css';

const TOUCHED = [getQuote, listQuotes, getCouple];

/** What an open quote as a whole can be given: an extra, and a discount on its sum. */
export function QuoteTools({ quote }: { readonly quote: Quote }) {
  const t = useTexts('positions');
  const [open, setOpen] = useState<'extra' | 'discount' | null>(null);
  return (
    <div className={styles['tools']}>
      <Button onClick={() => setOpen('extra')}>{t('addExtra')}</Button>
      <Button onClick={() => setOpen('discount')}>{t('wholeDiscount')}</Button>
      {open === 'extra' && <ExtraDialog quote={quote} onClose={() => setOpen(null)} />}
      {open === 'discount' && <DiscountDialog quote={quote} onClose={() => setOpen(null)} />}
    </div>
  );
}

interface ToolProps {
  readonly quote: Quote;
  readonly onClose: () => void;
}

function ExtraDialog({ quote, onClose }: ToolProps) {
  const t = useTexts('positions');
  const trade = useTexts('trade');
  const errorText = useErrorText();
  const formId = useId();
  const [draft, setDraft] = useState({ text: '', gross: '' });
  const [isAsked, setAsked] = useState(false);
  // One key for what is typed now: a lost answer adds nothing twice.
  const keyOf = useEntriesKey();
  const add = useOperationMutation(addQuotePosition, TOUCHED);
  const gross = parseAmount(draft.gross, placesOf(quote.retail.currency));
  const isComplete = gross !== null && draft.text.trim() !== '';
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (gross === null || !isComplete) return;
    const position = { kind: 'extra', text: draft.text.trim(), gross } as const;
    add.mutate(
      { params: { id: quote.id }, body: { idempotencyKey: keyOf(position), position } },
      { onAnswer: onClose },
    );
  };
  return (
    <Dialog
      title={t('addExtra')}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {trade('cancel')}
          </Button>
          <Button look="primary" type="submit" form={formId} isBusy={add.isPending}>
            {t('add')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles['form']} onSubmit={submit}>
        <ExtraFields
          draft={draft}
          terms={quote.retail}
          onChange={(change) => setDraft((before) => ({ ...before, ...change }))}
        />
        {isAsked && !isComplete && <FieldError id={`${formId}-wrong`}>{t('wrong')}</FieldError>}
        {add.error !== null && <FieldError id={`${formId}-error`}>{errorText(add.error)}</FieldError>}
      </form>
    </Dialog>
  );
}

function DiscountDialog({ quote, onClose }: ToolProps) {
  const t = useTexts('positions');
  const trade = useTexts('trade');
  const errorText = useErrorText();
  const formId = useId();
  const sign = useDecimalSign();
  const { currency } = quote.retail;
  const [draft, setDraft] = useState(discountDraft(quote.discount, currency, sign));
  const [isAsked, setAsked] = useState(false);
  const change = useOperationMutation(changeQuote, TOUCHED);
  const discount = readDiscount(draft, currency);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    setAsked(true);
    if (discount === undefined) return;
    change.mutate({ params: { id: quote.id }, body: { version: quote.version, discount } }, { onAnswer: onClose });
  };
  return (
    <Dialog
      title={t('wholeDiscount')}
      isOpen
      onClose={onClose}
      actions={
        <>
          <Button look="quiet" onClick={onClose}>
            {trade('cancel')}
          </Button>
          <Button look="primary" type="submit" form={formId} isBusy={change.isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate className={styles['form']} onSubmit={submit}>
        <DiscountFields
          label={t('discount')}
          draft={draft}
          currency={currency}
          isWrong={isAsked && discount === undefined}
          onChange={setDraft}
        />
        {change.error !== null && <FieldError id={`${formId}-error`}>{errorText(change.error)}</FieldError>}
      </form>
    </Dialog>
  );
}
