import { AREAS } from '@ringwerk/contract';
import { lazy, Suspense, useState } from 'react';
import { readEgf } from '../../api/egf-cookie.ts';
import { usePermission, useSession } from '../../api/session-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { PATHS } from '../../paths.ts';
import { useNavigate } from '../../routing/use-navigator.ts';
import { Icon } from '../../ui/icon.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { CountrySwitch, LanguageSwitch } from '../../ui/locale-switch.tsx';
import { setLayout, useLayoutStore } from '../layout-store.ts';
import { endSession } from '../session/end-session.ts';
import { DisplayButton } from './display-button.tsx';
import { HeaderSearch } from './header-search.tsx';
import styles from './header.module.css';

const NewsBadge = lazy(() => import('./news-badge.tsx').then((module) => ({ default: module.NewsBadge })));

function SidebarButton({ isMobile }: { readonly isMobile: boolean }) {
  const t = useTexts('shell');
  const { mobileToggled, sidebarToggled } = useLayoutStore();
  const isShown = isMobile ? mobileToggled : !sidebarToggled;
  return (
    <IconButton
      icon="menu"
      label={t(isShown ? 'sidebar.hide' : 'sidebar.show')}
      aria-expanded={isShown}
      aria-controls="sidebar"
      onClick={() => setLayout(isMobile ? { mobileToggled: !mobileToggled } : { sidebarToggled: !sidebarToggled })}
    />
  );
}

function LogoutButton({ isShort }: { readonly isShort: boolean }) {
  const t = useTexts('shell');
  const navigate = useNavigate();
  const leave = () => void endSession(() => navigate(PATHS.login));
  return (
    <button type="button" className={styles['logout']} title={t('logout')} onClick={leave}>
      <Icon name="logout" />
      <span className={isShort ? 'visually-hidden' : undefined}>{t('logout')}</span>
    </button>
  );
}

interface SearchPlaceProps {
  readonly isMobile: boolean;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

/** The search, on a phone behind a button; what it finds opens in the configurator, so it is there for whom that is open. */
function SearchPlace({ isMobile, isOpen, onToggle }: SearchPlaceProps) {
  const t = useTexts('shell');
  if (!usePermission(AREAS.selection.needs)) return null;
  return isMobile ? (
    <IconButton
      icon={isOpen ? 'close' : 'search'}
      label={t(isOpen ? 'search.close' : 'search.open')}
      aria-expanded={isOpen}
      onClick={onToggle}
    />
  ) : (
    <HeaderSearch />
  );
}

/** Whose counter this is, search, language, country, display, logout. */
export function Header({ isMobile }: { readonly isMobile: boolean }) {
  const session = useSession();
  const [isSearching, setSearching] = useState(false);
  const name = readEgf()?.juwelier || session?.dealer.company || '';
  return (
    <header className={styles['header']}>
      <div className={styles['bar']}>
        <SidebarButton isMobile={isMobile} />
        <p className={styles['name']}>{name}</p>
        <SearchPlace isMobile={isMobile} isOpen={isSearching} onToggle={() => setSearching(!isSearching)} />
        <Suspense fallback={null}>
          <NewsBadge />
        </Suspense>
        <div className={styles['switches']}>
          <LanguageSwitch />
          <CountrySwitch />
          {!isMobile && <DisplayButton />}
        </div>
        <LogoutButton isShort={isMobile} />
      </div>
      {isMobile && isSearching && <HeaderSearch onDone={() => setSearching(false)} />}
    </header>
  );
}
