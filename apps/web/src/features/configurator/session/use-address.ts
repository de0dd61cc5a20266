import { useEffect } from 'react';
import type { Design } from '@ringwerk/kernel';
import { isCoupleClosed } from '../../../api/close-couple.ts';
import { keepUnwritten, takeUnwritten } from '../../../design-store/unwritten-address.ts';
import type { ConfiguratorSession } from './configurator-session.ts';
import { Debouncer } from './debouncer.ts';

const REST_MILLISECONDS = 400;

/** The address of the page as it opens; after a reload with what it had not yet taken of the design. */
export function readAddress(): URLSearchParams {
  const [entry] = performance.getEntriesByType('navigation');
  const isReload = entry instanceof PerformanceNavigationTiming && entry.type === 'reload';
  const { href } = window.location;
  const meant = takeUnwritten(sessionStorage, href, isReload);
  if (meant !== null) History.prototype.replaceState.call(window.history, window.history.state, '', meant);
  return new URLSearchParams(window.location.search);
}

/**
 * Keeps the design in the address, so that a reload or a copied address opens the same ring. The browser's own
 * `replaceState` is called, not the router's: this is no navigation, nothing loads and nothing scrolls.
 */
export function useAddress(session: ConfiguratorSession, base: Design): void {
  useEffect(() => {
    const opened = session.design;
    const meant = (): URL => {
      const url = new URL(window.location.href);
      const { link } = session.state.getState().evaluated;
      if (session.design === base) url.searchParams.delete('d');
      else url.searchParams.set('d', link);
      // Once it is open the draft is in the address itself.
      if (session.design !== opened) url.searchParams.delete('resume');
      // The named version is left as soon as the ring is another one.
      if (session.design !== opened) url.searchParams.delete('code');
      if (session.design !== opened) url.searchParams.delete('sizes');
      return url;
    };
    const write = (): void => {
      const url = meant();
      if (url.href !== window.location.href) {
        History.prototype.replaceState.call(window.history, window.history.state, '', url);
      }
    };
    const timer = new Debouncer(REST_MILLISECONDS, write);
    const stop = session.state.subscribe((state, before) => {
      if (state.evaluated.link !== before.evaluated.link) timer.start();
    });
    const leave = (): void => {
      if (!isCoupleClosed()) keepUnwritten(sessionStorage, window.location.href, meant().href);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      stop();
      timer.stop();
    };
  }, [session, base]);
}
