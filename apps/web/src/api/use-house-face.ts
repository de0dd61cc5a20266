import { COUNTRIES, getHouseFace, type Country, type HouseFace } from '@ringwerk/contract';
import { useOperationQuery } from './use-operation-query.ts';
import type { QueryResult } from './use-query.ts';

/** A house changes its countries once in years. */
const STALE_MS = 3_600_000;

/** What everybody may see of the house. */
export const useHouseFaceQuery = (): QueryResult<HouseFace> =>
  useOperationQuery(getHouseFace, {}, { staleTime: STALE_MS });

/** The same; null until it has come, or without a network. */
export const useHouseFace = (): HouseFace | null => useHouseFaceQuery().data ?? null;

/** What the portal is called: as its house, or as the product where there is none yet. */
export const useHouseName = (): string => useHouseFace()?.company || 'Ringwerk';

/** Countries to choose from: those that the house serves, and the chosen one. Until they are known, all. */
export function useServedCountries(chosen: Country): readonly Country[] {
  const served = useHouseFace()?.countries ?? COUNTRIES;
  return COUNTRIES.filter((country) => country === chosen || served.includes(country));
}
