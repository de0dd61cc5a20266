import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { useTexts } from '../i18n/use-texts.ts';
import { classNames } from './class-names.ts';
import styles from './dialog.module.css';
import { IconButton } from './icon-button.tsx';

export interface DialogProps {
  readonly title: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ReactNode;
  /** Buttons at the foot, the step forward last. */
  readonly actions?: ReactNode;
  readonly isWide?: boolean;
}

/** The browser's own modal dialog: it holds the focus, answers Escape and makes the page behind it inert. */
export function Dialog({ title, isOpen, onClose, children, actions, isWide = false }: DialogProps) {
  const t = useTexts('ui');
  const ref = useRef<HTMLDialogElement>(null);
  const titleId = useId();

  useLayoutEffect(() => {
    const dialog = ref.current;
    if (!isOpen || !dialog) return undefined;
    dialog.showModal();
    // Also before its owner takes it out of the document: only a dialog that closes gives the focus back.
    return () => dialog.close();
  }, [isOpen]);

  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- Escape is the key for it
    <dialog
      ref={ref}
      aria-labelledby={titleId}
      className={classNames(styles['dialog'], isWide && styles['wide'])}
      onCancel={(event) => {
        // Escape. Files that are not chosen after all send the same event from inside.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClose={() => {
        // Comes late: the owner may have closed this one himself, and opened it or another since.
        if (isOpen && ref.current?.open === false) onClose();
      }}
      onClick={(event) => {
        // The veil belongs to the dialog element itself; its content is one level deeper.
        if (event.target === event.currentTarget) onClose();
      }}
    >
      {isOpen && (
        <div className={styles['content']}>
          <div className={styles['head']}>
            <h2 id={titleId} className={styles['title']}>
              {title}
            </h2>
            <IconButton icon="close" label={t('close')} onClick={onClose} />
          </div>
          <div className={styles['body']}>{children}</div>
          {actions && <div className={styles['actions']}>{actions}</div>}
        </div>
      )}
    </dialog>
  );
}
