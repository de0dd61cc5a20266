import { useTexts } from '../../i18n/use-texts.ts';
import styles from './paper-files.module.css';

interface PaperFilesProps {
  readonly number: string;
  /** Addresses; null where there is no electronic invoice. */
  readonly pdf: string;
  readonly xml: string | null;
}

/** The files of a paper, each in a tab of its own. */
export function PaperFiles({ number, pdf, xml }: PaperFilesProps) {
  const t = useTexts('papers');
  return (
    <span className={styles['files']}>
      <a href={pdf} target="_blank" rel="noreferrer" aria-label={t('pdf.named', { number })}>
        {t('pdf')}
      </a>
      {xml !== null && (
        <a href={xml} download aria-label={t('xml.named', { number })}>
          {t('xml')}
        </a>
      )}
    </span>
  );
}
