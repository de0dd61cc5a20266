/** `paused`: its people log in and read, and order nothing. `closed`: nobody logs in, everything stays stored. */
export const DEALER_STATES = ['active', 'paused', 'closed'] as const;
export type DealerState = (typeof DEALER_STATES)[number];

/** What the list of dealers can be sorted by. */
export const DEALER_SORTS = ['company', 'number', 'city', 'openOrders', 'lastOrder', 'lastLogin'] as const;
export type DealerSort = (typeof DEALER_SORTS)[number];

/** Why a VAT id is refused: not written like one of its country, wrong check digits, or one of another country. */
export const VAT_FINDINGS = ['vat.form', 'vat.check', 'vat.country'] as const;
export type VatFindingCode = (typeof VAT_FINDINGS)[number];
