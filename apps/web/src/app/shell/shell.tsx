import { AREAS, areaOfRoute, mayEnter } from '@ringwerk/contract';
import { lazy, Suspense, type ReactNode } from 'react';
import { useCustomerView, usePermission, useSession, visitorOf } from '../../api/session-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useRouting } from '../../routing/use-navigator.ts';
import { RegionBoundary } from '../../ui/region-boundary.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { PHONE, useMedia } from '../../ui/use-media.ts';
import { setLayout, useLayoutStore } from '../layout-store.ts';
import { useOfflineView } from '../offline/offline-slot.ts';
import { Header } from './header.tsx';
import styles from './shell.module.css';
import { Sidebar } from './sidebar.tsx';
import { usePaletteKey } from './use-palette-key.ts';
import { usePasteAnywhere } from './use-paste-anywhere.ts';

const CustomerGate = lazy(() => import('./customer-gate.tsx').then((module) => ({ default: module.CustomerGate })));

const PaletteDialog = lazy(() => import('./palette-dialog.tsx'));

// Off by default.
const Footer = lazy(() => import('./footer.tsx').then((module) => ({ default: module.Footer })));
const NotAuthorised = lazy(() => import('./not-authorised.tsx').then((module) => ({ default: module.NotAuthorised })));

// Of a session that is not like others.
const SessionNotice = lazy(() => import('./session-notice.tsx').then((module) => ({ default: module.SessionNotice })));

/** The couple designs; every other page of the portal belongs to the trade. */
/** The configurator, and a scanned tag that leads into it. */
const isOpenToCouples = (pathname: string): boolean =>
  /^\/(?:konfigurator\/v2\/[^/]+\/[^/]+\/[^/]+\/set|vitrine)\//.test(pathname);

/** What stands in the place of the page, where the user may not open it or a couple looks on. */
function usePageGate(): ReactNode {
  const session = useSession();
  const isCustomerView = useCustomerView();
  const {
    place: { pathname },
    route,
  } = useRouting().view;
  const area = areaOfRoute(route.path);
  if (area?.needs === 'guest') return null;
  // After the logout the page is leaving: nothing is judged any more.
  if (session !== null && (area === null || !mayEnter(area, visitorOf(session)))) return <NotAuthorised />;
  return isCustomerView && !isOpenToCouples(pathname) ? <CustomerGate /> : null;
}

function Notice() {
  const session = useSession();
  const isUnlike = session !== null && (session.isDealerView || session.dealer.state === 'paused');
  if (!isUnlike || session.isCustomerView) return null;
  return (
    <Suspense>
      <SessionNotice />
    </Suspense>
  );
}

/** The frame around every page behind the login. */
export function Shell({ children }: { readonly children: ReactNode }) {
  const t = useTexts('shell');
  const isMobile = useMedia(PHONE);
  const headerHidden = useLayoutStore((state) => state.headerHidden);
  const isCustomerView = useCustomerView();
  const gate = usePageGate();
  const offlineView = useOfflineView();
  const canDesign = usePermission(AREAS.configurator.needs);
  usePasteAnywhere(canDesign && !isCustomerView);
  const [isPaletteOpen, closePalette] = usePaletteKey(!isCustomerView);
  const hasFooter = useLayoutStore((state) => state.footer);
  return (
    <div className={styles['shell']}>
      <a href="#content" className={styles['skip']}>
        {t('skip')}
      </a>
      {!isCustomerView && (
        <RegionBoundary>
          <Sidebar isMobile={isMobile} />
        </RegionBoundary>
      )}
      <div className={styles['column']} data-header={headerHidden || isCustomerView ? 'hidden' : 'shown'}>
        {isCustomerView ? null : headerHidden ? (
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
        <Notice />
        {!isCustomerView && offlineView}
        <main id="content" tabIndex={-1} className={styles['main']}>
          <Suspense fallback={<Spinner />}>{gate ?? children}</Suspense>
        </main>
        {isPaletteOpen && (
          <Suspense>
            <PaletteDialog onClose={closePalette} />
          </Suspense>
        )}
        {hasFooter && !isCustomerView && (
          <Suspense>
            <Footer />
          </Suspense>
        )}
      </div>
    </div>
  );
}
