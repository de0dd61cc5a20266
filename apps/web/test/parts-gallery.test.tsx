import { LANGUAGES } from '@ringwerk/contract';
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { EXHIBITS, Gallery } from '../dev/gallery.tsx';
import { useCatalogueStore } from '../src/i18n/catalogue.ts';
import { useLocaleStore } from '../src/i18n/locale-store.ts';
import { draw } from './draw.tsx';
import { allTexts } from './texts.ts';

const MODULES = import.meta.glob<string>('../src/ui/**/*.tsx', { query: '?raw', import: 'default', eager: true });
/** Every component that a file of `ui` exports. */
const PARTS = Object.entries(MODULES)
  .filter(([path]) => !path.endsWith('.test.tsx'))
  .flatMap(([, text]) =>
    [...text.matchAll(/^export (?:function|class) ([A-Z]\w+)/gmu)].map(([, name]) => String(name)),
  );
const shown = (): string[] => Object.values(EXHIBITS).flatMap((exhibits) => exhibits.map(({ part }) => part));

beforeEach(async () => {
  useCatalogueStore.setState({ loaded: await allTexts() });
  // React reports the error that the region of the gallery catches.
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
});

describe('the gallery of the parts', () => {
  it('shows every component of `ui`, and none that is gone', () => {
    expect(PARTS.length).toBeGreaterThan(30);
    expect(shown().toSorted()).toEqual(PARTS.toSorted());
  });

  it('draws each of them under its name', () => {
    draw(<Gallery />);
    const empty = shown().filter(
      (part) => screen.getByRole('region', { name: part }).querySelector('div > *') === null,
    );
    expect(empty).toEqual([]);
  });

  it('is whole in six languages: no key of a text stands where the text should', () => {
    draw(<Gallery />);
    const keys = Object.values(useCatalogueStore.getState().loaded).flatMap((texts) => Object.keys(texts));
    const dotted = new Set(keys.filter((key) => /[.-]/u.test(key)));
    for (const language of LANGUAGES) {
      act(() => useLocaleStore.setState({ language }));
      const words = [...document.querySelectorAll('main *')]
        .filter(({ childElementCount }) => childElementCount === 0)
        .map(({ textContent }) => textContent);
      expect(words.filter((word) => dotted.has(word))).toEqual([]);
      expect(words.join()).not.toContain('{{');
    }
  });
});
