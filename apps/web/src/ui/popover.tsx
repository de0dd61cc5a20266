import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './menu.module.css';
import popoverStyles from './popover.module.css';

export interface PopoverProps {
  /** Accessible name of button and panel. */
  readonly label: string;
  readonly button: ReactNode;
  readonly align?: 'start' | 'end';
  readonly children: ReactNode | ((close: () => void) => ReactNode);
}

/** A button that opens a small panel of controls beside it; Escape, a tap outside or leaving it closes. */
export function Popover({ label, button, align = 'end', children }: PopoverProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = (event: Event): void => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [isOpen]);

  const close = (): void => {
    setOpen(false);
    trigger.current?.focus();
  };

  return (
    <div
      ref={root}
      className={styles['root']}
      onKeyDown={(event) => {
        if (event.key === 'Escape' && isOpen) close();
      }}
    >
      <button
        ref={trigger}
        type="button"
        className={styles['trigger']}
        aria-label={label}
        title={label}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {button}
      </button>
      {isOpen && (
        <div
          id={id}
          role="group"
          aria-label={label}
          className={classNames(styles['list'], styles[align], popoverStyles['panel'])}
        >
          {typeof children === 'function' ? children(close) : children}
        </div>
      )}
    </div>
  );
}
