import type { Country, SizeScale } from '@ringwerk/contract';
import { useSession } from '../../api/session-store.ts';
import { useLocaleStore } from '../../i18n/locale-store.ts';

/** In which scale a shop of the country measures. */
const SCALES: Readonly<Record<Country, SizeScale>> = { DE: 'iso', NL: 'nl', CH: 'ch', JP: 'jp', KR: 'kr' };

/** The scale that this shop measures fingers in: its own choice, else that of the country. */
export function useSizeScale(): SizeScale {
  const { country } = useLocaleStore();
  return useSession()?.preferences.sizeScale ?? SCALES[country];
}
