import { itemAt } from '../units/item-at.ts';
import type { StoneRow } from '../design/ring-design.ts';
import { stoneBucket } from '../design/stone-bucket.ts';
import { decimal, plus, roundHalfAway, times, toNumber, type Decimal } from '../units/decimal.ts';
import type { ListedStone } from '../design/listed-stone.ts';
import { cents } from '../units/quantities.ts';
import { PLACES } from './base-currency.ts';
import { bandValue, Calculation, type PriceContext } from './calculation.ts';
import type { PriceLine, TradePrice } from './price-lines.ts';
import type { PriceList } from './price-list.ts';

/** Stones of the trade's sizes: bucket × count × rate. */
function addTradeStones(
  sum: Calculation,
  { tables, list }: PriceContext,
  row: StoneRow,
  shown: { readonly count: number; readonly path: string },
): void {
  const { count, path } = shown;
  const bucket = stoneBucket(row, tables);
  const perCarat = bucket === undefined ? null : bandValue(list.stonePrice[row.material]?.[row.quality], bucket);
  if (bucket === undefined || perCarat === null) {
    sum.missing(`${path}/quality`, `${row.material} ${row.quality} ${row.diameter}`);
    return;
  }
  const carats = times(decimal(count), decimal(bucket));
  sum.add('stone', 'stones', times(carats, decimal(perCarat)), {
    key: row.material,
    quality: row.quality,
    cut: row.cut,
    count,
    bucket,
    carats: toNumber(carats),
    centsPerCarat: perCarat,
    path,
  });
}

/** Decimal places of US cents. */
const DOLLAR_PLACES = 2;

/** US cents at the rate are hundredths of the list's unit: whole yen are a hundredth of their number. */
function listedPrice(
  { dollars }: Pick<ListedStone, 'dollars'>,
  rate: number,
  currency: PriceList['currency'],
): Decimal {
  const { digits, places } = times(decimal(dollars), decimal(rate));
  return { digits, places: places + DOLLAR_PLACES - PLACES[currency] };
}

/** What a stone is priced and told by; its measures matter to its seat alone. */
type OfferedStone = Omit<ListedStone, 'material' | 'width' | 'length' | 'depth'>;

/** What a line says of a listed stone. */
const listedDetail = (stone: OfferedStone): PriceLine['detail'] => ({
  cut: stone.cut,
  count: 1,
  carats: stone.carats,
  colour: stone.colour,
  clarity: stone.clarity,
  treatment: stone.treatment,
  report: stone.report,
  stock: stone.stockNumber,
  listing: stone.id,
});

/** A real stone by its seller's own price. */
function addListedStone(
  sum: Calculation,
  { list, listings }: PriceContext,
  row: StoneRow & { readonly listing: string },
  path: string,
): void {
  const stone = listings[row.listing] ?? null;
  if (stone === null || list.dollar === undefined) {
    // A list from before listed stones were priced stays as it was published: no rate is put into it afterwards.
    sum.missing(`${path}/listing`, row.listing, stone === null ? 'price.missing' : 'price.dollar');
    return;
  }
  sum.add('stone', 'stones', listedPrice(stone, list.dollar, list.currency), {
    key: row.material,
    ...listedDetail(stone),
    path,
  });
}

const isListed = (row: StoneRow): row is StoneRow & { readonly listing: string } => row.listing !== null;

/** A stone of the exchange by itself, by its seller's own price; null where the list prices no dollar. */
export function priceLooseStone(stone: OfferedStone, list: Pick<PriceList, 'dollar' | 'currency'>): TradePrice | null {
  if (list.dollar === undefined) return null;
  const sum = new Calculation();
  sum.add('stone', 'stones', listedPrice(stone, list.dollar, list.currency), {
    ...listedDetail(stone),
    usCents: stone.dollars,
    rate: list.dollar,
  });
  const { lines } = sum;
  return { currency: list.currency, lines, cost: cents(lines.reduce((total, { amount }) => total + amount, 0)) };
}

/** The setter's fee: by setting, size and cut, and for seats that are opened to the bore. */
function addSetting(
  sum: Calculation,
  { list }: PriceContext,
  row: StoneRow,
  shown: { readonly count: number; readonly path: string },
): void {
  const { count, path } = shown;
  const factor = bandValue(list.settingSizeFactor, row.diameter);
  if (factor === null) {
    sum.missing(`${path}/setting`, `${row.setting} ${row.diameter}`);
    return;
  }
  const byCut = times(decimal(factor), decimal(list.settingCutFactor[row.cut]));
  const opened = decimal(row.back === 'open' ? list.openSeat : 0);
  // The fee of one stone is a whole number of cents, so that count × fee can be read off the quote.
  const fee = roundHalfAway(plus(times(decimal(list.setting[row.setting]), byCut), opened), 0);
  const detail: PriceLine['detail'] = { key: row.setting, count, cents: toNumber(fee), path };
  const listed = row.listing === null ? detail : { ...detail, listing: row.listing };
  sum.add('setting', 'labour', times(fee, decimal(count)), listed);
}

/**
 * Every row with its own stone and setting lines. A listed stone has its seller's price; one whose price is not known makes
 * the whole price unknown.
 */
export function addStones(sum: Calculation, context: PriceContext): void {
  context.ring.stones.forEach((row, index) => {
    const count = itemAt(context.weight.rows, index).count;
    const shown = { count, path: `${context.path}/stones/${index}` };
    if (count === 0) return;
    if (isListed(row)) addListedStone(sum, context, row, shown.path);
    else addTradeStones(sum, context, row, shown);
    addSetting(sum, context, row, shown);
  });
}
