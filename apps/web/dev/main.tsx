import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { useCatalogueStore } from '../src/i18n/catalogue.ts';
import { languageOfAddress, useLocaleStore } from '../src/i18n/locale-store.ts';
import { followLanguage } from '../src/i18n/switch-locale.ts';
import { Navigator } from '../src/routing/navigator.ts';
import { PortalRouter } from '../src/routing/portal-router.tsx';
import { allTexts } from '../test/texts.ts';
import { Gallery } from './gallery.tsx';
import '../src/styles/global.css';

const asked = languageOfAddress(location.search);
if (asked !== null) useLocaleStore.setState({ language: asked });
document.documentElement.dataset['theme'] = new URLSearchParams(location.search).get('theme') ?? 'light';
useCatalogueStore.setState({ loaded: await allTexts() });
followLanguage();

/** Links lead to addresses that nobody serves here; the gallery stays. */
const navigator = new Navigator({
  routes: [{ path: '/*', load: () => Promise.resolve(Gallery) }],
  guard: () => null,
  loadFrame: () => Promise.resolve({ frame: null }),
});
const root = document.getElementById('root');
if (!root) throw new Error('index.html has an element #root');
createRoot(root).render(
  <StrictMode>
    <PortalRouter navigator={navigator}>
      <Gallery />
    </PortalRouter>
  </StrictMode>,
);
