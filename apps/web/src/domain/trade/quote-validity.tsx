import type { Quote } from '@ringwerk/contract';
import { useFormat } from '../../i18n/format.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { classNames } from '../../ui/class-names.ts';
import { useMinute } from '../house/use-minute.ts';
import { ENDING_DAYS, timeLeft } from './days-left.ts';
import styles from './quote-validity.module.css';

/** The last day of a quote, and how long that is from now; in red when it is near. */
export function QuoteValidity({ quote }: { readonly quote: Pick<Quote, 'validUntil' | 'status'> }) {
  const t = useTexts('trade');
  const format = useFormat();
  const left = timeLeft(quote.validUntil, useMinute());
  const isOffer = quote.status === 'open' || quote.status === 'accepted';
  return (
    <>
      {format.date(quote.validUntil)}
      {isOffer && left !== null && (
        <>
          {' '}
          <span className={classNames(styles['left'], left.days < ENDING_DAYS && styles['ending'])}>
            {left.days > 0
              ? t('validity.days', { count: left.days })
              : left.hours > 0
                ? t('validity.hours', { count: left.hours })
                : t('validity.last')}
          </span>
        </>
      )}
    </>
  );
}
