import { useId, type KeyboardEvent, type ReactNode } from 'react';
import styles from './tabs.module.css';

export interface Tab<K extends string> {
  readonly key: K;
  readonly label: string;
  readonly badge?: string | undefined;
}

export interface TabsProps<K extends string> {
  readonly label: string;
  readonly tabs: readonly Tab<K>[];
  readonly chosen: K;
  readonly onChange: (key: K) => void;
  /** The panel of the chosen tab. */
  readonly children: ReactNode;
}

export function Tabs<K extends string>({ label, tabs, chosen, onChange, children }: TabsProps<K>) {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>): void => {
    const at = tabs.findIndex((tab) => tab.key === chosen);
    const targets: Readonly<Record<string, number>> = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const next = tabs[targets[event.key] ?? -1];
    if (!next) return;
    event.preventDefault();
    onChange(next.key);
    document.getElementById(`${id}-${next.key}`)?.focus();
  };
  return (
    <div className={styles['root']}>
      <div role="tablist" aria-label={label} tabIndex={-1} className={styles['list']} onKeyDown={onKeyDown}>
        {tabs.map((tab) => (
          <button
            key={tab.key}
            id={`${id}-${tab.key}`}
            type="button"
            role="tab"
            aria-selected={tab.key === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={tab.key === chosen ? 0 : -1}
            className={styles['tab']}
            onClick={() => onChange(tab.key)}
          >
            {tab.label}
            {tab.badge && <span className={styles['badge']}>{tab.badge}</span>}
          </button>
        ))}
      </div>
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${chosen}`}>
        {children}
      </div>
    </div>
  );
}
