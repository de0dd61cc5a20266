import { useTexts } from '../i18n/use-texts.ts';
import styles from './loading.module.css';

/** A turning ring, with its name for screen readers. */
export function Spinner() {
  const t = useTexts('ui');
  return (
    <output className={styles['wait']}>
      <span className={styles['spinner']} aria-hidden="true" />
      <span className="visually-hidden">{t('loading')}</span>
    </output>
  );
}
