import { lazy, Suspense, useId, useState } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { Link } from '../../routing/link.tsx';
import { usePlace } from '../../routing/use-navigator.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/icon.tsx';
import type { SidebarItem } from './sidebar-items.ts';
import { useItemName } from './use-item-name.ts';
import styles from './sidebar.module.css';

/** Only the narrow sidebar has it. */
const SidebarFlyout = lazy(() => import('./sidebar-flyout.tsx').then((module) => ({ default: module.SidebarFlyout })));

function ChildLink({ item }: { readonly item: SidebarItem }) {
  const name = useItemName(item);
  return (
    <li>
      <Link to={item.url} className={styles['child']} marksPage>
        {name}
      </Link>
    </li>
  );
}

/** Whether the page is the item's own or one of those below it. */
function useIsInside(item: SidebarItem, children: readonly SidebarItem[]): boolean {
  const { pathname } = usePlace();
  return children.length > 0 && [item, ...children].some(({ url }) => url === pathname);
}

/** One item, with its children behind a button of their own: the name leads to the page, the arrow only opens. */
export function SidebarEntry({ item, isCollapsed }: { readonly item: SidebarItem; readonly isCollapsed: boolean }) {
  const t = useTexts('shell');
  const name = useItemName(item);
  const id = useId();
  const children = item.children ?? [];
  const isInside = useIsInside(item, children);
  const [isOpenByHand, setOpenByHand] = useState<boolean | null>(null);
  const isOpen = isOpenByHand ?? isInside;
  if (isCollapsed && children.length > 0) {
    return (
      <Suspense>
        <SidebarFlyout item={item} isInside={isInside} />
      </Suspense>
    );
  }

  return (
    <li className={classNames(styles['entry'], isInside && styles['inside'])}>
      <div className={styles['row']}>
        <Link to={item.url} className={styles['link']} marksPage title={isCollapsed ? name : undefined}>
          {item.icon && <Icon name={item.icon} />}
          <span className={isCollapsed ? 'visually-hidden' : styles['name']}>{name}</span>
        </Link>
        {children.length > 0 && (
          <button
            type="button"
            className={styles['opener']}
            aria-expanded={isOpen}
            aria-controls={id}
            aria-label={t(isOpen ? 'sidebar.close' : 'sidebar.open', { name })}
            onClick={() => setOpenByHand(!isOpen)}
          >
            <Icon name="chevronDown" size={16} />
          </button>
        )}
      </div>
      {children.length > 0 && (
        <ul id={id} className={styles['children']} hidden={!isOpen}>
          {children.map((child) => (
            <ChildLink key={child.url} item={child} />
          ))}
        </ul>
      )}
    </li>
  );
}
