import type { ReactNode } from 'react';
import type { Link } from '../../../design-store/links.ts';
import styles from './group.module.css';
import { LinkCopies, LinkSwitch } from './link-switch.tsx';

export interface GroupProps {
  readonly title: string;
  readonly link?: Link;
  /** Part of the ring that leads here when it is touched. */
  readonly part?: string;
  readonly children: ReactNode;
}

/** One property of the ring: its name, whether both rings share it, and its controls. */
export function Group({ title, link, part, children }: GroupProps) {
  return (
    <section className={styles['group']} aria-label={title} data-part={part}>
      <div className={styles['head']}>
        <h2 className={styles['title']}>{title}</h2>
        {link && <LinkSwitch link={link} />}
      </div>
      {link && <LinkCopies link={link} />}
      {children}
    </section>
  );
}
