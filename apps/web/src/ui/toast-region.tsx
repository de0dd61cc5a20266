import { useEffect, useState } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { classNames } from './class-names.ts';
import { IconButton } from './icon-button.tsx';
import { dismissToast, useToastStore, type Toast } from './toast-store.ts';
import styles from './toast-region.module.css';

function ToastItem({ toast }: { readonly toast: Toast }) {
  const t = useTexts('ui');
  const [isHeld, setHeld] = useState(false);

  useEffect(() => {
    // Whoever reads or reaches for it keeps it on screen.
    if (isHeld) return undefined;
    const timer = setTimeout(() => dismissToast(toast.id), toast.life);
    return () => clearTimeout(timer);
  }, [isHeld, toast]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only holds the timer, changes nothing
    <li
      className={classNames(styles['toast'], styles[toast.tone])}
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <p className={styles['text']}>{toast.text}</p>
      {toast.action && (
        <button
          type="button"
          className={styles['action']}
          onClick={() => {
            toast.action?.onAction();
            dismissToast(toast.id);
          }}
        >
          {toast.action.label}
        </button>
      )}
      <IconButton icon="close" label={t('close')} onClick={() => dismissToast(toast.id)} />
    </li>
  );
}

/** Live region for all toasts; stands once, at the root, so that messages outlive a change of page. */
export function ToastRegion() {
  const toasts = useToastStore((state) => state.toasts);
  const t = useTexts('ui');
  return (
    <section aria-label={t('messages')} className={styles['region']}>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may hold no list */}
      <div role="status" aria-live="polite" className={styles['live']}>
        <ul className={styles['list']}>
          {toasts.map((toast) => (
            <ToastItem key={toast.id} toast={toast} />
          ))}
        </ul>
      </div>
    </section>
  );
}
