const FIGURE = /^\d{1,9}(?:[.,]\d{1,2})?$/u;

/** Minor units of a typed amount; null for what is none. @param places - decimals of the currency */
export function parseAmount(text: string, places: number): number | null {
  const typed = text.trim().replaceAll(/[\s ']/gu, '');
  if (!FIGURE.test(typed)) return null;
  const amount = Number(typed.replace(',', '.')) * 10 ** places;
  return Number.isInteger(Math.round(amount * 1e6) / 1e6) ? Math.round(amount) : null;
}

/** Decimals that amounts of a currency have. */
export const placesOf = (currency: 'EUR' | 'CHF' | 'JPY' | 'KRW'): number =>
  currency === 'JPY' || currency === 'KRW' ? 0 : 2;

/** An amount as it is typed, in the reader's decimal sign. */
export const amountText = (amount: number, places: number, sign: '.' | ','): string =>
  (amount / 10 ** places).toFixed(amount % 10 ** places === 0 ? 0 : places).replace('.', sign);
