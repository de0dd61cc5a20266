import { Outlet } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTexts } from '../../i18n/use-texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { RegionBoundary } from '../../ui/region-boundary.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { setLayout, useLayoutStore } from '../layout-store.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import styles from './shell.module.css';
import { Sidebar } from './sidebar.tsx';
import { useIsMobile } from './use-is-mobile.ts';

/** The frame around every page behind the login. */
export function Shell() {
  const t = useTexts('shell');
  const isMobile = useIsMobile();
  const headerHidden = useLayoutStore((state) => state.headerHidden);
  const hasFooter = useLayoutStore((state) => state.footer);
  return (
    <div className={styles['shell']}>
      <a href="#content" className={styles['skip']}>
        {t('skip')}
      </a>
      <RegionBoundary>
        <Sidebar isMobile={isMobile} />
      </RegionBoundary>
      <div className={styles['column']} data-header={headerHidden ? 'hidden' : 'shown'}>
        {headerHidden ? (
          <div className={styles['back']}>
            <IconButton
              icon="header"
              label={t('display.headerShow')}
              onClick={() => setLayout({ headerHidden: false, sidebarToggled: false })}
            />
          </div>
        ) : (
          <RegionBoundary>
            <Header isMobile={isMobile} />
          </RegionBoundary>
        )}
        <main id="content" tabIndex={-1} className={styles['main']}>
          <Suspense fallback={<Spinner />}>
            <Outlet />
          </Suspense>
        </main>
        {hasFooter && <Footer />}
      </div>
    </div>
  );
}
