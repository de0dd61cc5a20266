import type {
  EdgeForm,
  EngravingFace,
  EngravingMethod,
  FinishId,
  GrooveShape,
  PathForm,
  Plating,
  SettingId,
  SplitForm,
  StoneCut,
} from '../design/ring-design.ts';
import type { ListedAlloy } from '../design/tables.ts';
import type { BaseCurrency } from './base-currency.ts';

/**
 * A frozen price list. Money is integer minor units of `currency` (cents, Rappen, whole yen and won), called cents below;
 * rates are decimals. Every number is a setting of the manufactory; only the fixing and the dollar are market data.
 */
export interface PriceList {
  /** Identifies list and fixing together; stored with every quote. */
  readonly id: string;
  /** The base currency of the house: one for all its lists, for ever. */
  readonly currency: BaseCurrency;
  /** Cents per gram of fine metal. */
  readonly fixing: Readonly<Record<'Au' | 'Pt' | 'Pd' | 'Ag', number>>;
  /** Share of metal lost and billed, by alloy family, e.g. gold 0.06, or by an alloy's own `lossKey`, which overrides it. */
  readonly loss: Readonly<Record<string, number>>;
  /** Alloying and processing fee, cents per gram of metal used, by alloy family. */
  readonly alloyFee: Readonly<Record<string, number>>;
  /** Colour surcharge, cents per gram of metal used, by alloy colour; 0 when absent. */
  readonly colourSurcharge: Readonly<Record<string, number>>;
  /**
   * What an alloy of the house's own costs beside fee and colour surcharge, cents per gram of metal used, by its id; one
   * without its row has no price. Lists from before a house had alloys of its own have none.
   */
  readonly alloySurcharge?: Readonly<Record<string, number>> | undefined;
  /** Alloys that the house entered, changed or withdrew, as they were when the list was frozen; absent where there are none. */
  readonly alloys?: readonly ListedAlloy[];
  /** Cents. */
  readonly turning: number;
  readonly hallmark: number;
  /** Per alloy joint of a multicolour ring. */
  readonly joint: number;
  /** Decimal factor on a joint by the form of the split: a wavy joint is milled and fitted, shells are shrunk on. */
  readonly jointFactor: Readonly<Record<SplitForm, number>>;
  /** Per strip let into the surface: its seat, the fitting and the joint on all of its sides. */
  readonly inlay: number;
  /** Per worked edge, with its own surface. */
  readonly edge: Readonly<Record<EdgeForm, number>>;
  /** Coating of the whole ring. */
  readonly plating: Readonly<Record<Exclude<Plating, 'none'>, number>>;
  readonly finish: Readonly<Record<FinishId, number>>;
  readonly groove: Readonly<Record<GrooveShape, number>>;
  /** Decimal factor on a groove by its line. */
  readonly grooveFactor: Readonly<Record<PathForm, number>>;
  readonly engraving: Readonly<Record<EngravingMethod, number>>;
  /** Decimal factor on an engraving by what is cut and where. */
  readonly engravingFactor: Readonly<Record<'text' | 'drawing', Readonly<Record<EngravingFace, number>>>>;
  /** Fee per stone by setting; bigger stones by `settingSizeFactor`. */
  readonly setting: Readonly<Record<SettingId, number>>;
  /** Decimal factor on the fee by cut: corners and points are cut by hand. */
  readonly settingCutFactor: Readonly<Record<StoneCut, number>>;
  /** Fee per stone for a seat that is opened to the bore. */
  readonly openSeat: number;
  /** Ascending [up to diameter in mm, factor]; last row has no upper end. */
  readonly settingSizeFactor: readonly (readonly [number, number])[];
  /** Cents per carat of the trade bucket: material → quality → ascending [up to bucket in ct, cents per ct]. */
  readonly stonePrice: Readonly<Record<string, Readonly<Record<string, readonly (readonly [number, number])[]>>>>;
  /** Units of `currency` per US dollar, decimal: listed stones are offered in dollars. Lists from before stones were priced have none. */
  readonly dollar?: number;
  /** Metals without fixing, by alloy id: cents per piece, ascending [up to width × height in mm², cents]. */
  readonly pieceMetal: Readonly<Record<string, readonly (readonly [number, number])[]>>;
  /** Tax and rounding by country, as they are on the day that the list was frozen; `FIRST_TAXES` for older lists. */
  readonly tax?: Taxes;
  /** What an agreement with a dealer takes off; absent for whoever has none. */
  readonly discount?: PriceDiscount;
}

export interface PriceDiscount {
  /** Id of the same list without it. */
  readonly base: string;
  /** Decimal share of each block, 0 for none. Listed stones keep their sellers' price. */
  readonly shares: Readonly<Record<RetailBlock, number>>;
}

/** What a country's law and habit fix: currency, its decimal places, VAT, how a fraction of tax is treated, and rounding. */
export interface TaxRule {
  readonly currency: BaseCurrency;
  readonly places: number;
  /** VAT, decimal. */
  readonly rate: number;
  readonly fraction: 'half-up' | 'cut';
  readonly rounding: PriceEnding;
}
export type Taxes = Readonly<Record<RetailRule['country'], TaxRule>>;

/**
 * Where shown prices end, in minor units: upwards to the next amount that is `ending` above a multiple of `step`. Step 100
 * with ending 90 gives 12.90; step 5 with ending 0 gives full 5 Rappen; step 0 leaves every amount as it is.
 */
export interface PriceEnding {
  readonly step: number;
  readonly ending: number;
}

export const RETAIL_BLOCKS = ['metal', 'labour', 'stones', 'options'] as const;
export type RetailBlock = (typeof RETAIL_BLOCKS)[number];

/** How a dealer turns cost into a retail price. */
export interface RetailRule {
  /** Decimal factors; either one for the whole sum or one per block (each block then rounded to the minor unit). */
  readonly factor: number | Readonly<Record<RetailBlock, number>>;
  readonly country: 'DE' | 'NL' | 'CH' | 'JP' | 'KR';
  /** Units of the country's currency for one unit of the list's, decimal; 1 where they are the same. */
  readonly exchangeRate: number;
  /** Display rounding of the gross, in minor units, upwards: 500 = up to full 5 EUR, 0 = as the list rounds in the country. */
  readonly roundUpTo: number;
}

/** What a design is priced by: the manufactory's list and the dealer's rule. */
export interface PriceBasis {
  readonly priceList: PriceList;
  readonly retailRule: RetailRule;
}
