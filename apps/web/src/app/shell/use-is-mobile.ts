import { useSyncExternalStore } from 'react';

/** Below 768 px the sidebar slides over the page. The style sheets name the same width. */
const MOBILE = '(max-width: 767.98px)';

function subscribe(onChange: () => void): () => void {
  const query = matchMedia(MOBILE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
}

export function useIsMobile(): boolean {
  return useSyncExternalStore(subscribe, () => matchMedia(MOBILE).matches);
}
