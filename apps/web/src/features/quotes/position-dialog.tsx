import {
  changeQuotePosition,
  COMMISSION_MAX,
  getCouple,
  getQuote,
  listQuotes,
  QUANTITY_MAX,
  removeQuotePosition,
  type Quote,
  type QuotePosition,
} from '@ringwerk/contract';
import { payable, type RetailPrice } from '@ringwerk/kernel/price';
import { useId, useState, type FormEvent } from 'react';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useDecimalSign } from '../../domain/download/decimal-sign.ts';
import { amountText, parseAmount, placesOf } from '../../domain/trade/parse-amount.ts';
import { usePositionTitle } from '../../domain/trade/position-title.ts';
import { useFormat } from '../../i18n/format.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { FieldError } from '../../ui/field-error.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { DiscountFields, discountDraft, readDiscount, type DiscountDraft } from './discount-fields.tsx';
import styles from './quotes.module.css';

const GROUPS = ['none', '1', '2', '3'] as const;
type Group = (typeof GROUPS)[number];
const LETTERS: Readonly<Record<string, string>> = { 1: 'A', 2: 'B', 3: 'C' };

interface Draft {
  readonly quantity: string;
  readonly discount: DiscountDraft;
  readonly group: Group;
  readonly note: string;
  readonly commission: string;
  readonly text: string;
  readonly gross: string;
}

const groupOf = ({ alternative }: QuotePosition): Group =>
  GROUPS.find((group) => group === String(alternative)) ?? 'none';

/** The change as the server takes it; null while a field cannot be read. */
function changeOf(draft: Draft, { kind, retail }: QuotePosition) {
  const discount = readDiscount(draft.discount, retail.currency);
  const quantity = Number(draft.quantity);
  const gross = parseAmount(draft.gross, placesOf(retail.currency));
  const isQuantity = Number.isInteger(quantity) && quantity >= 1 && quantity <= QUANTITY_MAX;
  const isExtra = kind === 'extra';
  if (discount === undefined || !isQuantity || (isExtra && (gross === null || draft.text.trim() === ''))) return null;
  return {
    discount,
    alternative: draft.group === 'none' ? null : Number(draft.group),
    note: draft.note.trim(),
    commission: draft.commission.trim(),
    ...(kind === 'stone' ? {} : { quantity }),
    ...(isExtra && gross !== null ? { text: draft.text.trim(), gross } : {}),
  };
}

function usePositionForm(quote: Quote, position: QuotePosition, onClose: () => void) {
  const sign = useDecimalSign();
  const { retail } = position;
  const [draft, setDraft] = useState<Draft>({
    quantity: String(position.quantity),
    discount: discountDraft(position.discount, retail.currency, sign),
    group: groupOf(position),
    note: position.note,
    commission: position.commission,
    text: position.text,
    gross: amountText(retail.gross, placesOf(retail.currency), sign),
  });
  const [isAsked, setAsked] = useState(false);
  const touched = [getQuote, listQuotes, getCouple];
  const change = useOperationMutation(changeQuotePosition, touched);
  const remove = useOperationMutation(removeQuotePosition, touched);
  const params = { id: quote.id, number: position.number };
  const submit = (): void => {
    setAsked(true);
    const body = changeOf(draft, position);
    if (body !== null) change.mutate({ params, body: { version: quote.version, ...body } }, { onAnswer: onClose });
  };
  return {
    draft,
    set: (part: Partial<Draft>) => setDraft((before) => ({ ...before, ...part })),
    isWrong: isAsked && changeOf(draft, position) === null,
    error: change.error ?? remove.error,
    isPending: change.isPending || remove.isPending,
    submit,
    remove: () => remove.mutate({ params, query: { version: quote.version } }, { onAnswer: onClose }),
  };
}

interface PositionDialogProps {
  readonly quote: Quote;
  readonly position: QuotePosition;
  readonly onClose: () => void;
}

