import styles from './wordmark.module.css';

/** The house's name beside its two rings. */
export function Wordmark({ isShort = false }: { readonly isShort?: boolean }) {
  return (
    <span className={styles['mark']}>
      <svg width="34" height="24" viewBox="0 0 34 24" fill="none" stroke="currentColor" aria-hidden="true">
        <circle cx="12" cy="12" r="9.5" strokeWidth="1.1" />
        <circle cx="22" cy="12" r="9.5" strokeWidth="1.8" className={styles['metal']} />
      </svg>
      <span className={isShort ? 'visually-hidden' : styles['name']}>Ringwerk</span>
    </span>
  );
}
