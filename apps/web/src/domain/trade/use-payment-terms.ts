import type { PaymentTerms } from '@ringwerk/contract';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';

/** Payment terms as a sentence for the reader. */
export function usePaymentTerms(): (terms: PaymentTerms) => string {
  const t = useTexts('trade');
  const format = useFormat();
  return ({ days, discount, discountDays }) => {
    const due = days === 0 ? t('terms.now') : t('terms.days', { count: days });
    if (discount === 0) return due;
    return `${t('terms.discount', { count: discountDays, share: format.percent(discount) })} · ${due}`;
  };
}
