import { CONSENT_PURPOSES, getCouple, recordConsent, type CoupleFile } from '@ringwerk/contract';
import { useOperationMutation } from '../../api/use-operation-mutation.ts';
import { useFormat } from '../../i18n/format.ts';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Switch } from '../../ui/switch.tsx';
import { showToast } from '../../ui/toast-store.ts';
import styles from './couple-page.module.css';

/** What the couple has agreed to: for what, when, and who recorded it. */
export function Consents({ file }: { readonly file: CoupleFile }) {
  const t = useTexts('couples');
  const format = useFormat();
  const errorText = useErrorText();
  const record = useOperationMutation(recordConsent, [getCouple]);
  return (
    <section className={styles['part']} aria-label={t('consent.title')}>
      <h2 className={styles['heading']}>{t('consent.title')}</h2>
      <ul className={styles['rows']}>
        {CONSENT_PURPOSES.map((purpose) => {
          // The newest answer counts.
          const last = file.consents.find((consent) => consent.purpose === purpose);
          return (
            <li key={purpose}>
              <Switch
                isOn={last?.isGiven ?? false}
                onChange={(isGiven) =>
                  record.mutate(
                    { params: { id: file.id }, body: { purpose, isGiven } },
                    { onError: (error) => void showToast(errorText(error), { tone: 'bad' }) },
                  )
                }
              >
                {t(`consent.${purpose}`)}
              </Switch>
              <span className={styles['small']}>
                {last === undefined
                  ? t('consent.never')
                  : t(last.isGiven ? 'consent.given' : 'consent.withdrawn', {
                      date: format.date(last.at),
                      name: last.by,
                    })}
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
