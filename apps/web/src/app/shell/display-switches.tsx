import { useTexts } from '../../i18n/use-texts.ts';
import { Switch } from '../../ui/switch.tsx';
import { setLayout, useCollapsed, useLayoutStore } from '../layout-store.ts';
import { useIsDark } from './use-is-dark.ts';

/** The flags of the frame, each a switch. */
export default function DisplaySwitches({ isMobile }: { readonly isMobile: boolean }) {
  const t = useTexts('shell');
  const layout = useLayoutStore();
  const isDark = useIsDark();
  const isCollapsed = useCollapsed();
  return (
    <>
      <Switch isOn={isDark} onChange={(dark) => setLayout({ dark })}>
        {t('display.dark')}
      </Switch>
      {!isMobile && (
        <>
          <Switch isOn={isCollapsed} onChange={(collapsed) => setLayout({ collapsed })}>
            {t('display.collapsed')}
          </Switch>
          <Switch isOn={layout.sidebarToggled} onChange={(sidebarToggled) => setLayout({ sidebarToggled })}>
            {t('display.sidebarHidden')}
          </Switch>
        </>
      )}
      <Switch isOn={layout.headerHidden} onChange={(headerHidden) => setLayout({ headerHidden })}>
        {t('display.headerHidden')}
      </Switch>
      <Switch isOn={layout.footer} onChange={(footer) => setLayout({ footer })}>
        {t('display.footer')}
      </Switch>
    </>
  );
}
