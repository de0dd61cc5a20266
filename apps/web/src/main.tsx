import { RouterProvider } from '@tanstack/react-router';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { answers } from './api/answer-cache.ts';
import { readEgf } from './api/egf-cookie.ts';
import { onUnauthorised } from './api/unauthorised.ts';
import { followTheme } from './app/layout-store.ts';
import { followNavigation } from './app/navigation-effects.ts';
import { followOffline } from './app/offline/follow-offline.ts';
import { router } from './app/router.ts';
import { loseSession } from './app/session/lose-session.ts';
import { languageOfAddress, setLocale } from './i18n/locale-store.ts';
import { followLanguage, switchLanguage } from './i18n/switch-locale.ts';
import './styles/global.css';

const egf = readEgf();
if (egf) setLocale({ language: egf.sprache, country: egf.land });
const asked = languageOfAddress(location.search);
if (asked) void switchLanguage(asked);
followLanguage();
followTheme();
followNavigation();

followOffline();
addEventListener('online', () => answers.retryFailed());
onUnauthorised(() => void loseSession());

const root = document.getElementById('root');
if (!root) throw new Error('index.html has an element #root');
createRoot(root).render(
  <StrictMode>
    <RouterProvider router={router} />
  </StrictMode>,
);
