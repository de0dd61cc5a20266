import { useEffect } from 'react';
import { useLocaleStore } from '../../../i18n/locale-store.ts';
import type { OpenConfigurator } from '../session/use-configurator.ts';
import { useLiveRoom } from './live-room-store.ts';

/** Shows every change of the open design on the second screen, as long as there is one. */
export function useLiveShowing({ session, model }: OpenConfigurator): void {
  const room = useLiveRoom();
  const { name, articleNumber } = model;
  const { language, country } = useLocaleStore();
  useEffect(() => {
    if (room === null) return undefined;
    const ended = new AbortController();
    import('./second-screen.ts')
      .then(({ showOnSecondScreen }) => {
        if (ended.signal.aborted) return;
        const stop = showOnSecondScreen(room, session.store, { name, articleNumber, language, country });
        ended.signal.addEventListener('abort', stop);
      })
      .catch((error: unknown) => console.error('the second screen cannot be shown anything', error));
    return () => ended.abort();
  }, [room, session, name, articleNumber, language, country]);
}
