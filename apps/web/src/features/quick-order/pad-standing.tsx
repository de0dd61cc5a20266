import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import type { PadStanding } from './open-pad.ts';
import styles from './order-pad-page.module.css';

/** Says where the rows are: on the shop's pad, or on this device alone and why. */
export function PadStandingLine({ standing, isEmpty }: { readonly standing: PadStanding; readonly isEmpty: boolean }) {
  const t = useTexts('pad');
  const errorText = useErrorText();
  if (standing.is === 'refused') {
    return (
      <p role="alert" className={styles['unfit']}>
        {t('padRefused')} {errorText(standing.error)}
      </p>
    );
  }
  const words = { kept: 'padKept', sending: 'padSending', waiting: 'padWaiting' } as const;
  return <output className={styles['hint']}>{!(isEmpty && standing.is === 'kept') && t(words[standing.is])}</output>;
}
