import { classNames } from './class-names.ts';
import styles from './wordmark.module.css';

/** Letters that stand beside the rings in one line of the sidebar. */
const SHORT_NAME = 12;

interface WordmarkProps {
  /** Only the rings are drawn; the name is still said. */
  readonly isShort?: boolean;
  readonly name?: string;
}

/** Two rings and a name: the product's, or that of the house that has no logo. */
export function Wordmark({ isShort = false, name = 'Ringwerk' }: WordmarkProps) {
  const shown = classNames(styles['name'], name.length > SHORT_NAME && styles['long']);
  return (
    <span className={styles['mark']}>
      <svg width="34" height="24" viewBox="0 0 34 24" fill="none" stroke="currentColor" aria-hidden="true">
        <circle cx="12" cy="12" r="9.5" strokeWidth="1.1" />
        <circle cx="22" cy="12" r="9.5" strokeWidth="1.8" className={styles['metal']} />
      </svg>
      <span className={isShort ? 'visually-hidden' : shown}>{name}</span>
    </span>
  );
}
