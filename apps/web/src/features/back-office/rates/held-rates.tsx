import { decideRate, getRates, listRates, type Rate, type Rates } from '@ringwerk/contract';
import { useOperationMutation } from '../../../api/use-operation-mutation.ts';
import { useFormat } from '../../../i18n/format.ts';
import { useErrorText } from '../../../i18n/use-error-text.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { Button } from '../../../ui/button.tsx';
import { showToast } from '../../../ui/toast-store.ts';
import styles from './rates.module.css';
import { useRateWords } from './use-rate-words.ts';

interface HeldRatesProps {
  readonly rates: readonly Rate[];
  readonly current: Rates['current'];
}

/** Values that jumped: whoever recorded one may take it back, another person may let it count. */
export function HeldRates({ rates, current }: HeldRatesProps) {
  const t = useTexts('fixings');
  const format = useFormat();
  const words = useRateWords();
  const errorText = useErrorText();
  const decide = useOperationMutation(decideRate, [getRates, listRates]);
  const send = (id: number, isConfirmed: boolean): void =>
    decide.mutate(
      { params: { id }, body: { isConfirmed } },
      {
        onAnswer: () => showToast(t(isConfirmed ? 'confirmed' : 'refused'), { tone: 'good' }),
        onError: (error) => showToast(errorText(error), { tone: 'bad' }),
      },
    );
  return (
    <section className={styles['held']} aria-label={t('held')}>
      <h2 className={styles['title']}>{t('held')}</h2>
      <ul>
        {rates.map((rate) => {
          const before = current.find(({ subject }) => subject === rate.subject);
          const change = before === undefined ? '' : format.percent(rate.value / before.value - 1);
          return (
            <li key={rate.id} className={styles['heldRow']}>
              <p>
                <strong>{words.name(rate.subject)}</strong> {words.text(rate)} {words.unit(rate.subject)}
                {before !== undefined && ` · ${t('held.change', { before: words.text(before), change })}`}
                <span className={styles['when']}>
                  {` ${format.dateTime(rate.recordedAt)} · ${rate.recordedBy ?? words.source(rate.source)}`}
                </span>
              </p>
              <div className={styles['steps']}>
                <Button isBusy={decide.isPending} onClick={() => send(rate.id, false)}>
                  {t('refuse')}
                </Button>
                <Button
                  look="primary"
                  isBusy={decide.isPending}
                  disabled={rate.isOwn}
                  onClick={() => send(rate.id, true)}
                >
                  {t('confirm')}
                </Button>
              </div>
              {rate.isOwn && <p className={styles['when']}>{t('held.own')}</p>}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
