import { COUNTRIES, getHouseFace, type Country, type HouseFace } from '@ringwerk/contract';
import { useOperationQuery } from './use-operation-query.ts';

/** A house changes its countries once in years. */
const STALE_MS = 3_600_000;

/** What everybody may see of the house; null until it has come, or without a network. */
export const useHouseFace = (): HouseFace | null =>
  useOperationQuery(getHouseFace, {}, { staleTime: STALE_MS }).data ?? null;

/** Countries to choose from: those that the house serves, and the chosen one. Until they are known, all. */
export function useServedCountries(chosen: Country): readonly Country[] {
  const served = useHouseFace()?.countries ?? COUNTRIES;
  return COUNTRIES.filter((country) => country === chosen || served.includes(country));
}
