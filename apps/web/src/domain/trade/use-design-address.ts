import { AREAS, getDesign } from '@ringwerk/contract';
import { usePermission } from '../../api/session-store.ts';
import { useOperationQuery } from '../../api/use-operation-query.ts';
import type { PortalPath } from '../../paths.ts';
import { setAddress } from '../rings/set-address.ts';

/** Configurator address of the set that a saved design began as; null while unknown, for a design without a set, and for whom the configurator is not open. */
export function useDesignAddress(code: string): PortalPath | null {
  const enabled = usePermission(AREAS.configurator.needs);
  const { data } = useOperationQuery(getDesign, { params: { code } }, { staleTime: Infinity, enabled });
  const setId = data?.setId ?? null;
  return setId === null ? null : setAddress(setId);
}
