import { FileLink } from '../../../domain/trade/file-link.tsx';
import { useTexts } from '../../../i18n/use-texts.ts';
import styles from './production.module.css';

/** The same list on paper and as a table. */
export function FileLinks({ pdf, csv }: { readonly pdf: string; readonly csv: string }) {
  const t = useTexts('production');
  return (
    <div className={styles['files']}>
      <FileLink url={pdf}>{t('pdf')}</FileLink>
      <FileLink url={csv} isDownload>
        {t('csv')}
      </FileLink>
    </div>
  );
}
