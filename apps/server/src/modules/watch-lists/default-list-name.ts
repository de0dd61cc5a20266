import type { Language } from '@ringwerk/contract';

/** Name of the list that opens by itself with the first ring. */
export const DEFAULT_LIST_NAME: Readonly<Record<Language, string>> = {
  de: 'Merkliste',
  en: 'Watch list',
  nl: 'Bewaarlijst',
  jp: 'お気に入り',
  kr: '관심 목록',
  fr: 'Sélection',
};
