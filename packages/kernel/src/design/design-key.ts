import { sha256Hex } from '../math/sha256.ts';
import { utf8Bytes } from '../math/utf8.ts';
import type { Design, RingRole } from './ring-design.ts';
import { serialiseRecord } from './serialise-design.ts';

/** The roles as version 2 wrote them. */
const KEY_ROLES: Readonly<Record<RingRole, string>> = { single: 'single', first: 'her', second: 'his' };

/**
 * The record in the words of version 2, from which keys are computed. Version 3 changed the names of roles and no ring:
 * pictures, files and saved versions that are filed under a key stay found, and a key says whether two rings are one.
 */
const keyRecord = ({ rings }: Design): unknown => ({
  version: 2,
  rings: rings.map((ring) => ({ ...ring, role: KEY_ROLES[ring.role] })),
});

/**
 * Stable name of a design, 32 hex digits: key of stills and caches. Equal designs have equal keys on every machine, and the
 * same key in version 2 and 3 of the record.
 */
export const designKey = (design: Design): string =>
  sha256Hex(utf8Bytes(serialiseRecord(keyRecord(design)))).slice(0, 32);
