import { prepareRingViewer, type ViewerBackground } from '@ringwerk/viewer';
import { useSyncExternalStore } from 'react';

const DARK = '(prefers-color-scheme: dark)';

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

function current(): ViewerBackground {
  const { theme } = document.documentElement.dataset;
  if (theme === 'dark' || theme === 'light') return theme;
  return matchMedia(DARK).matches ? 'dark' : 'light';
}

/** The viewer gets ready while the page still waits for the article. */
export const prepareViewer = (): void => prepareRingViewer(current());

/** The stage follows the page: the chosen theme, else the system's. */
export const useBackground = (): ViewerBackground => useSyncExternalStore(subscribe, current);
