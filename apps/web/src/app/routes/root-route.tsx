import { createRootRoute } from '@tanstack/react-router';
import { loadTexts } from '../../i18n/catalogue.ts';
import { useLocaleStore } from '../../i18n/locale-store.ts';
import { NotFoundPage } from '../not-found-page.tsx';
import { RootFrame } from '../root-frame.tsx';
import { RouteError } from '../route-error.tsx';

export const rootRoute = createRootRoute({
  component: RootFrame,
  notFoundComponent: NotFoundPage,
  errorComponent: RouteError,
  loader: async () => {
    const { language } = useLocaleStore.getState();
    await Promise.all([loadTexts(language, 'ui'), loadTexts(language, 'shell'), loadTexts(language, 'errors')]);
  },
  staleTime: Infinity,
});
