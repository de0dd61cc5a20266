import { getDesign } from '@ringwerk/contract';
import { useOperation } from '../../api/use-operation.ts';
import { setAddress } from '../../ui/rings/set-address.ts';

/** Configurator address of the set that a saved design began as; null while unknown and for a design without a set. */
export function useDesignAddress(code: string): string | null {
  const { data } = useOperation(getDesign, { params: { code } }, { staleTime: Infinity });
  const setId = data?.setId ?? null;
  return setId === null ? null : setAddress(setId);
}
