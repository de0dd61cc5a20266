import { BCP47, FALLBACK_LANGUAGE, type Language } from '@ringwerk/contract';
import { loadTexts, textsOf, type Catalogue } from './catalogue.ts';
import type { Namespace, TextKey } from './namespaces.ts';

export type TextValues = Readonly<Record<string, string | number>>;

const pluralRules = new Map<Language, Intl.PluralRules>();
function pluralOf(language: Language, count: number): string {
  let rules = pluralRules.get(language);
  if (!rules) {
    rules = new Intl.PluralRules(BCP47[language]);
    pluralRules.set(language, rules);
  }
  return rules.select(count);
}

/** Fills `{{name}}` with the value of that name; an unknown name stays visible, so that a test can see it. */
export function fillPlaceholders(text: string, values: TextValues): string {
  return text.replace(/\{\{(\w+)\}\}/g, (whole, name: string) => String(values[name] ?? whole));
}

/** Finds a key, or its plural form for `count`; undefined when the catalogue has neither. */
export function findText(catalogue: Catalogue, key: string, language: Language, count?: number): string | undefined {
  if (count === undefined) return catalogue[key];
  return catalogue[`${key}_${pluralOf(language, count)}`] ?? catalogue[`${key}_other`] ?? catalogue[key];
}

/**
 * One text of one namespace in one language. English stands in for what is missing; a key that is nowhere
 * shows itself. The file format is that of i18next: flat keys, `{{name}}`, plural suffixes.
 */
export function translate<N extends Namespace>(
  language: Language,
  namespace: N,
  key: TextKey<N>,
  values: TextValues = {},
): string {
  const count = typeof values['count'] === 'number' ? values['count'] : undefined;
  for (const tongue of language === FALLBACK_LANGUAGE ? [language] : [language, FALLBACK_LANGUAGE]) {
    const catalogue = textsOf(tongue, namespace);
    const text = catalogue && findText(catalogue, key, tongue, count);
    if (text !== undefined) return fillPlaceholders(text, values);
  }
  // Asked for in the background; the store's change renders again.
  if (!textsOf(FALLBACK_LANGUAGE, namespace)) void loadTexts(FALLBACK_LANGUAGE, namespace).catch(() => undefined);
  return key;
}
