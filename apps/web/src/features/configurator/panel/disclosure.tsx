import { useState, type ReactNode } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import styles from './disclosure.module.css';

export interface DisclosureProps {
  /** Remembers by this name whether this user keeps it open. */
  readonly name: string;
  readonly title: string;
  /** What holds now, so that it need not be opened to be read. */
  readonly summary?: string | undefined;
  readonly isOpen?: boolean;
  readonly children: ReactNode;
}

const keyOf = (name: string): string => `ringwerk.open.${name}`;

/** "More": calm for customers, depth for experts; what was opened stays open. */
export function Disclosure({ name, title, summary, isOpen = false, children }: DisclosureProps) {
  const [start] = useState(() => isOpen || remembered(name));
  // What is closed is not asked about either.
  const [isShown, setShown] = useState(start);
  return (
    <details
      className={styles['disclosure']}
      open={start}
      onToggle={(event) => {
        setShown(event.currentTarget.open);
        remember(name, event.currentTarget.open);
      }}
    >
      <summary className={styles['summary']}>
        <span className={styles['title']}>{title}</span>
        {summary !== undefined && <span className={styles['value']}>{summary}</span>}
        <span className={styles['sign']}>
          <Icon name="chevronDown" size={16} />
        </span>
      </summary>
      {isShown && <div className={styles['content']}>{children}</div>}
    </details>
  );
}

function remembered(name: string): boolean {
  try {
    return localStorage.getItem(keyOf(name)) === '1';
  } catch {
    // A browser that keeps nothing starts calm.
    return false;
  }
}

function remember(name: string, isOpen: boolean): void {
  try {
    if (isOpen) localStorage.setItem(keyOf(name), '1');
    else localStorage.removeItem(keyOf(name));
  } catch {
    // It only stays closed the next time.
  }
}
