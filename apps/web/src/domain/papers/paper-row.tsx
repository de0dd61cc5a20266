import type { ReactNode } from 'react';
import styles from './own-papers.module.css';

interface PaperRowProps {
  /** Kind of the paper. */
  readonly title: string;
  /** Number, day and what else tells it from others; empty words are left out. */
  readonly about: readonly string[];
  readonly money?: ReactNode;
  readonly files: ReactNode;
}

/** One line of a list of papers. */
export const PaperRow = ({ title, about, money, files }: PaperRowProps) => (
  <li className={styles['paper']} data-plain={money === undefined || undefined}>
    <span className={styles['what']}>
      <strong>{title}</strong>
      <small>{about.filter((word) => word !== '').join(' · ')}</small>
    </span>
    {money !== undefined && <span className={styles['money']}>{money}</span>}
    {files}
  </li>
);
