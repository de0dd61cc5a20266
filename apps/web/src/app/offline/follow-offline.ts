import { untilAtRest } from '../../api/offline/page-rest.ts';

/** Brings the offline part when the page has come to rest, at once when there is no network. */
export function followOffline(): void {
  const bring = (): void =>
    void import('./start-offline.tsx').then(
      ({ startOffline }) => startOffline(),
      // Not even its own file came: the page works on, and the next one tries again.
      () => undefined,
    );
  if (navigator.onLine) addEventListener('load', () => void untilAtRest().then(bring), { once: true });
  else bring();
}
