import { useLocaleStore, localeTag } from '../../i18n/locale-store.ts';

/** The decimal sign of the reader's language and country: a spreadsheet there expects it. */
export function useDecimalSign(): '.' | ',' {
  const tag = useLocaleStore(localeTag);
  const sign = new Intl.NumberFormat(tag).formatToParts(1.5).find(({ type }) => type === 'decimal')?.value;
  return sign === ',' ? ',' : '.';
}
