import { carats, type Carats } from '../../units/quantities.ts';
import type { StoneCut } from '../../design/ring-design.ts';
import { cutStone } from './cut-stone.ts';

/** One carat in mg; g/cm³ is mg/mm³. */
const MILLIGRAMS_PER_CARAT = 200;

/** True mass of a stone by the volume of its facets. Measures in mm, `depth` null when not known, density in g/cm³. */
export function stoneMass(cut: StoneCut, width: number, length: number, depth: number | null, density: number): Carats {
  const { volume } = cutStone(cut, { width, length, depth });
  return carats((volume * width ** 3 * density) / MILLIGRAMS_PER_CARAT);
}
