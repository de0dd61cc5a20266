import { useId, type ReactNode } from 'react';
import styles from './office-part.module.css';

interface OfficePartProps {
  readonly title: string;
  /** One sentence below the title. */
  readonly help?: string;
  /** Buttons and links beside the title. */
  readonly actions?: ReactNode;
  /** Within another part. */
  readonly isNested?: boolean;
  readonly children: ReactNode;
}

/** A part of a page of the back office under its title. */
export function OfficePart({ title, help, actions, isNested = false, children }: OfficePartProps) {
  const id = useId();
  const Title = isNested ? 'h3' : 'h2';
  return (
    <section className={isNested ? styles['nested'] : styles['part']} aria-labelledby={id}>
      <div className={styles['head']}>
        <Title id={id} className={styles['title']}>
          {title}
        </Title>
        {actions}
      </div>
      {help !== undefined && <p className={styles['help']}>{help}</p>}
      {children}
    </section>
  );
}
