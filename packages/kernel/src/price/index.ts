export type { PriceLine, TradePrice, RetailPrice } from './price-lines.ts';
export type { PriceList, RetailRule } from './price-list.ts';
export { retailNet, withTax, TAX_COUNTRIES, retailPrice } from './retail-price.ts';
export type { PriceBasis } from './price-list.ts';
export type { PriceLineKind } from './price-lines.ts';
export type { RetailBlock } from './price-list.ts';
export { PRICE_LINE_KINDS } from './price-lines.ts';
export { RETAIL_BLOCKS } from './price-list.ts';
