import { LANGUAGES, type Language } from '@ringwerk/contract';
import type { Catalogue } from '../src/i18n/catalogue.ts';

const ENGLISH_FILES = import.meta.glob<Catalogue>('../src/i18n/texts/en/*.json', { eager: true, import: 'default' });
const OTHER_FILES = import.meta.glob<Catalogue>('../src/i18n/texts/*/*.json', { import: 'default' });

/** `../src/i18n/texts/de/ui.json` → `de/ui` */
const keyOf = (path: string): string => path.split('/').slice(-2).join('/').replace('.json', '');

/** All English texts, as the page's store holds them. */
export const ENGLISH: Readonly<Record<string, Catalogue>> = Object.fromEntries(
  Object.entries(ENGLISH_FILES).map(([path, texts]) => [keyOf(path), texts]),
);

/** All texts of one language. */
export async function textsIn(language: Language): Promise<Readonly<Record<string, Catalogue>>> {
  const files = Object.entries(OTHER_FILES).filter(([path]) => keyOf(path).startsWith(`${language}/`));
  return Object.fromEntries(await Promise.all(files.map(async ([path, load]) => [keyOf(path), await load()] as const)));
}

/** All texts of all six languages. */
export async function allTexts(): Promise<Readonly<Record<string, Catalogue>>> {
  return Object.assign({}, ...(await Promise.all(LANGUAGES.map((language) => textsIn(language)))));
}
