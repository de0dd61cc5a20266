import { useMemo } from 'react';
import { usePreferences } from '../../api/preferences.ts';
import { namedQuery } from '../../api/queries.ts';
import { useQuery } from '../../api/use-query.ts';
import { useHouseAlloys } from '../../domain/rings/use-house-alloys.ts';
import { useSizeScale } from '../../domain/rings/use-size-scale.ts';
import type { NamedAlloy } from './read-alloy.ts';
import type { PadReader } from './read-fields.ts';

const NONE: readonly NamedAlloy[] = [];

/** By what this shop's rows are read: its scale, the alloys that are offered with all their names, those that it prefers. */
export function usePadReader(): PadReader {
  const scale = useSizeScale();
  const preferred = usePreferences().alloys;
  const { data, isPending } = useQuery(
    namedQuery('trade-names', null, () => import('../../domain/rings/trade-tables.ts'), { staleTime: Infinity }),
  );
  const house = useHouseAlloys();
  return useMemo(() => {
    const alloys = data === undefined || house === undefined ? NONE : data.composeAlloys(house);
    const offered = alloys.filter((alloy) => !('isWithdrawn' in alloy && alloy.isWithdrawn === true));
    return { scale, preferred, alloys: offered, isAwaited: isPending || house === undefined };
  }, [scale, preferred, data, isPending, house]);
}
