import { useRef, type KeyboardEvent, type ReactNode } from 'react';
import { classNames } from './class-names.ts';
import { Icon, type IconName } from './icon.tsx';
import styles from './menu.module.css';
import { entryByTyping, TYPING_PAUSE } from './typeahead.ts';
import { useAnchoredPanel } from './use-anchored-panel.ts';

export interface MenuItem {
  readonly key: string;
  readonly label: string;
  readonly icon?: IconName;
  /** Marks the chosen one of a list of choices. */
  readonly isChosen?: boolean;
  /** Of a switch: the list stays open for the next one. */
  readonly isOn?: boolean;
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

const entriesOf = (list: HTMLElement): HTMLButtonElement[] => [
  ...list.querySelectorAll<HTMLButtonElement>('button:not(:disabled)'),
];

function step(list: HTMLElement, by: number | 'first' | 'last'): void {
  const entries = entriesOf(list);
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

/** The chosen entry has the focus when the list opens, else the first. */
function focusEntry(list: HTMLElement): void {
  const chosen = list.querySelector<HTMLButtonElement>('[role="menuitemradio"][aria-checked="true"]');
  if (chosen) chosen.focus();
  else step(list, 'first');
}

function roleOf({ isChosen, isOn }: MenuItem): 'menuitem' | 'menuitemradio' | 'menuitemcheckbox' {
  if (isOn !== undefined) return 'menuitemcheckbox';
  return isChosen === undefined ? 'menuitem' : 'menuitemradio';
}

function MenuEntry({ item, onChosen }: { readonly item: MenuItem; readonly onChosen: () => void }) {
  return (
    <button
      type="button"
      tabIndex={-1}
      role={roleOf(item)}
      aria-checked={item.isOn ?? item.isChosen}
      disabled={item.isDisabled}
      className={classNames(styles['item'], item.isDanger && styles['danger'])}
      onClick={() => {
        if (item.isOn === undefined) onChosen();
        item.onSelect();
      }}
    >
      {item.icon && <Icon name={item.icon} />}
      <span className={styles['itemLabel']}>{item.label}</span>
      {(item.isOn ?? item.isChosen) === true && <Icon name="check" size={16} />}
    </button>
  );
}

/** Goes to the entry that begins with the letters that are typed. */
function useTypeahead(): (list: HTMLElement, letter: string) => void {
  const typing = useRef({ word: '', at: 0 });
  return (list, letter) => {
    const now = performance.now();
    const { word, at } = typing.current;
    const typed = now - at > TYPING_PAUSE ? letter : word + letter;
    typing.current = { word: typed, at: now };
    const entries = entriesOf(list);
    const present = entries.findIndex((entry) => entry === document.activeElement);
    const labels = entries.map((entry) => entry.textContent);
    entries[entryByTyping(labels, typed, present)]?.focus();
  };
}

/** The keys of an open list: arrows, Home, End, letters; Tab leaves it, Escape closes it. */
function useMenuKeys(close: (returnsFocus: boolean) => void): (event: KeyboardEvent<HTMLElement>) => void {
  const type = useTypeahead();
  return (event) => {
    const { key, ctrlKey, metaKey, altKey, currentTarget } = event;
    const by = STEPS[key];
    const isLetter = key.length === 1 && key !== ' ' && !ctrlKey && !metaKey && !altKey;
    if (key === 'Tab') {
      // The browser goes on from the button.
      close(true);
      return;
    }
    if (key === 'Escape') close(true);
    else if (by !== undefined) step(currentTarget, by);
    else if (isLetter) type(currentTarget, key);
    else return;
    event.preventDefault();
    // A letter is a command of the page elsewhere.
    event.stopPropagation();
  };
}

/** A button that opens a list of commands or choices. */
export function Menu({ label, button, items, align = 'end', opens = 'down', className }: MenuProps) {
  const { isOpen, open, close, rootProps, triggerProps, panelProps } = useAnchoredPanel({
    align,
    opens,
    onOpened: focusEntry,
  });
  const onKeyDown = useMenuKeys(close);
  return (
    <div {...rootProps} className={classNames(styles['root'], className)}>
      <button
        {...triggerProps}
        type="button"
        className={styles['trigger']}
        aria-label={label}
        aria-haspopup="menu"
        onKeyDown={(event) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          open();
        }}
      >
        {button}
      </button>
      <div
        {...panelProps}
        role="menu"
        aria-label={label}
        tabIndex={-1}
        className={classNames(styles['list'], isOpen && styles['shown'])}
        onKeyDown={onKeyDown}
      >
        {isOpen && items.map((item) => <MenuEntry key={item.key} item={item} onChosen={() => close(true)} />)}
      </div>
    </div>
  );
}
