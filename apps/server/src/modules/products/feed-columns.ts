import { minorOf, PLACES } from '@ringwerk/kernel/price';
import { toCsv, type WrittenCell } from '@ringwerk/sheets/write';
import type { FeedEntry } from './feed-entries.ts';

/** Whose products they are, and where their pages are. */
export interface FeedShop {
  /** Of the house; empty for one without a name. */
  readonly brand: string;
  readonly seller: string;
  readonly linkOf: (id: string) => string | null;
}

/** "Apparel & Accessories > Jewelry > Rings" of Google's product taxonomy. */
const RINGS = 200;

/** Gross in units of the currency, with its places: `1234.50`. */
export const amountOf = ({ retail: { gross, currency } }: FeedEntry): string =>
  (gross / minorOf(currency)).toFixed(PLACES[currency]);

const joined = (figures: readonly number[], digits: number): string =>
  [...new Set(figures.map((figure) => figure.toFixed(digits)))].join(' / ');

/** Heads as Google's product data specification names them; the last ones are ours, which it passes over. */
const COLUMNS: readonly (readonly [string, (entry: FeedEntry, shop: FeedShop) => WrittenCell])[] = [
  ['id', ({ id }) => id],
  ['item_group_id', ({ article }) => article],
  ['title', ({ title }) => title],
  ['description', ({ description }) => description],
  ['link', ({ id }, { linkOf }) => linkOf(id)],
  ['image_link', ({ image }) => image],
  // Each ring is made when it is ordered; the specification has no word for that, and means by this one that it can be ordered.
  ['availability', () => 'in_stock'],
  ['price', (entry) => `${amountOf(entry)} ${entry.retail.currency}`],
  ['condition', () => 'new'],
  ['brand', (_, { brand }) => brand],
  ['mpn', ({ article }) => article],
  // Rings that are made to order carry no number of the trade.
  ['identifier_exists', () => 'no'],
  ['google_product_category', () => RINGS],
  ['product_type', ({ kind }) => kind],
  ['material', ({ alloys }) => alloys.join('/')],
  ['color', ({ colours }) => colours.join('/')],
  ['age_group', () => 'adult'],
  ['product_weight', ({ grams }) => `${grams.toFixed(2)} g`],
  [
    'ring_width_mm',
    ({ rings }) =>
      joined(
        rings.map(({ width }) => width),
        2,
      ),
  ],
  [
    'ring_height_mm',
    ({ rings }) =>
      joined(
        rings.map(({ height }) => height),
        2,
      ),
  ],
  [
    'ring_size_mm',
    ({ rings }) =>
      joined(
        rings.map(({ size }) => size),
        2,
      ),
  ],
  ['stone_count', ({ stoneCount }) => stoneCount],
  ['stone_carats', ({ carats }) => Number(carats.toFixed(3))],
];

/** The heads, with the mark by which a spreadsheet knows the letters. */
export const feedHead = (): string => toCsv([COLUMNS.map(([name]) => name)], '.');
/** Rows that follow the heads. */
export const feedRows = (entries: readonly FeedEntry[], shop: FeedShop): string =>
  entries.length === 0
    ? ''
    : toCsv(
        entries.map((entry) => COLUMNS.map(([, cell]) => cell(entry, shop))),
        '.',
      ).slice(1);
