import { useFormat } from '../i18n/format.ts';
import { useTexts } from '../i18n/use-texts.ts';
import { IconButton } from './icon-button.tsx';
import styles from './pager.module.css';

export interface PagerProps {
  readonly page: number;
  readonly pageSize: number;
  readonly total: number;
  readonly onPage: (page: number) => void;
}

/** One page back, one forward, and where we are. Shows nothing while everything fits on one page. */
export function Pager({ page, pageSize, total, onPage }: PagerProps) {
  const t = useTexts('ui');
  const format = useFormat();
  const pages = Math.max(1, Math.ceil(total / pageSize));
  if (pages === 1) return null;
  return (
    <nav aria-label={t('pager.label')} className={styles['pager']}>
      <IconButton icon="arrowLeft" label={t('pager.previous')} disabled={page <= 1} onClick={() => onPage(page - 1)} />
      <p className={styles['where']} aria-live="polite">
        {t('pager.where', { page: format.number(page), pages: format.number(pages) })}
      </p>
      <IconButton icon="arrowRight" label={t('pager.next')} disabled={page >= pages} onClick={() => onPage(page + 1)} />
    </nav>
  );
}
