import { useEffect, useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './menu.module.css';

export interface MenuItem {
  readonly key: string;
  readonly label: string;
  readonly icon?: IconName;
  /** Marks the chosen one of a list of choices. */
  readonly isChosen?: boolean;
  readonly isDanger?: boolean;
  readonly isDisabled?: boolean;
  readonly onSelect: () => void;
}

export interface MenuProps {
  /** Accessible name of button and list. */
  readonly label: string;
  /** What the button shows. */
  readonly button: ReactNode;
  readonly items: readonly MenuItem[];
  readonly align?: 'start' | 'end';
  /** `up` where the button stands at the foot of the page. */
  readonly opens?: 'down' | 'up';
  readonly className?: string | undefined;
}

function step(list: HTMLElement, by: number | 'first' | 'last'): void {
  const entries = [...list.querySelectorAll<HTMLButtonElement>('button:not(:disabled)')];
  const at = entries.findIndex((entry) => entry === document.activeElement);
  const count = entries.length;
  const next = by === 'first' ? 0 : by === 'last' ? count - 1 : (at + by + count) % count;
  entries[next]?.focus();
}

const STEPS: Readonly<Record<string, number | 'first' | 'last'>> = {
  ArrowDown: 1,
  ArrowUp: -1,
  Home: 'first',
  End: 'last',
};

function MenuEntry({ item, onChosen }: { readonly item: MenuItem; readonly onChosen: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      role={item.isChosen === undefined ? 'menuitem' : 'menuitemradio'}
      aria-checked={item.isChosen}
      disabled={item.isDisabled}
      className={classNames(styles['item'], item.isDanger && styles['danger'])}
      onClick={() => {
        onChosen();
        item.onSelect();
      }}
    >
      {item.icon && <Icon name={item.icon} />}
      <span className={styles['itemLabel']}>{item.label}</span>
      {item.isChosen && <Icon name="check" size={16} />}
    </button>
  );
}

/** The open list: takes the focus, and gives the keys their meaning. */
function MenuList({
  id,
  label,
  items,
  place,
  onClose,
}: Pick<MenuProps, 'label' | 'items'> & {
  readonly id: string;
  readonly place: string;
  readonly onClose: (returnsFocus: boolean) => void;
}) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const chosen = list.current?.querySelector<HTMLButtonElement>('[aria-checked="true"]');
    if (chosen) chosen.focus();
    else if (list.current) step(list.current, 'first');
  }, []);
  const onKeyDown = (event: KeyboardEvent): void => {
    const by = STEPS[event.key];
    if (event.key === 'Tab') {
      onClose(false);
      return;
    }
    if (event.key === 'Escape') onClose(true);
    else if (by !== undefined && list.current) step(list.current, by);
    else return;
    event.preventDefault();
  };
  return (
    <div ref={list} id={id} role="menu" aria-label={label} tabIndex={-1} className={place} onKeyDown={onKeyDown}>
      {items.map((item) => (
        <MenuEntry key={item.key} item={item} onChosen={() => onClose(true)} />
      ))}
    </div>
  );
}

/** A button that opens a list of commands or choices: arrows walk, Escape closes and returns the focus. */
export function Menu({ label, button, items, align = 'end', opens = 'down', className }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    if (!isOpen) return undefined;
    const closeOutside = (event: PointerEvent): void => {
      if (event.target instanceof Node && !root.current?.contains(event.target)) setOpen(false);
    };
    document.addEventListener('pointerdown', closeOutside);
    return () => document.removeEventListener('pointerdown', closeOutside);
  }, [isOpen]);

  return (
    <div ref={root} className={classNames(styles['root'], className)}>
      <button
        ref={trigger}
        type="button"
        className={styles['trigger']}
        aria-label={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          setOpen(true);
        }}
      >
        {button}
      </button>
      {isOpen && (
        <MenuList
          id={id}
          label={label}
          items={items}
          place={classNames(styles['list'], styles[align], styles[opens])}
          onClose={(returnsFocus) => {
            setOpen(false);
            if (returnsFocus) trigger.current?.focus();
          }}
        />
      )}
    </div>
  );
}
