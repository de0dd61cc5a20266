import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import styles from './menu.module.css';
import type { PanelSide } from './place-panel.ts';
import popoverStyles from './popover.module.css';
import { useAnchoredPanel } from './use-anchored-panel.ts';

export interface PopoverProps {
  /** Accessible name of button and panel. */
  readonly label: string;
  readonly button: ReactNode;
  readonly align?: PanelSide['align'];
  readonly opens?: PanelSide['opens'];
  /** Drawn in place of a button that was pressed while this was loaded: open, with the focus on its own button. */
  readonly isOpenAtFirst?: boolean;
  readonly children: ReactNode;
}

/** A button that opens a small panel of controls beside it; Escape, a tap outside or leaving it closes. */
export function Popover({
  label,
  button,
  align = 'end',
  opens = 'down',
  isOpenAtFirst = false,
  children,
}: PopoverProps) {
  const { isOpen, open, rootProps, triggerProps, panelProps } = useAnchoredPanel({ align, opens });
  const isDrawn = useRef(false);
  const openAtFirst = useEffectEvent(() => {
    open();
    rootProps.ref.current?.querySelector('button')?.focus();
  });
  useEffect(() => {
    if (isDrawn.current || !isOpenAtFirst) return;
    isDrawn.current = true;
    openAtFirst();
  }, [isOpenAtFirst]);

  return (
    <div {...rootProps} className={styles['root']}>
      <button {...triggerProps} type="button" className={styles['trigger']} aria-label={label} title={label}>
        {button}
      </button>
      <section
        {...panelProps}
        aria-label={label}
        className={classNames(styles['list'], isOpen && styles['shown'], popoverStyles['panel'])}
      >
        {isOpen && children}
      </section>
    </div>
  );
}
