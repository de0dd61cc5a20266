import { useTexts } from '../../i18n/use-texts.ts';
import { LeaveForm } from '../../domain/customer-view/leave-form.tsx';
import { useDocumentTitle } from '../../ui/page.tsx';
import styles from './customer-gate.module.css';

/** Stands in place of every page but the configurator while a couple looks on. */
export function CustomerGate() {
  const t = useTexts('customer');
  useDocumentTitle(t('gate.title'));
  return (
    <div className={styles['gate']}>
      <h1 className={styles['title']}>{t('gate.title')}</h1>
      <p className={styles['text']}>{t('gate.text')}</p>
      <button type="button" className={styles['back']} onClick={() => window.history.back()}>
        {t('gate.back')}
      </button>
      <LeaveForm />
    </div>
  );
}
