import { NOBODY } from '@ringwerk/contract';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi } from 'vitest';
import { queryClient } from '../src/api/query-client.ts';
import { setSession } from '../src/api/session-store.ts';
import { takeAway } from '../src/domain/compare/compare-tray.ts';
import { releaseCouple } from '../src/domain/couples/couple-at-hand.ts';
import { personsMemory } from '../src/domain/couples/persons-memory.ts';
import { setLiveRoom } from '../src/features/configurator/sharing/live-room-store.ts';
import { useCatalogueStore } from '../src/i18n/catalogue.ts';
import { useLocaleStore } from '../src/i18n/locale-store.ts';
import { useToastStore } from '../src/ui/toast-store.ts';
import { polyfillMedia } from './media.ts';
import { polyfillDialogs } from './modal-dialogs.ts';
import { keepFramesComing } from './steady-frames.ts';
import { ENGLISH } from './texts.ts';

polyfillDialogs();
polyfillMedia();
keepFramesComing();
// A limit for what hangs, not a measure: a busy machine reads a lazy module for seconds.
configure({ asyncUtilTimeout: 30_000 });

// Stores and cache live as long as the page; each test begins with a page that has just been opened by nobody, in English.
beforeEach(() => {
  useCatalogueStore.setState({ loaded: ENGLISH });
  useLocaleStore.setState({ language: 'en', country: 'DE' });
});

// The library unmounts by itself only where the test functions are globals.
afterEach(() => {
  cleanup();
  queryClient.clear();
  setSession(null);
  useToastStore.setState({ toasts: [] });
  // What the tab keeps of a couple belongs to a user, and every test logs in the same one.
  personsMemory.setValue(NOBODY);
  releaseCouple();
  takeAway(0);
  setLiveRoom(null);
  localStorage.clear();
  sessionStorage.clear();
  for (const cookie of document.cookie.split('; ')) document.cookie = `${cookie.split('=')[0]}=; max-age=0`;
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  window.history.replaceState(null, '', '/');
});
