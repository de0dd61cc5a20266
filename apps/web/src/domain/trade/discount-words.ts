import type { MoneyJson } from '@ringwerk/contract';
import type { RetailDiscount } from '@ringwerk/kernel/price';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';

/** What a discount is called: `Discount 5 %`, `Discount €50.00`. */
export function useDiscountWords(): (discount: RetailDiscount, currency: MoneyJson['currency']) => string {
  const t = useTexts('positions');
  const format = useFormat();
  return ({ kind, value }, currency) =>
    t('discountOf', { value: kind === 'permille' ? format.percent(value / 1000) : format.money(value, currency) });
}
