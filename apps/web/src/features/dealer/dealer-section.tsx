import { useId, type ReactNode } from 'react';
import styles from './dealer-page.module.css';

/** Name and one sentence on the left, the matter itself on the right. */
export function DealerSection({
  title,
  lead,
  children,
}: {
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}) {
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
