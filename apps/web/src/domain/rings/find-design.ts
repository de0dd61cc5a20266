import { getDesign } from '@ringwerk/contract';
import { call } from '../../api/call.ts';
import type { PortalPath } from '../../paths.ts';
import { readDesignText } from './read-design-text.ts';
import { setAddress } from './set-address.ts';

/** Configurator address of a saved version; null when there is none, or when its set is unknown. */
export async function findDesign(code: string): Promise<PortalPath | null> {
  const found = await call(getDesign, { params: { code } }).catch(() => null);
  const address = found === null || found.setId === null ? null : setAddress(found.setId);
  return address === null ? null : `${address}?code=${code}`;
}

/** Where a code or a link of a design leads; null for words of a search, and for a code that nobody has. */
export async function designHref(text: string): Promise<string | null> {
  const design = readDesignText(text);
  if (design === null) return null;
  return design.kind === 'link' ? design.href : findDesign(design.code);
}
