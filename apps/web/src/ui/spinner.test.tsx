import { LANGUAGES } from '@ringwerk/contract';
import { act, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { allTexts } from '../../test/texts.ts';
import { useCatalogueStore } from '../i18n/catalogue.ts';
import { useLocaleStore } from '../i18n/locale-store.ts';
import { Spinner } from './spinner.tsx';

it('says in the language of the page that something is on its way', async () => {
  useCatalogueStore.setState({ loaded: await allTexts() });
  render(<Spinner />);
  const said = LANGUAGES.map((language) => {
    act(() => useLocaleStore.setState({ language }));
    return screen.getByRole('status').textContent;
  });
  expect(said[1]).toBe('Loading');
  expect(new Set(said).size).toBe(LANGUAGES.length);
});
