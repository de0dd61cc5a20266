import { getDesign } from '@ringwerk/contract';
import { call } from '../../api/call.ts';
import { setAddress } from './set-address.ts';

/** Configurator address of a saved version; null when there is none, or when its set is unknown. */
export async function findDesign(code: string): Promise<string | null> {
  const found = await call(getDesign, { params: { code } }).catch(() => null);
  const address = found === null || found.setId === null ? null : setAddress(found.setId);
  return address === null ? null : `${address}?code=${code}`;
}
