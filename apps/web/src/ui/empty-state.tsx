import type { ReactNode } from 'react';
import styles from './empty-state.module.css';

/** Nothing here yet: says so, and what leads on. */
export function EmptyState({
  title,
  children,
  action,
  isPage = false,
}: {
  readonly title: string;
  /** The whole page is empty: the title is the page's heading. */
  readonly isPage?: boolean;
  readonly children?: ReactNode;
  readonly action?: ReactNode;
}) {
  const Title = isPage ? 'h1' : 'h2';
  return (
    <div className={styles['state']}>
      <Title className={styles['title']}>{title}</Title>
      {children && <div className={styles['text']}>{children}</div>}
      {action && <div className={styles['action']}>{action}</div>}
    </div>
  );
}
