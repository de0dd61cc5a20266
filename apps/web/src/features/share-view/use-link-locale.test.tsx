import { beforeEach, expect, it, vi } from 'vitest';
import { draw } from '../../../test/draw.tsx';
import { useCatalogueStore } from '../../i18n/catalogue.ts';
import { setLocale, useLocaleStore } from '../../i18n/locale-store.ts';
import { switchLanguage } from '../../i18n/switch-locale.ts';
import { useLinkLocale } from './use-link-locale.ts';

function Link({ isKnown }: { readonly isKnown: boolean }) {
  useLinkLocale(isKnown ? { language: 'kr', country: 'KR' } : undefined);
  return null;
}
beforeEach(() => {
  setLocale({ language: 'de', country: 'DE' });
  localStorage.clear();
  // Nothing on screen has texts to bring along.
  useCatalogueStore.setState({ loaded: {} });
});

it('a link opens in its own language on a device that knows none, once it is known', async () => {
  const { rerender } = draw(<Link isKnown={false} />);
  expect(useLocaleStore.getState()).toEqual({ language: 'de', country: 'DE' });
  rerender(<Link isKnown />);
  await vi.waitFor(() => expect(useLocaleStore.getState()).toEqual({ language: 'kr', country: 'KR' }));
});

it('a visitor who has chosen a language keeps it', async () => {
  await switchLanguage('en');
  draw(<Link isKnown />);
  await vi.waitFor(() => expect(useLocaleStore.getState().country).toBe('KR'));
  // No texts are loaded, so a switch would be over within this task.
  await new Promise((resolve) => void setTimeout(resolve));
  expect(useLocaleStore.getState().language).toBe('en');
});
