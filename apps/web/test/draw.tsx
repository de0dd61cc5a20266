import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Navigator } from '../src/routing/navigator.ts';
import { PortalRouter } from '../src/routing/portal-router.tsx';

export interface Drawn extends RenderResult {
  readonly user: UserEvent;
  /** Path and query that the window stands at. */
  readonly address: () => string;
}

/** Every address is a page here, and none is fetched. */
const navigatorOfTests = (): Navigator =>
  new Navigator({
    routes: [{ path: '/*', load: () => Promise.resolve(() => null) }],
    guard: () => null,
    loadFrame: () => Promise.resolve({ frame: null }),
  });

/** Draws a component at an address of the portal, with links and navigation that work. */
export function draw(element: ReactNode, address = '/'): Drawn {
  window.history.replaceState(null, '', address);
  const navigator = navigatorOfTests();
  const drawn = render(element, {
    wrapper: ({ children }) => <PortalRouter navigator={navigator}>{children}</PortalRouter>,
  });
  return {
    ...drawn,
    user: userEvent.setup(),
    address: () => `${window.location.pathname}${window.location.search}`,
  };
}
