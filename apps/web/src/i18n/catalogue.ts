import { FALLBACK_LANGUAGE, type Language } from '@ringwerk/contract';
import { create } from 'zustand';
import type { Namespace } from './namespaces.ts';

export type Catalogue = Readonly<Record<string, string>>;

/** Folder of the text files; the build names it after their content (`build/text-files.ts`). */
declare const TEXTS_BASE: string;

interface CatalogueState {
  /** Loaded texts by `language/namespace`. */
  readonly loaded: Readonly<Record<string, Catalogue>>;
}
export const useCatalogueStore = create<CatalogueState>(() => ({ loaded: {} }));

/** In one file, by namespace (`build/text-files.ts`): every page asks for all of them. */
const FRAME: readonly Namespace[] = ['ui', 'shell', 'errors'];
const fileOf = (namespace: Namespace): string => (FRAME.includes(namespace) ? 'frame' : namespace);

const underWay = new Map<string, Promise<void>>();

async function fetchTexts(language: Language, file: string): Promise<void> {
  const response = await fetch(`${TEXTS_BASE}/${language}/${file}.json`);
  if (!response.ok) throw new Error(`the text file ${language}/${file}.json answers ${response.status}`);
  const content: unknown = await response.json();
  // Our own files of the same build; texts.test.ts holds their shape.
  const catalogues = (file === 'frame' ? content : { [file]: content }) as Readonly<Record<string, Catalogue>>;
  const named = Object.entries(catalogues).map(([namespace, catalogue]) => [`${language}/${namespace}`, catalogue]);
  useCatalogueStore.setState(({ loaded }) => ({ loaded: { ...loaded, ...Object.fromEntries(named) } }));
}

/** Loads one namespace in one language, once; a failed load may be tried again. */
export function loadTexts(language: Language, namespace: Namespace): Promise<void> {
  const file = fileOf(namespace);
  const key = `${language}/${file}`;
  const running = underWay.get(key);
  if (running) return running;
  const promise = fetchTexts(language, file).catch((error: unknown) => {
    underWay.delete(key);
    // A language file that cannot be had must not take the page with it: English stands in.
    if (language === FALLBACK_LANGUAGE) throw error;
    return loadTexts(FALLBACK_LANGUAGE, namespace);
  });
  underWay.set(key, promise);
  return promise;
}

/** Namespaces that are on screen or were: what a change of language has to bring along. */
export function loadedNamespaces(): Namespace[] {
  const names = Object.keys(useCatalogueStore.getState().loaded).map((key) => key.slice(key.indexOf('/') + 1));
  // Keys of the store are only written by loadTexts, whose namespace is typed.
  return [...new Set(names)] as Namespace[];
}

export function textsOf(language: Language, namespace: Namespace): Catalogue | undefined {
  return useCatalogueStore.getState().loaded[`${language}/${namespace}`];
}
