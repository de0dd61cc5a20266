import type { ComponentType } from 'react';
import { loadTexts } from '../i18n/catalogue.ts';
import { useLocaleStore } from '../i18n/locale-store.ts';
import type { Namespace } from '../i18n/namespaces.ts';
import type { PortalRoute } from './routes/portal-route.ts';

/** A page that is fetched when it is needed, its texts beside its code: `lazyPage(() => import('…'), ['watch'])`. */
export function lazyPage(
  load: () => Promise<{ default: ComponentType }>,
  texts: readonly Namespace[],
): Pick<PortalRoute, 'load' | 'texts'> {
  return {
    texts,
    load: async () => {
      const { language } = useLocaleStore.getState();
      const [page] = await Promise.all([load(), ...texts.map((namespace) => loadTexts(language, namespace))]);
      return page.default;
    },
  };
}
