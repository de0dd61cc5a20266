import { useId, useLayoutEffect, useRef, useState } from 'react';
import { Link } from '../../routing/link.tsx';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import { useDismissal } from '../../ui/use-dismissal.ts';
import type { SidebarItem } from './sidebar-items.ts';
import { useItemName } from './use-item-name.ts';
import styles from './sidebar-flyout.module.css';
import sidebarStyles from './sidebar.module.css';

/** Distance that the open list keeps from the edges of the window, px. */
const MARGIN = 8;

function FlyoutLink({ item, onGo }: { readonly item: SidebarItem; readonly onGo: () => void }) {
  const name = useItemName(item);
  return (
    <li>
      <Link to={item.url} className={styles['link']} marksPage onClick={onGo}>
        {name}
      </Link>
    </li>
  );
}

/** An item with children in the narrow sidebar: its drawing opens a list of the page itself and everything below it. */
export function SidebarFlyout({ item, isInside }: { readonly item: SidebarItem; readonly isInside: boolean }) {
  const name = useItemName(item);
  const id = useId();
  const root = useRef<HTMLLIElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const [isOpen, setOpen] = useState(false);
  useDismissal(isOpen, root, (byKey) => {
    setOpen(false);
    if (byKey) button.current?.focus();
  });
  useLayoutEffect(() => {
    if (!isOpen || !button.current || !list.current) return;
    // Beside its drawing, but never below the window's edge; the sidebar itself cuts off what stands out of it.
    const lowest = window.innerHeight - list.current.offsetHeight - MARGIN;
    list.current.style.top = `${Math.max(MARGIN, Math.min(button.current.getBoundingClientRect().top, lowest))}px`;
    list.current.querySelector('a')?.focus({ preventScroll: true });
  }, [isOpen]);
  const close = (): void => setOpen(false);
  return (
    <li ref={root} className={classNames(sidebarStyles['entry'], isInside && sidebarStyles['inside'])}>
      <button
        ref={button}
        type="button"
        className={classNames(sidebarStyles['link'], styles['button'])}
        title={name}
        aria-label={name}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {item.icon && <Icon name={item.icon} />}
        <span className={styles['mark']} aria-hidden="true">
          <Icon name="chevronRight" size={12} />
        </span>
      </button>
      {isOpen && (
        <ul ref={list} id={id} className={styles['list']} aria-label={name}>
          <FlyoutLink item={item} onGo={close} />
          {(item.children ?? [])
            .filter(({ url }) => url !== item.url)
            .map((child) => (
              <FlyoutLink key={child.url} item={child} onGo={close} />
            ))}
        </ul>
      )}
    </li>
  );
}
