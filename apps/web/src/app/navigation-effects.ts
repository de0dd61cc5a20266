import { setLayout } from './layout-store.ts';
import { portalRouter } from './router.ts';

/** Puts the focus into the element that the hash names, when it can take one (`#search`). */
function focusHash(hash: string): void {
  if (hash === '') return;
  const target = document.getElementById(hash);
  const field = target?.matches('input, select, textarea, button, a[href], [tabindex]')
    ? target
    : target?.querySelector<HTMLElement>('input, select, textarea, button');
  field?.focus();
}

/** On every navigation the mobile sidebar closes; a new page starts at its top and is announced by its focus. */
export function followNavigation(): void {
  // The browser must not scroll back by itself on "back": every page starts at its top.
  history.scrollRestoration = 'manual';
  const router = portalRouter();
  router.subscribe('onBeforeNavigate', ({ hrefChanged }) => {
    if (hrefChanged) setLayout({ mobileToggled: false });
  });
  router.subscribe('onRendered', ({ pathChanged, hashChanged, fromLocation, toLocation }) => {
    if (pathChanged && fromLocation) {
      window.scrollTo({ top: 0, left: 0, behavior: 'instant' });
      if (toLocation.hash === '') document.getElementById('content')?.focus({ preventScroll: true });
    }
    if (pathChanged || hashChanged || !fromLocation) focusHash(toLocation.hash);
  });
}