/** Pieces, discount, alternatives and words of one position; what it was priced at stays frozen. */
export function PositionDialog({ quote, position, onClose }: PositionDialogProps) {
  const t = useTexts('positions');
  const trade = useTexts('trade');
  const errorText = useErrorText();
  const title = usePositionTitle();
  const formId = useId();
  const { draft, set, isWrong, error, isPending, submit, remove } = usePositionForm(quote, position, onClose);
  return (
    <Dialog
      title={`${position.number} · ${title(position)}`}
      isOpen
      onClose={onClose}
      actions={
        <>
          {quote.positions.length > 1 && (
            <Button look="danger" disabled={isPending} onClick={remove}>
              {t('remove')}
            </Button>
          )}
          <Button look="quiet" onClick={onClose}>
            {trade('cancel')}
          </Button>
          <Button look="primary" type="submit" form={formId} isBusy={isPending}>
            {t('save')}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        noValidate
        className={styles['form']}
        onSubmit={(event: FormEvent) => {
          event.preventDefault();
          submit();
        }}
      >
        <PositionFields draft={draft} position={position} isWrong={isWrong} onChange={set} />
        {isWrong && <FieldError id={`${formId}-wrong`}>{t('wrong')}</FieldError>}
        {error !== null && <FieldError id={`${formId}-error`}>{errorText(error)}</FieldError>}
      </form>
    </Dialog>
  );
}

interface PositionFieldsProps {
  readonly draft: Draft;
  readonly position: QuotePosition;
  readonly isWrong: boolean;
  readonly onChange: (part: Partial<Draft>) => void;
}

function PositionFields({ draft, position: { kind, retail }, isWrong, onChange: set }: PositionFieldsProps) {
  const t = useTexts('positions');
  const trade = useTexts('trade');
  return (
    <>
      {kind === 'extra' && <ExtraFields draft={draft} terms={retail} onChange={set} />}
      {kind !== 'stone' && (
        <TextField
          label={trade('quantity')}
          type="number"
          min={1}
          max={QUANTITY_MAX}
          value={draft.quantity}
          onChange={(event) => set({ quantity: event.target.value })}
        />
      )}
      <DiscountFields
        label={t('discount')}
        draft={draft.discount}
        currency={retail.currency}
        isWrong={isWrong && readDiscount(draft.discount, retail.currency) === undefined}
        onChange={(discount) => set({ discount })}
      />
      <Select
        label={t('alternative')}
        hint={t('alternativeHint')}
        value={draft.group}
        options={GROUPS.map((group) => ({
          value: group,
          label: group === 'none' ? t('alternative-none') : t('alternative-group', { letter: LETTERS[group] ?? '' }),
        }))}
        onChange={(group) => set({ group })}
      />
      {kind !== 'extra' && (
        <TextField
          label={trade('commission')}
          maxLength={COMMISSION_MAX}
          value={draft.commission}
          onChange={(event) => set({ commission: event.target.value })}
        />
      )}
      {kind !== 'extra' && (
        <TextArea
          label={t('noteForOrder')}
          maxLength={500}
          value={draft.note}
          onChange={(event) => set({ note: event.target.value })}
        />
      )}
    </>
  );
}

/** What an extra is, and what the dealer asks for it. */
export function ExtraFields({
  draft,
  terms,
  onChange,
}: {
  readonly draft: Pick<Draft, 'text' | 'gross'>;
  /** Currency and smallest coin of the quote. */
  readonly terms: Pick<RetailPrice, 'currency' | 'coin'>;
  readonly onChange: (change: Partial<Pick<Draft, 'text' | 'gross'>>) => void;
}) {
  const t = useTexts('positions');
  const format = useFormat();
  const gross = parseAmount(draft.gross, placesOf(terms.currency));
  const paid = gross === null ? null : payable(gross, terms);
  return (
    <div className={styles['pair']}>
      <TextField
        label={t('extraText')}
        hint={t('extraHint')}
        maxLength={200}
        value={draft.text}
        onChange={(event) => onChange({ text: event.target.value })}
      />
      <TextField
        label={t('extraGross')}
        inputMode="decimal"
        suffix={terms.currency}
        hint={
          paid === null || paid === gross
            ? undefined
            : t('extraRounded', { amount: format.money(paid, terms.currency) })
        }
        value={draft.gross}
        onChange={(event) => onChange({ gross: event.target.value })}
      />
    </div>
  );
}
