import type { ReactNode } from 'react';
import styles from './fact-list.module.css';

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
  /** Twice as wide as the others: for a word that must not break, such as a number of twenty digits. */
  readonly isWide?: boolean;
}

/** Label and value pairs at the head of a quote or order. */
export function FactList({ facts }: { readonly facts: readonly Fact[] }) {
  return (
    <dl className={styles['facts']}>
      {facts.map(({ label, value, isWide }) => (
        <div key={label} className={isWide === true ? styles['wide'] : undefined}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
