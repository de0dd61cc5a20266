import { PATHS, PATTERNS } from '../../paths.ts';
import { lazyPage } from '../lazy-page.ts';
import type { PortalRoute } from './portal-route.ts';

/** Pages that stand open without a login, among them what a couple opens by a link. */
export const OPEN_ROUTES: readonly PortalRoute[] = [
  { path: PATHS.login, frame: 'none', ...lazyPage(() => import('../../features/login/login-page.tsx'), ['login']) },
  {
    path: PATHS.registration,
    frame: 'none',
    ...lazyPage(() => import('../../features/account/registration-page.tsx'), ['house', 'preferences']),
  },
  {
    path: PATHS.passwordReset,
    frame: 'none',
    ...lazyPage(() => import('../../features/account/password-page.tsx'), ['house']),
  },
  {
    path: PATHS.setup,
    frame: 'none',
    ...lazyPage(() => import('../../features/account/setup-page.tsx'), ['house', 'settings', 'branding']),
  },
  {
    path: PATHS.invitation,
    frame: 'none',
    ...lazyPage(() => import('../../features/account/invitation-page.tsx'), ['house', 'people']),
  },
  {
    path: PATHS.privacy,
    frame: 'legal',
    ...lazyPage(() => import('../../features/legal/privacy-page.tsx'), ['house']),
  },
  {
    path: PATHS.imprint,
    frame: 'legal',
    ...lazyPage(() => import('../../features/legal/imprint-page.tsx'), ['house', 'contact']),
  },
  {
    path: PATTERNS.live,
    frame: 'none',
    ...lazyPage(() => import('../../features/share-view/screen-page.tsx'), ['couple']),
  },
  {
    path: PATTERNS.share,
    frame: 'none',
    ...lazyPage(
      () => import('../../features/share-view/couple-page.tsx'),
      ['couple', 'proof', 'quote', 'positions', 'trade'],
    ),
  },
];
