import { useId, type ReactNode } from 'react';
import type { PortalPath } from '../../paths.ts';
import { Link } from '../../routing/link.tsx';
import { useErrorText } from '../../i18n/use-error-text.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import styles from './home-page.module.css';

export interface RecentListProps {
  readonly title: string;
  /** Where all of them are. */
  readonly url: PortalPath;
  readonly empty: string;
  /** The area's own answer: still under way, failed, or rows. */
  readonly answer: { readonly isPending: boolean; readonly error: unknown };
  readonly rows: readonly ReactNode[];
}

/** The newest of one kind, with the way to all. */
export function RecentList({ title, url, empty, answer, rows }: RecentListProps) {
  const t = useTexts('home');
  const errorText = useErrorText();
  const id = useId();
  return (
    <section className={styles['column']} aria-labelledby={id}>
      <div className={styles['sectionHead']}>
        <h2 id={id} className={styles['sectionTitle']}>
          {title}
        </h2>
        <Link to={url} className={styles['all']} aria-label={`${title}: ${t('all')}`}>
          {t('all')}
        </Link>
      </div>
      {answer.isPending && <Skeleton height="9rem" />}
      {answer.error !== null && (
        <p role="alert" className={styles['small']}>
          {errorText(answer.error)}
        </p>
      )}
      {!answer.isPending && answer.error === null && rows.length === 0 && <p className={styles['small']}>{empty}</p>}
      {rows.length > 0 && <ul className={styles['rows']}>{rows}</ul>}
    </section>
  );
}
