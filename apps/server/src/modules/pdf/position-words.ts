import type { Language } from '@ringwerk/contract';

/** Which position of an order a line of a paper stands for. */
export const POSITION_WORDS: Readonly<Record<Language, string>> = {
  de: 'Position',
  en: 'Position',
  nl: 'Positie',
  jp: '明細番号',
  kr: '항목',
  fr: 'Position',
};
