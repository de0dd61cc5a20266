import type { MoneyJson } from '@ringwerk/contract';
import { MINOR_PLACES } from '../../i18n/format.ts';

/** How many minor units make one unit of a currency: 100 for EUR and CHF, 1 for JPY and KRW. */
export const minorPerUnit = (currency: MoneyJson['currency']): number => 10 ** MINOR_PLACES[currency];
