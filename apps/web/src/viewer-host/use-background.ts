import type { ViewerBackground } from '@ringwerk/viewer';
import { useSyncExternalStore } from 'react';
import { currentBackground, DARK } from './page-colours.ts';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(DARK);
  query.addEventListener('change', onChange);
  const observer = new MutationObserver(onChange);
  observer.observe(document.documentElement, { attributeFilter: ['data-theme'] });
  return () => {
    query.removeEventListener('change', onChange);
    observer.disconnect();
  };
}

/** The stage follows the page: the chosen theme, else the system's. */
export const useBackground = (): ViewerBackground => useSyncExternalStore(subscribe, currentBackground);
