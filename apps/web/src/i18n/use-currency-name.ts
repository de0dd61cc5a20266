import { localeTag, useLocaleStore } from './locale-store.ts';

/** ISO code to the currency's name in the reader's language, as it begins a line. */
export function useCurrencyName(): (code: string) => string {
  const tag = useLocaleStore(localeTag);
  return (code) => {
    const name = new Intl.DisplayNames([tag], { type: 'currency' }).of(code) ?? code;
    return `${name.charAt(0).toLocaleUpperCase(tag)}${name.slice(1)}`;
  };
}
