import { useEffect } from 'react';
import type { Design } from '@ringwerk/kernel';
import type { ConfiguratorSession } from './configurator-session.ts';
import { RestTimer } from './rest-timer.ts';

const REST_MILLISECONDS = 400;

/**
 * Keeps the design in the address, so that a reload or a copied address opens the same ring. The browser's own
 * `replaceState` is called, not the router's: this is no navigation, nothing loads and nothing scrolls.
 */
export function useAddress(session: ConfiguratorSession, base: Design): void {
  useEffect(() => {
    const write = (): void => {
      const url = new URL(window.location.href);
      const { link } = session.state.getState().evaluated;
      // From the first change on the address speaks for itself, no longer through the code it was opened by.
      url.searchParams.delete('code');
      if (session.design === base) url.searchParams.delete('d');
      else url.searchParams.set('d', link);
      if (url.href !== window.location.href) {
        History.prototype.replaceState.call(window.history, window.history.state, '', url);
      }
    };
    const timer = new RestTimer(REST_MILLISECONDS, write);
    const stop = session.state.subscribe((state, before) => {
      if (state.evaluated.link !== before.evaluated.link) timer.start();
    });
    return () => {
      stop();
      timer.stop();
    };
  }, [session, base]);
}
