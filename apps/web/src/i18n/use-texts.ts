import { use, useMemo } from 'react';
import { loadTexts, useCatalogueStore } from './catalogue.ts';
import { useLanguage } from './locale-store.ts';
import type { Namespace, TextKey } from './namespaces.ts';
import { translate, type TextValues } from './translate.ts';

export type Translate<N extends Namespace> = (key: TextKey<N>, values?: TextValues) => string;

/**
 * The texts of one namespace: `const t = useTexts('gallery'); t('items', { count: 3 })`. Suspends until they
 * are there; pages load them beside their code (`lazyPage`), so that this is rarely seen.
 */
export function useTexts<N extends Namespace>(namespace: N): Translate<N> {
  const language = useLanguage();
  const loaded = useCatalogueStore((state) => state.loaded);
  if (!loaded[`${language}/${namespace}`] && !loaded[`en/${namespace}`]) use(loadTexts(language, namespace));
  return useMemo(
    () => (key: TextKey<N>, values?: TextValues) => translate(language, namespace, key, values),
    // `loaded` is named so that late English texts render again.
    // oxlint-disable-next-line react/exhaustive-deps -- read through the store inside translate
    [language, namespace, loaded],
  );
}
