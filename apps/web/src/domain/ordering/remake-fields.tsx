import { ORDER_PAYERS, type OrderPayer, type OrderRelation } from '@ringwerk/contract';
import { useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';

/** The order that another one comes from. */
export interface EarlierOrder {
  readonly kind: 'reorder' | 'remake';
  readonly orderId: string;
}
interface RemakeInput {
  readonly reason: string;
  readonly payer: OrderPayer;
}
const EMPTY_REMAKE: RemakeInput = { reason: '', payer: 'dealer' };
/** Limit of the contract. */
const REASON_MAX = 600;

const relationOf = ({ kind, orderId }: EarlierOrder, { reason, payer }: RemakeInput): OrderRelation =>
  kind === 'reorder' ? { kind, orderId } : { kind, orderId, reason: reason.trim(), payer };

/** What is typed about the earlier order: a remake needs its reason. */
export function useEarlierOrder(from: EarlierOrder | undefined) {
  const [input, setInput] = useState(EMPTY_REMAKE);
  const isRemake = from?.kind === 'remake';
  return {
    input,
    onInput: setInput,
    isRemake,
    isComplete: !isRemake || input.reason.trim() !== '',
    relation: from && relationOf(from, input),
  };
}

export interface RemakeFieldsProps extends Pick<
  ReturnType<typeof useEarlierOrder>,
  'input' | 'onInput' | 'isRemake' | 'isComplete'
> {
  /** Problems are shown once it was tried. */
  readonly isAsked: boolean;
}

/** What is wrong with a ring that is made again, and who shall pay; nothing for any other order. */
export function RemakeFields({ isRemake, ...props }: RemakeFieldsProps) {
  return isRemake ? <Fields {...props} /> : null;
}

function Fields({ input, isComplete, isAsked, onInput }: Omit<RemakeFieldsProps, 'isRemake'>) {
  const t = useTexts('life');
  return (
    <>
      <TextArea
        label={t('remakeReason')}
        maxLength={REASON_MAX}
        value={input.reason}
        error={isAsked && !isComplete ? t('reasonMissing') : undefined}
        onChange={(event) => onInput({ ...input, reason: event.target.value })}
      />
      <Select
        label={t('payer')}
        hint={t('payerHint')}
        value={input.payer}
        options={ORDER_PAYERS.map((value) => ({ value, label: t(`payer-${value}`) }))}
        onChange={(payer) => onInput({ ...input, payer })}
      />
    </>
  );
}
