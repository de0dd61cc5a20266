/** `reference-rates`: a central bank's daily XML of what one euro buys, as the ECB publishes it; taken over to the base currency. */
export const FEED_FORMATS = ['json', 'csv', 'reference-rates'] as const;
export type FeedFormat = (typeof FEED_FORMATS)[number];

/** What a metal is quoted by: troy ounce, gram, kilogram. */
export const FEED_UNITS = ['oz-t', 'g', 'kg'] as const;
export type FeedUnit = (typeof FEED_UNITS)[number];
export const FEED_CURRENCIES = ['EUR', 'USD', 'CHF', 'JPY', 'KRW'] as const;
export type FeedCurrency = (typeof FEED_CURRENCIES)[number];

/** Which row of a CSV: its first, its last, or the one that has a certain cell. */
export const FEED_ROWS = ['first', 'last', 'cell'] as const;
export type FeedRow = (typeof FEED_ROWS)[number];
/** The sign before the decimals of a number that is written as text; the other one groups thousands. */
export const DECIMAL_SIGNS = ['.', ','] as const;
export type DecimalSign = (typeof DECIMAL_SIGNS)[number];

/** What became of a value that a feed brought. `unchanged`: the same value of the same day was recorded before. */
export const FEED_OUTCOMES = ['recorded', 'held', 'unchanged'] as const;
export type FeedOutcome = (typeof FEED_OUTCOMES)[number];

/** Why a feed brought nothing; a text of the page says it. */
export const FEED_ERRORS = [
  'address',
  'http',
  'private',
  'unreachable',
  'timeout',
  'status',
  'redirects',
  'too-large',
  'encoding',
  /** A web page instead of figures. */
  'html',
  /** Not in the format that it should be in. */
  'unreadable',
  /** XML that declares a document type or entities. */
  'entities',
  /** Nothing at the path, in the column or of the currency, or more than one. */
  'missing',
  'not-a-number',
  /** Zero, less, or nothing that a market could pay. */
  'unlikely',
  /** Quoted in a currency that has no exchange rate. */
  'no-exchange-rate',
  /** Of a day that has not come, or is older than the house lets a rate grow. */
  'day',
] as const;
export type FeedError = (typeof FEED_ERRORS)[number];
