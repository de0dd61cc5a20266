import { localeTag, useLocaleStore } from './locale-store.ts';

/** ISO code to the country's name in the reader's language; a text that is no code stands for itself. */
export function useCountryName(): (code: string) => string {
  const tag = useLocaleStore(localeTag);
  return (code) =>
    /^[A-Z]{2}$/u.test(code) ? (new Intl.DisplayNames([tag], { type: 'region' }).of(code) ?? code) : code;
}
