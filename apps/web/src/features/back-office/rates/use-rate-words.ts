import { rateSubjectsOf, type Rate, type RateSubject } from '@ringwerk/contract';
import { useBaseCurrency } from '../../../api/session-store.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { isMetal, rateOf, rateText } from './rate-words.ts';

export interface RateWords {
  /** Everything that the house has a rate of. */
  readonly subjects: readonly RateSubject[];
  /** A rate as people read it, without its unit. */
  readonly text: (rate: { readonly subject: RateSubject; readonly value: number }) => string;
  /** What was typed, as it is stored; null for no number. */
  readonly read: (typed: string, subject: RateSubject) => number | null;
  /** What fixings are in, as it stands beside an amount. */
  readonly base: string;
  readonly name: (subject: RateSubject) => string;
  readonly unit: (subject: RateSubject) => string;
  readonly source: (source: string) => string;
  /** Who recorded a value, or where it came from by itself. */
  readonly recordedBy: (rate: Pick<Rate, 'recordedBy' | 'source'>) => string;
}

/** Names of metals and currencies, their units, and where a value came from. */
export function useRateWords(): RateWords {
  const t = useTexts('fixings');
  const format = useFormat();
  const currency = useBaseCurrency();
  const base = format.sign(currency);
  const source = (from: string): string =>
    from === 'manual' || from === 'catalogue' || from === 'file' ? t(`source.${from}`) : from;
  return {
    subjects: rateSubjectsOf(currency),
    text: (rate) => rateText(rate, currency, format),
    read: (typed, subject) => rateOf(typed, subject, currency),
    base,
    name: (subject) => t(`subject.${subject}`),
    unit: (subject) => (isMetal(subject) ? t('unit.metal', { base }) : t('unit.currency', { currency: subject, base })),
    source,
    recordedBy: (rate) => rate.recordedBy ?? source(rate.source),
  };
}
