import { lazyRouteComponent } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { loadTexts } from '../i18n/catalogue.ts';
import { useLocaleStore } from '../i18n/locale-store.ts';
import type { Namespace } from '../i18n/namespaces.ts';

/**
 * A page that loads when it is needed, its texts beside its code:
 * `createRoute({ getParentRoute: () => areaRoute, path: '/merkliste', ...lazyPage(() => import('…'), ['watch']) })`
 */
export function lazyPage(load: () => Promise<{ default: ComponentType }>, namespaces: readonly Namespace[]) {
  return {
    component: lazyRouteComponent(load),
    loader: async (): Promise<void> => {
      const { language } = useLocaleStore.getState();
      await Promise.all(namespaces.map((namespace) => loadTexts(language, namespace)));
    },
  };
}
