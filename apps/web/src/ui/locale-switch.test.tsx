import { COUNTRIES, LANGUAGES } from '@ringwerk/contract';
import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { allTexts } from '../../test/texts.ts';
import { useCatalogueStore } from '../i18n/catalogue.ts';
import { useLocaleStore } from '../i18n/locale-store.ts';
import { CountrySwitch, LanguageSwitch } from './locale-switch.tsx';

beforeEach(async () => {
  const loaded = await allTexts();
  useCatalogueStore.setState({ loaded });
  // The text files of the build.
  vi.stubGlobal('TEXTS_BASE', '/texts');
  vi.stubGlobal('fetch', (address: string) => {
    const [language, file] = address.replace('.json', '').split('/').slice(-2);
    const named = (name: string): unknown => loaded[`${language}/${name}`];
    const content =
      file === 'frame' ? Object.fromEntries(['ui', 'shell', 'errors'].map((n) => [n, named(n)])) : named(String(file));
    return Promise.resolve(Response.json(content));
  });
});

describe('the choice of the language', () => {
  it('lists each language in its own words', () => {
    render(<LanguageSwitch />);
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(names).toHaveLength(LANGUAGES.length);
    expect(names.join()).toContain('日本語');
  });

  it('is followed at once, and by its own name', async () => {
    const user = userEvent.setup();
    render(<LanguageSwitch />);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'fr');
    expect(await screen.findByRole('combobox', { name: 'Langue' })).toBeDefined();
    expect(useLocaleStore.getState()).toEqual({ language: 'fr', country: 'DE' });
  });
});

describe('the choice of the country', () => {
  it('brings its language along', async () => {
    const user = userEvent.setup();
    render(<CountrySwitch />);
    await user.selectOptions(screen.getByRole('combobox', { name: 'Country' }), 'JP');
    await vi.waitFor(() => expect(useLocaleStore.getState()).toEqual({ language: 'jp', country: 'JP' }));
  });

  it('names every country in each of the six languages', () => {
    render(<CountrySwitch />);
    for (const language of LANGUAGES) {
      act(() => useLocaleStore.setState({ language }));
      const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
      expect(new Set(names).size).toBe(COUNTRIES.length);
      expect(names.join()).not.toContain('country.');
    }
  });
});
