import type { RateSubject } from '@ringwerk/contract';
import { useTexts } from '../../../i18n/use-texts.ts';
import { isMetal } from './rate-words.ts';

export interface RateWords {
  readonly name: (subject: RateSubject) => string;
  readonly unit: (subject: RateSubject) => string;
  readonly source: (source: string) => string;
}

/** Names of metals and currencies, their units, and where a value came from. */
export function useRateWords(): RateWords {
  const t = useTexts('fixings');
  return {
    name: (subject) => t(`subject.${subject}`),
    unit: (subject) => (isMetal(subject) ? t('unit.metal') : t('unit.currency', { currency: subject })),
    source: (source) => (source === 'manual' || source === 'catalogue' ? t(`source.${source}`) : source),
  };
}
