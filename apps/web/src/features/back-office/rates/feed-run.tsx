import type { FeedRun } from '@ringwerk/contract';
import { useTexts } from '../../../i18n/use-texts.ts';
import styles from './feeds.module.css';
import { useRateWords } from './use-rate-words.ts';

/** What an address said: each value with what became of it, or why none was taken. */
export function FeedRunResult({ run }: { readonly run: FeedRun }) {
  const t = useTexts('feeds');
  const words = useRateWords();
  const { error, values } = run;
  if (error !== null) {
    const name = error.subject === null ? '' : words.name(error.subject);
    return <span className={styles['error']}>{t(`error.${error.code}`, { name, detail: error.detail })}</span>;
  }
  return (
    <ul className={styles['values']}>
      {values.map((one) => (
        <li key={one.subject}>
          {t('run.value', {
            name: words.name(one.subject),
            found: one.found,
            value: words.text(one),
            unit: words.unit(one.subject),
          })}
          <span className={styles[one.outcome]}>{` · ${t(`outcome.${one.outcome}`)}`}</span>
        </li>
      ))}
    </ul>
  );
}
