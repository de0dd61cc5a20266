import type { HouseAlloy, LooseStone, RingFigures, RingOwners } from '@ringwerk/catalogue';
import type { Language } from '@ringwerk/contract';
import type { Design } from '@ringwerk/kernel';
import type { RetailDiscount, RetailPrice } from '@ringwerk/kernel/price';
import type { PrintedDealer } from '../dealer/printed-dealer.ts';

export interface QuotedRings {
  readonly code: string;
  readonly articleNumber: string | null;
  readonly design: Design;
  /** Of the rings, as far as the house has entered or changed them. */
  readonly alloys: readonly HouseAlloy[];
  readonly figures: readonly RingFigures[];
  /** Address of the couple's page; null without one. */
  readonly page: string | null;
}

/** A position as a couple's paper shows it. */
export interface QuotedPosition {
  readonly number: number;
  readonly quantity: number;
  /** Of an extra: what it is. */
  readonly text: string;
  readonly retail: RetailPrice;
  readonly sum: RetailPrice;
  readonly discount: RetailDiscount | null;
  readonly alternative: number | null;
  readonly rings: QuotedRings | null;
  readonly stone: LooseStone | null;
}

/** What a quote prints from. No trade price, cost or factor is among it, so none can get into the document. */
export interface QuoteSheetSource {
  readonly number: string;
  readonly customerName: string;
  readonly persons: RingOwners;
  readonly language: Language;
  /** Days at the manufactory. */
  readonly createdOn: string;
  readonly validUntil: string;
  readonly positions: readonly QuotedPosition[];
  readonly discount: RetailDiscount | null;
  /** Of what is chosen. */
  readonly retail: RetailPrice;
  /** Every way to choose, where there is something to choose. */
  readonly choices: readonly { readonly chosen: readonly number[]; readonly retail: RetailPrice }[];
  readonly dealer: PrintedDealer;
}
