import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './menu.module.css';
import popoverStyles from './popover.module.css';
import { useDismissal } from './use-dismissal.ts';

export interface PopoverProps {
  /** Accessible name of button and panel. */
  readonly label: string;
  readonly button: ReactNode;
  readonly align?: 'start' | 'end';
  /** Drawn in place of a button that was pressed while this was loaded: open, with the focus on its own button. */
  readonly isOpenAtFirst?: boolean;
  readonly children: ReactNode;
}

/** A button that opens a small panel of controls beside it; Escape, a tap outside or leaving it closes. */
export function Popover({ label, button, align = 'end', isOpenAtFirst = false, children }: PopoverProps) {
  const [isOpen, setOpen] = useState(isOpenAtFirst);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (isOpenAtFirst) trigger.current?.focus();
  }, [isOpenAtFirst]);
  useDismissal(isOpen, root, (byKey) => {
    setOpen(false);
    if (byKey) trigger.current?.focus();
  });

  return (
    <div ref={root} className={styles['root']}>
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
        <section
          id={id}
          aria-label={label}
          className={classNames(styles['list'], styles['down'], styles[align], popoverStyles['panel'])}
        >
          {children}
        </section>
      )}
    </div>
  );
}
