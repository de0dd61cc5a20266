import { BCP47, COUNTRY_LANGUAGE, type Country, type Language } from '@ringwerk/contract';
import { hasEgf, updateEgf } from '../api/egf-cookie.ts';
import { currentSession } from '../api/session-store.ts';
import { markDoorChoice } from './door-language.ts';
import { loadedNamespaces, loadTexts } from './catalogue.ts';
import { setLocale, type LocaleState, useLocaleStore } from './locale-store.ts';

function applyLanguage({ language }: LocaleState): void {
  document.documentElement.lang = BCP47[language];
}

/** Sets the document's language from the store, now and at every change. */
export function followLanguage(): void {
  applyLanguage(useLocaleStore.getState());
  useLocaleStore.subscribe(applyLanguage);
}

/** Cookie and store at once; the texts on screen are fetched first, so that nothing flickers and nothing reloads. */
export async function switchLanguage(language: Language): Promise<void> {
  if (!hasEgf()) markDoorChoice();
  updateEgf({ sprache: language }, currentSession()?.expiresAt);
  await Promise.all(loadedNamespaces().map((namespace) => loadTexts(language, namespace)));
  setLocale({ language });
}

/** A country sets its language too, and writes `land`. */
export async function switchCountry(country: Country): Promise<void> {
  const language = COUNTRY_LANGUAGE[country];
  if (!hasEgf()) markDoorChoice();
  updateEgf({ land: country, sprache: language }, currentSession()?.expiresAt);
  setLocale({ country });
  await Promise.all(loadedNamespaces().map((namespace) => loadTexts(language, namespace)));
  setLocale({ language });
}
