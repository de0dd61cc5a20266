import { decideRate, getRates, listRates, type Rate } from '@ringwerk/contract';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from './rates.module.css';
import { useRateWords } from './use-rate-words.ts';

/** Values that count from a later moment; until then each can be taken back. */
export function PlannedRates({ rates }: { readonly rates: readonly Rate[] }) {
  const t = useTexts('fixings');
  const format = useFormat();
  const words = useRateWords();
  const errorText = useErrorText();
  const decide = useOperationMutation(decideRate, [getRates, listRates]);
  const withdraw = (id: number): void =>
    decide.mutate(
      { params: { id }, body: { isConfirmed: false } },
      {
        onAnswer: () => showToast(t('withdrawn'), { tone: 'good' }),
        onError: (error) => showToast(errorText(error), { tone: 'bad' }),
      },
    );
  return (
    <section className={styles['planned']} aria-label={t('planned')}>
      <h2 className={styles['title']}>{t('planned')}</h2>
      <ul>
        {rates.map((rate) => (
          <li key={rate.id} className={styles['heldRow']}>
            <p>
              <strong>{words.name(rate.subject)}</strong> {words.text(rate)} {words.unit(rate.subject)}
              {` · ${t('column.from')} ${format.dateTime(rate.validFrom)}`}
              <span className={styles['when']}>
                {` ${t('column.who', { name: words.recordedBy(rate), time: format.dateTime(rate.recordedAt) })}`}
                {rate.note !== '' && ` · ${rate.note}`}
              </span>
            </p>
            <Button isBusy={decide.isPending} onClick={() => withdraw(rate.id)}>
              {t('withdraw')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
