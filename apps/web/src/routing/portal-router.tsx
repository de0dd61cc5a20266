import {
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { Route, Router } from 'wouter';
import type { Navigator } from './navigator.ts';
import { RoutingContext, useRouting } from './use-navigator.ts';

/** The library's links and patterns follow the view that is drawn, not the window's address. */
function useDrawnLocation(): [string, Navigator['navigate']] {
  const { navigator, view } = useRouting();
  return [view.place.pathname, navigator.navigate];
}

/** Publishes the navigation's view to everything inside it. */
export function PortalRouter({ navigator, children }: { readonly navigator: Navigator; readonly children: ReactNode }) {
  const [view, setView] = useState(navigator.view);
  useEffect(() => {
    // The old page stays while the new one is drawn.
    const show = (): void => startTransition(() => setView(navigator.view));
    show();
    return navigator.subscribe(show);
  }, [navigator]);
  useLayoutEffect(() => navigator.rendered(view), [navigator, view]);
  const routing = useMemo(() => ({ navigator, view }), [navigator, view]);
  return (
    <RoutingContext value={routing}>
      {/* oxlint-disable-next-line react/hooks -- the library takes the hook that reads the address as a value */}
      <Router hook={useDrawnLocation}>{children}</Router>
    </RoutingContext>
  );
}

interface PageOutletProps {
  readonly loading: ReactNode;
  readonly Failed: ComponentType<{ readonly error: unknown }>;
}

/** The page of the present address; `loading` and `Failed` stand in for it. */
export function PageOutlet({ loading, Failed }: PageOutletProps) {
  const { route, page } = useRouting().view;
  if (page.kind === 'loading') return loading;
  if (page.kind === 'failed') return <Failed error={page.error} />;
  // An address that no pattern knows has no words, and may hold a character that no pattern takes.
  if (route.path === '/*') return <page.Page />;
  // Gives the page the words of its address (`useParams`); another pattern is another page.
  return <Route key={route.path} path={route.path} component={page.Page} />;
}
