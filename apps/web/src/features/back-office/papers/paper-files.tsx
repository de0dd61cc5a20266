import { getPaperPdf, getPaperXml, type Paper } from '@ringwerk/contract';
import { operationUrl } from '../../../api/call.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import styles from './papers.module.css';

/** The files of a paper, each in a tab of its own. */
export function PaperFiles({ paper: { id, number, hasXrechnung } }: { readonly paper: Paper }) {
  const t = useTexts('papers');
  const input = { params: { id } };
  return (
    <span className={styles['files']}>
      <a
        href={operationUrl(getPaperPdf, input)}
        target="_blank"
        rel="noreferrer"
        aria-label={t('pdf.named', { number })}
      >
        {t('pdf')}
      </a>
      {hasXrechnung && (
        <a href={operationUrl(getPaperXml, input)} download aria-label={t('xml.named', { number })}>
          {t('xml')}
        </a>
      )}
    </span>
  );
}
