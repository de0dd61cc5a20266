import type { MoneyJson } from '@ringwerk/contract';
import type { RetailDiscount } from '@ringwerk/kernel/price';
import { amountText, parseAmount, placesOf } from '../../domain/trade/parse-amount.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Select } from '../../ui/select.tsx';
import { TextField } from '../../ui/text-field.tsx';
import styles from './quotes.module.css';

/** A discount as it is typed. */
export interface DiscountDraft {
  readonly kind: 'none' | RetailDiscount['kind'];
  readonly value: string;
}

export const discountDraft = (
  discount: RetailDiscount | null,
  currency: MoneyJson['currency'],
  sign: '.' | ',',
): DiscountDraft => {
  if (discount === null) return { kind: 'none', value: '' };
  const places = discount.kind === 'permille' ? 1 : placesOf(currency);
  return { kind: discount.kind, value: amountText(discount.value, places, sign) };
};

/** What is meant; undefined for what cannot be read. */
export function readDiscount(
  { kind, value }: DiscountDraft,
  currency: MoneyJson['currency'],
): RetailDiscount | null | undefined {
  if (kind === 'none') return null;
  const amount = parseAmount(value, kind === 'permille' ? 1 : placesOf(currency));
  if (amount === null || amount < 1 || (kind === 'permille' && amount > 1000)) return undefined;
  return { kind, value: amount };
}

/** Percent or an amount, or none. */
export function DiscountFields({
  label,
  draft,
  currency,
  isWrong,
  onChange,
}: {
  readonly label: string;
  readonly draft: DiscountDraft;
  readonly currency: MoneyJson['currency'];
  readonly isWrong: boolean;
  readonly onChange: (draft: DiscountDraft) => void;
}) {
  const t = useTexts('positions');
  return (
    <div className={styles['pair']}>
      <Select
        label={label}
        value={draft.kind}
        options={(['none', 'permille', 'amount'] as const).map((kind) => ({
          value: kind,
          label: t(`discount-${kind}`),
        }))}
        onChange={(kind) => onChange({ ...draft, kind })}
      />
      {draft.kind !== 'none' && (
        <TextField
          label={t('discountValue')}
          value={draft.value}
          inputMode="decimal"
          suffix={draft.kind === 'permille' ? '%' : currency}
          error={isWrong ? t('discountWrong') : undefined}
          onChange={(event) => onChange({ ...draft, value: event.target.value })}
        />
      )}
    </div>
  );
}
