import { useTexts } from '../../../i18n/use-texts.ts';
import buttonStyles from '../../../ui/button.module.css';
import { classNames } from '../../../ui/class-names.ts';
import { Icon } from '../../../ui/icon.tsx';
import styles from './production.module.css';

const LOOK = classNames(buttonStyles['button'], buttonStyles['secondary']);

/** The same list on paper and as a table. */
export function FileLinks({ pdf, csv }: { readonly pdf: string; readonly csv: string }) {
  const t = useTexts('production');
  return (
    <div className={styles['files']}>
      <a href={pdf} target="_blank" rel="noopener" className={LOOK}>
        <Icon name="print" />
        <span>{t('pdf')}</span>
      </a>
      <a href={csv} download className={LOOK}>
        <Icon name="download" />
        <span>{t('csv')}</span>
      </a>
    </div>
  );
}
