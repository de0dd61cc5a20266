import type { ReactNode } from 'react';
import type { Link } from '../../../design-store/design-store.ts';
import styles from './group.module.css';
import { LinkSwitch } from './link-switch.tsx';

/** One property of the ring: its name, whether both rings share it, and its controls. */
export function Group({
  title,
  link,
  children,
}: {
  readonly title: string;
  readonly link?: Link;
  readonly children: ReactNode;
}) {
  return (
    <section className={styles['group']} aria-label={title}>
      <div className={styles['head']}>
        <h2 className={styles['title']}>{title}</h2>
        {link && <LinkSwitch link={link} />}
      </div>
      {children}
    </section>
  );
}
