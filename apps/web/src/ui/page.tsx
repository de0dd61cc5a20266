import { useEffect, type ReactNode } from 'react';
import type { PortalPath } from '../paths.ts';
import { Link } from '../routing/link.tsx';
import { useTexts } from '../i18n/use-texts.ts';
import { classNames } from './class-names.ts';
import { Icon } from './icon.tsx';
import styles from './page.module.css';

export interface Crumb {
  readonly label: string;
  readonly url: PortalPath;
}

export interface PageProps {
  readonly title: string;
  /** The pages above this one, outermost first. */
  readonly crumbs?: readonly Crumb[];
  /** One sentence under the title. */
  readonly lead?: ReactNode;
  /** Controls beside the title. */
  readonly actions?: ReactNode;
  /** reading: text width; full: the whole stage. */
  readonly width?: 'page' | 'reading' | 'full';
  readonly children: ReactNode;
}

/** Sets the title of the browser's tab. */
export function useDocumentTitle(title: string): void {
  useEffect(() => {
    document.title = title === '' ? 'Ringwerk' : `${title} · Ringwerk`;
  }, [title]);
}

/** Frame of every page: trail, title, lead, actions, content. */
export function Page({ title, crumbs = [], lead, actions, width = 'page', children }: PageProps) {
  const t = useTexts('ui');
  useDocumentTitle(title);
  return (
    <div className={classNames(styles['page'], styles[width])}>
      {crumbs.length > 0 && (
        <nav aria-label={t('trail')}>
          <ol className={styles['trail']}>
            {crumbs.map((crumb, index) => (
              <li key={crumb.url}>
                {index > 0 && <Icon name="chevronRight" size={12} />}
                <Link to={crumb.url} className={styles['crumb']}>
                  {crumb.label}
                </Link>
              </li>
            ))}
          </ol>
        </nav>
      )}
      <div className={styles['head']}>
        <div className={styles['words']}>
          <h1 className={styles['title']}>{title}</h1>
          {lead && <p className={styles['lead']}>{lead}</p>}
        </div>
        {actions && <div className={styles['actions']}>{actions}</div>}
      </div>
      {children}
    </div>
  );
}
