import type { Rate, RateSubject } from '@ringwerk/contract';
import { useTexts } from '../../../i18n/use-texts.ts';
import { isMetal } from './rate-words.ts';

export interface RateWords {
  readonly name: (subject: RateSubject) => string;
  readonly unit: (subject: RateSubject) => string;
  readonly source: (source: string) => string;
  /** Who recorded a value, or where it came from by itself. */
  readonly recordedBy: (rate: Pick<Rate, 'recordedBy' | 'source'>) => string;
}

/** Names of metals and currencies, their units, and where a value came from. */
export function useRateWords(): RateWords {
  const t = useTexts('fixings');
  const source = (from: string): string =>
    from === 'manual' || from === 'catalogue' || from === 'file' ? t(`source.${from}`) : from;
  return {
    name: (subject) => t(`subject.${subject}`),
    unit: (subject) => (isMetal(subject) ? t('unit.metal') : t('unit.currency', { currency: subject })),
    source,
    recordedBy: (rate) => rate.recordedBy ?? source(rate.source),
  };
}
