import { preferredFirst, usePreferences } from '../../api/preferences.ts';
import { SELECTIONS, type Selection } from './selection.ts';

const idOf = ({ id }: Selection): string => id;

/** The sixteen selections, this dealer's favourites first. */
export const useSelections = (): readonly Selection[] => preferredFirst(SELECTIONS, idOf, usePreferences().favourites);

/** This dealer's favourites alone, in their order. */
export function useFavourites(): readonly Selection[] {
  const { favourites } = usePreferences();
  return preferredFirst(SELECTIONS, idOf, favourites).filter(({ id }) => favourites.includes(id));
}
