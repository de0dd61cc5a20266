import { useLanguage } from '../../i18n/locale-store.ts';
import { useTexts } from '../../i18n/use-texts.ts';
import { useSession, visitorOf } from '../../api/session-store.ts';
import type { FoundCommands } from '../../domain/finding/use-found-options.ts';
import { PATHS } from '../../paths.ts';
import { useNavigate } from '../../routing/use-navigator.ts';
import { setLayout, useLayoutStore } from '../layout-store.ts';
import { endSession } from '../session/end-session.ts';
import { SIDEBAR_ITEMS, visibleItems, type SidebarItem } from './sidebar-items.ts';
import { useIsDark } from './use-is-dark.ts';

/** Pages that the user may open, by the names of the sidebar, and what the frame can do. */
export function useFrameCommands(): FoundCommands {
  const t = useTexts('shell');
  const language = useLanguage();
  const navigate = useNavigate();
  const visitor = visitorOf(useSession());
  const isDark = useIsDark();
  const { headerHidden, sidebarToggled } = useLayoutStore();
  const nameOf = ({ text }: SidebarItem): string => (typeof text === 'string' ? t(text) : text[language]);
  const page = (item: SidebarItem) => ({
    key: `page-${item.url}`,
    group: '',
    name: nameOf(item),
    run: () => void navigate(item.url),
  });
  // Categories of the ring selection are found as such.
  const pages = visibleItems(SIDEBAR_ITEMS, visitor).flatMap((item) =>
    item.url === PATHS.selection || item.url === PATHS.selectionOld
      ? [page(item)]
      : [page(item), ...(item.children ?? []).filter(({ url }) => url !== item.url).map(page)],
  );
  const action = (key: string, name: string, run: () => void) => ({ key: `action-${key}`, group: '', name, run });
  return {
    pages,
    actions: [
      action('dark', t('display.dark'), () => setLayout({ dark: !isDark })),
      action('sidebar', t('display.sidebarHidden'), () => setLayout({ sidebarToggled: !sidebarToggled })),
      action('header', t('display.headerHidden'), () => setLayout({ headerHidden: !headerHidden })),
      action('logout', t('logout'), () => void endSession(() => navigate(PATHS.login))),
    ],
  };
}
