import { useTexts } from '../../i18n/use-texts.ts';
import styles from './session-notice.module.css';

/** Says that the company's access is paused, on every page. */
export function SessionNotice() {
  const t = useTexts('shell');
  return (
    <aside role="status" className={styles['notice']}>
      <p>{t('notice.paused')}</p>
    </aside>
  );
}
