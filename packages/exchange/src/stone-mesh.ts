import { STONE_CUTS } from '@ringwerk/kernel';
import type { MeshData, StonePlacement } from '@ringwerk/kernel/mesh';
import { cutStone } from '@ringwerk/kernel/stones';

/** A stone's facets. Parsing has seen to it that the cut is one of the list; an unknown word would be drawn round. */
export function stoneMesh({ cut, diameter, length, depth }: StonePlacement): MeshData {
  const known = STONE_CUTS.find((each) => each === cut) ?? 'round';
  return cutStone(known, { width: diameter, length, depth }).mesh;
}
