import { useSyncExternalStore } from 'react';

/** Below this width the sidebar slides over the page. The style sheets name the same width. */
export const PHONE = '(max-width: 767.98px)';
/** Below this width the sidebar shows drawings only, until someone wants it otherwise. */
export const TABLET = '(max-width: 1199.98px)';

/** Whether a media query holds, now and at every change. */
export function useMedia(media: string): boolean {
  return useSyncExternalStore(
    (onChange) => {
      const query = matchMedia(media);
      query.addEventListener('change', onChange);
      return () => query.removeEventListener('change', onChange);
    },
    () => matchMedia(media).matches,
  );
}
