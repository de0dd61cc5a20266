import type { Order } from '@ringwerk/contract';
import { useTexts } from '../../i18n/use-texts.ts';
import type { Fact } from './fact-list.tsx';

/** How the delivery leaves the house, as a line of an order's facts; none as long as nobody has said it. */
export function useParcelFacts(parcel: Order['parcel']): readonly Fact[] {
  const t = useTexts('trade');
  if (parcel === null) return [];
  const value = parcel.way === 'carrier' ? `${parcel.carrier} ${parcel.number}` : t('parcelCollected');
  return [{ label: t('parcel'), value, isWide: parcel.way === 'carrier' }];
}
