import { useId, type ReactNode } from 'react';
import styles from './page-section.module.css';

interface PageSectionProps {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A part of a page: name and one sentence on the left, the matter itself on the right. */
export function PageSection({ title, lead, children }: PageSectionProps) {
  const id = useId();
  return (
    <section className={styles['section']} aria-labelledby={id}>
      <div className={styles['words']}>
        <h2 id={id} className={styles['title']}>
          {title}
        </h2>
        <p className={styles['lead']}>{lead}</p>
      </div>
      <div>{children}</div>
    </section>
  );
}
