import { getAlloys } from '@ringwerk/contract';
import type { HouseAlloy } from '@ringwerk/catalogue';
import { useOperationQuery } from '../../api/use-operation-query.ts';

const NONE: readonly HouseAlloy[] = [];

/** Alloys that were asked for with this very page are today's, ms. */
const ALLOYS_LIFE = 3_000;

/**
 * What the house has of alloys beside those of the release; undefined while it is on its way. Without an answer those of the
 * release alone are known. `share`: token of a private link, whose dealer's price list decides what is offered.
 */
export function useHouseAlloys(enabled = true, share?: string): readonly HouseAlloy[] | undefined {
  const input = share === undefined ? {} : { query: { share } };
  const { data, isError } = useOperationQuery(getAlloys, input, { staleTime: ALLOYS_LIFE, enabled });
  return data === undefined && isError ? NONE : data?.alloys;
}
