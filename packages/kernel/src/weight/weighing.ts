import type { KernelTables } from '../design/tables.ts';
import { sha256Hex } from '../math/sha256.ts';
import { utf8Bytes } from '../math/utf8.ts';

/**
 * Grows with every change of the kernel or of its fonts by which a ring weighs, or counts, otherwise than before. Weights that
 * were stored under another number are compared before they count again; `weighing-version.long.test.ts` of the server fails when a weight
 * changes and this number does not.
 */
export const WEIGHING_VERSION = 2;

/**
 * Name of the way in which these tables and this kernel weigh: two kernels of one name give a design the same grams,
 * counts and carats.
 */
export function weighingOf({ alloys, profiles, roundSizes, cutSizes, stoneMaterials }: KernelTables): string {
  const read = {
    alloys: alloys.map(({ id, density, castRank }) => [id, density, castRank]),
    profiles,
    rounds: roundSizes.map(({ diameter, bucket }) => [diameter, bucket]),
    cuts: cutSizes.map(({ cut, width, length, bucket }) => [cut, width, length, bucket]),
    stones: stoneMaterials.map(({ id, density }) => [id, density]),
  };
  return `${WEIGHING_VERSION}-${sha256Hex(utf8Bytes(JSON.stringify(read))).slice(0, 12)}`;
}
