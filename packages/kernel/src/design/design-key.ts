import { sha256Hex } from '../math/sha256.ts';
import { utf8Bytes } from '../math/utf8.ts';
import type { Design } from './ring-design.ts';
import { serialiseDesign } from './serialise-design.ts';

/** Stable name of a design, 32 hex digits: key of stills and caches. Equal designs have equal keys on every machine. */
export const designKey = (design: Design): string => sha256Hex(utf8Bytes(serialiseDesign(design))).slice(0, 32);
