/**
 * VAT categories of EN 16931 (UNCL 5305) that a manufactory's sale to a dealer falls into: S taxed, K intra-Community supply,
 * G export, AE reverse charge.
 */
export const VAT_CATEGORIES = ['S', 'K', 'G', 'AE'] as const;
export type VatCategory = (typeof VAT_CATEGORIES)[number];

export interface VatTreatment {
  readonly category: VatCategory;
  /** Decimal; 0 in every category but S. */
  readonly rate: number;
}

/** Codes of the reasons for tax that is not charged (list VATEX of the European Commission). */
export const EXEMPTION_CODES: Readonly<Record<Exclude<VatCategory, 'S'>, string>> = {
  K: 'VATEX-EU-IC',
  G: 'VATEX-EU-G',
  AE: 'VATEX-EU-AE',
};

/** Member states of the European Union as the first two letters of their VAT ids (`EL` is Greece's). */
const EU = 'AT BE BG CY CZ DE DK EE EL ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');
export const isInEu = (country: string): boolean => EU.includes(country);

/** What is sold: a ring, or work at a ring that the dealer owns. */
export type Supply = 'goods' | 'service';

export interface VatQuestion {
  readonly supply: Supply;
  /** ISO code of the house's country. */
  readonly house: string;
  readonly dealer: {
    readonly country: string;
    /** As its country writes it; empty for none. */
    readonly vatId: string;
    /** Whether form and check digits were found right. */
    readonly isVatIdRight: boolean;
  };
  /** Where the goods go. */
  readonly destination: string;
  /** Decimal VAT of the house's country on the day of supply. */
  readonly domesticRate: number;
}

/** Why a person must look at an invoice before it goes out. */
export const VAT_DOUBTS = ['no-vat-id', 'wrong-vat-id', 'service-abroad'] as const;
export type VatDoubt = (typeof VAT_DOUBTS)[number];

export interface VatAnswer {
  /** Null: the case is not one that the portal can bill. */
  readonly treatment: VatTreatment | null;
  readonly doubt: VatDoubt | null;
}

const zero = (category: Exclude<VatCategory, 'S'>): VatAnswer => ({ treatment: { category, rate: 0 }, doubt: null });

/**
 * How a supply to a dealer is taxed. Without a right VAT id of another member state a supply within the EU bears the tax
 * of the house's country, and says that somebody has to look at it: where the yearly threshold is passed, another rate is due.
 */
export function vatCaseOf({ supply, house, dealer, destination, domesticRate }: VatQuestion): VatAnswer {
  const domestic = { category: 'S', rate: domesticRate } as const;
  const place = supply === 'goods' ? destination : dealer.country;
  if (place === house) return { treatment: domestic, doubt: null };
  if (!isInEu(house) || !isInEu(place))
    return supply === 'goods' ? zero('G') : { treatment: null, doubt: 'service-abroad' };
  const ofState = dealer.vatId.slice(0, 2);
  if (dealer.isVatIdRight && isInEu(ofState) && ofState !== house) return zero(supply === 'goods' ? 'K' : 'AE');
  return { treatment: domestic, doubt: dealer.vatId === '' ? 'no-vat-id' : 'wrong-vat-id' };
}
