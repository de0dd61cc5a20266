import { lazy, Suspense, useEffect } from 'react';
import { Link } from '../../routing/link.tsx';
import { useHouseName } from '../../api/use-house-face.ts';
import { useSession, visitorOf } from '../../api/session-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PATHS } from '../../paths.ts';
import { classNames } from '../../ui/class-names.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { setLayout, useCollapsed, useLayoutStore } from '../layout-store.ts';
import { SidebarEntry } from './sidebar-entry.tsx';
import { SIDEBAR_ITEMS, visibleItems } from './sidebar-items.ts';
import styles from './sidebar.module.css';
import { HouseMark } from '../../ui/house-mark.tsx';

const DisplaySwitches = lazy(() => import('./display-switches.tsx'));

function CollapseButton() {
  const t = useTexts('shell');
  const collapsed = useCollapsed();
  return (
    <IconButton
      icon={collapsed ? 'chevronRight' : 'chevronLeft'}
      label={t(collapsed ? 'sidebar.expand' : 'sidebar.collapse')}
      aria-expanded={!collapsed}
      aria-controls="sidebar"
      onClick={() => setLayout({ collapsed: !collapsed })}
    />
  );
}

/** Escape closes the open drawer of a phone. */
function useEscape(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return undefined;
    const close = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') setLayout({ mobileToggled: false });
    };
    document.addEventListener('keydown', close);
    return () => document.removeEventListener('keydown', close);
  }, [isOpen]);
}

/** All areas. On a wide screen it stands beside the page, wide or narrow; on a phone it slides over it. */
export function Sidebar({ isMobile }: { readonly isMobile: boolean }) {
  const t = useTexts('shell');
  const name = useHouseName();
  const session = useSession();
  const { mobileToggled, sidebarToggled } = useLayoutStore();
  useEscape(isMobile && mobileToggled);
  const isCollapsed = useCollapsed() && !isMobile;
  const isAway = isMobile ? !mobileToggled : sidebarToggled;
  const items = visibleItems(SIDEBAR_ITEMS, visitorOf(session));

  return (
    <>
      {isMobile && mobileToggled && (
        <button
          type="button"
          tabIndex={-1}
          className={styles['veil']}
          aria-label={t('sidebar.hide')}
          onClick={() => setLayout({ mobileToggled: false })}
        />
      )}
      <aside
        id="sidebar"
        className={classNames(styles['sidebar'], isCollapsed && styles['collapsed'], isAway && styles['away'])}
        // Out of sight is out of reach: neither Tab nor a screen reader walks through a hidden sidebar.
        inert={isAway}
      >
        <div className={styles['head']}>
          <Link to={PATHS.home} className={styles['brand']} aria-label={t('sidebar.brand', { name })}>
            <HouseMark isShort={isCollapsed} />
          </Link>
          {isMobile && (
            <IconButton icon="close" label={t('sidebar.hide')} onClick={() => setLayout({ mobileToggled: false })} />
          )}
        </div>
        <nav aria-label={t('sidebar.label')} className={styles['nav']}>
          <ul className={styles['list']}>
            {items.map((item) => (
              <SidebarEntry key={item.icon ?? item.url} item={item} isCollapsed={isCollapsed} />
            ))}
          </ul>
        </nav>
        <div className={styles['foot']}>
          {isMobile ? (
            <Suspense>
              <DisplaySwitches isMobile />
            </Suspense>
          ) : (
            <CollapseButton />
          )}
        </div>
      </aside>
    </>
  );
}
