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

/** How long a page that is still growing is scrolled to where it was left, ms. */
const GROWTH_PATIENCE = 2_000;
const TAKEN_OVER = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** Scrolls to `top`, px; again while the page grows towards it, until somebody scrolls or the time is over. */
function scrollPage(top: number): void {
  const scroll = (): boolean => {
    window.scrollTo({ top, left: 0, behavior: 'instant' });
    return Math.abs(window.scrollY - top) < 1;
  };
  if (scroll()) return;
  const ended = new AbortController();
  const growth = new ResizeObserver(() => scroll() && ended.abort());
  ended.signal.addEventListener('abort', () => growth.disconnect());
  growth.observe(document.body);
  for (const type of TAKEN_OVER) addEventListener(type, () => ended.abort(), { signal: ended.signal, passive: true });
  setTimeout(() => ended.abort(), GROWTH_PATIENCE);
}

/**
 * On every navigation the mobile sidebar closes; a new page starts at its top and is announced by its focus. Back and forward
 * return to where the page was left.
 */
export function followNavigation(): void {
  const router = portalRouter();
  router.onStart((next, before) => {
    if (next.href !== before.href) setLayout({ mobileToggled: false });
  });
  router.onRendered(({ place, scrollTo }, before) => {
    const isOtherPage = before !== null && before.place.pathname !== place.pathname;
    if (scrollTo !== null) scrollPage(scrollTo);
    if (isOtherPage && place.hash === '') document.getElementById('content')?.focus({ preventScroll: true });
    if (before === null || isOtherPage || before.place.hash !== place.hash) focusHash(place.hash);
  });
}
