import { useEffect, useEffectEvent } from 'react';
import { useTexts } from '../../../i18n/use-texts.ts';
import { showToast } from '../../../ui/toast-store.ts';
import type { ConfiguratorSession } from './configurator-session.ts';

/** Writes the draft when the page is left or hidden, and says when the connection goes and comes back. */
export function useDraftFlush(session: ConfiguratorSession): void {
  const t = useTexts('configurator');
  const onOffline = useEffectEvent(() => void showToast(t('connection.lost'), { life: 12_000 }));
  const onOnline = useEffectEvent(() => {
    showToast(t('connection.back'), { tone: 'good' });
    session.confirmAgain();
  });
  useEffect(() => {
    const stop = new AbortController();
    const { signal } = stop;
    const keep = (): void => session.flushDraft();
    window.addEventListener('pagehide', keep, { signal });
    document.addEventListener('visibilitychange', () => document.hidden && keep(), { signal });
    window.addEventListener('offline', () => onOffline(), { signal });
    window.addEventListener('online', () => onOnline(), { signal });
    return () => stop.abort();
  }, [session]);
}
