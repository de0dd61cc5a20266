import type { ReactNode } from 'react';
import styles from './field.module.css';

/** The finding at a field, tied to it by `id` and spoken when it appears. */
export function FieldError({ id, children }: { readonly id?: string; readonly children?: ReactNode }) {
  return (
    <span id={id} className={styles['error']} role={children ? 'alert' : undefined}>
      {children}
    </span>
  );
}
