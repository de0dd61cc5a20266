import { BCP47, type Language } from '@ringwerk/contract';
import type { PrintedDealer } from '../dealer/printed-dealer.ts';
import { fontFamilies } from './fonts.ts';

/** Head of a sheet that a dealer gives to a couple, as the templates read it. */
export interface SheetHead {
  readonly lang: string;
  readonly fonts: readonly string[];
  readonly company: string;
  /** Of the lines at head and sum; null: the paper's own. */
  readonly colour: string | null;
  /** Line by line; what the dealer has not entered is left out. */
  readonly address: readonly string[];
}

export const sheetHead = (language: Language, dealer: Omit<PrintedDealer, 'country' | 'logo'>): SheetHead => ({
  lang: BCP47[language],
  fonts: fontFamilies(language),
  company: dealer.company,
  colour: dealer.colour,
  address: [dealer.street, `${dealer.postcode} ${dealer.city}`.trim(), dealer.phone, dealer.email].filter(
    (line) => line !== '',
  ),
});
