import { bigint } from 'drizzle-orm/pg-core';

/**
 * Integer minor units of a currency. 64 bits: a price that rules and rates allow must never break its write, and won have
 * no smaller unit.
 */
export const money = () => bigint({ mode: 'number' });
