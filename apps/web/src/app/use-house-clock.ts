import { useEffect } from 'react';
import { useHouseFace } from '../api/use-house-face.ts';
import { keepHouseZone } from '../i18n/house-zone.ts';

/** Days on every page are those of the house, as it names its clock. */
export function useHouseClock(): void {
  const zone = useHouseFace()?.zone;
  useEffect(() => {
    if (zone !== undefined) keepHouseZone(zone);
  }, [zone]);
}
