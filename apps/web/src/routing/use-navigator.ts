import { createContext, use } from 'react';
import type { Navigator, View } from './navigator.ts';
import type { Place } from './place.ts';

export interface Routing {
  readonly navigator: Navigator;
  readonly view: View;
}

export const RoutingContext = createContext<Routing | null>(null);

export function useRouting(): Routing {
  const routing = use(RoutingContext);
  if (routing === null) throw new Error('links and pages stand inside PortalRouter');
  return routing;
}

/** Opens a page: `navigate(PATHS.home)`. */
export const useNavigate = (): Navigator['navigate'] => useRouting().navigator.navigate;

/** The address whose page is on the screen. A page may have written its own address since, past the navigation. */
export const usePlace = (): Place => useRouting().view.place;
