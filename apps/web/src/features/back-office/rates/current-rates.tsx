import type { Rates, RateSubject } from '@ringwerk/contract';
import { useFormat } from '../../../i18n/format.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import styles from './rates.module.css';
import { useRateWords } from './use-rate-words.ts';

interface CurrentRatesProps {
  readonly rates: Rates['current'];
  readonly subject: RateSubject;
  readonly onSubject: (subject: RateSubject) => void;
}

/** What counts now, with its day; one that has grown old says so. */
export function CurrentRates({ rates, subject, onSubject }: CurrentRatesProps) {
  const t = useTexts('fixings');
  const format = useFormat();
  const words = useRateWords();
  return (
    <ul className={styles['current']} aria-label={t('current')}>
      {rates.map((rate) => (
        <li key={rate.subject}>
          <button
            type="button"
            aria-pressed={rate.subject === subject}
            className={styles['card']}
            onClick={() => onSubject(rate.subject)}
          >
            <span className={styles['name']}>{words.name(rate.subject)}</span>
            <span className={styles['value']}>{words.text(rate)}</span>
            <span className={styles['unit']}>{words.unit(rate.subject)}</span>
            <span className={classNames(styles['when'], rate.isStale && styles['stale'])}>
              {rate.isStale
                ? t('stale', { date: format.date(rate.validFrom) })
                : `${format.dateTime(rate.validFrom)} · ${words.source(rate.source)}`}
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
