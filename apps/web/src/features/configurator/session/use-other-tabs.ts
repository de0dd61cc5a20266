import { useEffect, useEffectEvent } from 'react';
import { draftKey, readDraftText, type WorkPlace } from '../../../design-store/work-storage.ts';
import { useTexts } from '../../../i18n/use-texts.ts';
import { showToast } from '../../../ui/toast-store.ts';
import type { ConfiguratorSession } from './configurator-session.ts';

/** How long the offer of the other tab's state stands. */
const LIFE = 20_000;

/**
 * Another tab works on the same ring: it is said, and its state can be taken as one step. Each tab keeps its own steps,
 * so that neither loses anything.
 */
export function useOtherTabs(session: ConfiguratorSession, place: WorkPlace): void {
  const t = useTexts('configurator');
  const tell = useEffectEvent((design: unknown): void => {
    if (JSON.stringify(design) === JSON.stringify(session.design)) return;
    const onAction = (): void => {
      session.takeDesign(design).catch((error: unknown) => console.error("the other tab's ring was not read", error));
    };
    showToast(t('tabs.changed'), { life: LIFE, action: { label: t('tabs.take'), onAction } });
  });
  const key = draftKey(place);
  useEffect(() => {
    const onStorage = (event: StorageEvent): void => {
      const draft = event.key === key && event.newValue !== null ? readDraftText(event.newValue) : null;
      if (draft !== null) tell(draft.design);
    };
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  }, [key]);
}
