import { LANGUAGES, LEGAL_TEXTS, type Language } from '@ringwerk/contract';
import type { LegalKey } from './legal-repository.ts';
import { de } from './texts/de.ts';
import { en } from './texts/en.ts';
import { fr } from './texts/fr.ts';
import { jp } from './texts/jp.ts';
import { kr } from './texts/kr.ts';
import type { FirstTexts } from './texts/first-texts.ts';
import { nl } from './texts/nl.ts';

const TEXTS: Readonly<Record<Language, FirstTexts>> = { de, en, nl, jp, kr, fr };

/** What a legal text is headed in a language. */
export const legalTitle = (key: LegalKey, language: Language): string => TEXTS[language][key].title;

/** What a new house begins with; staff replaces it by its own lawyer's words. */
export const FIRST_LEGAL_TEXTS: readonly {
  readonly key: LegalKey;
  readonly language: Language;
  readonly title: string;
  readonly body: string;
}[] = LANGUAGES.flatMap((language) => LEGAL_TEXTS.map((key) => ({ key, language, ...TEXTS[language][key] })));
