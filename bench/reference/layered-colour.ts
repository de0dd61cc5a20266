import type { CatalogueLooks } from '@ringwerk/catalogue';
import type { MeshData } from '@ringwerk/kernel/mesh';
import { turnNoise } from './lattice-noise.ts';
import { unrolledPart, type Place, type Unrolled } from './unrolled-part.ts';

/*
 * The layers of a mokume billet as data: which metal lies where the section cuts it. The billet is hammered from the
 * back and planed flat, so its hills show as contour lines; thickness and figure are the catalogue's.
 */
type Pattern = NonNullable<CatalogueLooks['alloys'][string]['pattern']>;

/** Reflectance over the unrolled part, or null for a metal of one colour; `circumference` of the outer circle, mm. */
export function layeredColour(pattern: Pattern | undefined, mesh: MeshData, circumference: number): Unrolled | null {
  if (pattern?.kind !== 'mokume' || pattern.form !== 'flow') return null;
  const { thickness, figure, layers } = pattern;
  const outer = circumference / (2 * Math.PI);
  const noise = ({ turn, at }: Place, reach: number, width: number, seed: number): number => {
    const laps = Math.max(3, Math.round(circumference / reach));
    return turnNoise(turn * laps, at[2] / width, [laps, 0], seed)[0];
  };
  return unrolledPart(mesh, { circumference, step: 0.02 }, (place) => {
    const rise = Math.hypot(place.at[0], place.at[1]) - outer;
    const hills = noise(place, 3.2 * figure, 0.9 * figure, 71);
    const drift = noise(place, 1.1 * figure, 0.5 * figure, 72) - 0.5;
    const fine = noise(place, 0.35 * figure, 0.16 * figure, 73) - 0.5;
    const layer = Math.floor((rise + figure * (1.1 * hills + 0.36 * drift + 0.03 * fine)) / thickness);
    return layers[((layer % layers.length) + layers.length) % layers.length] ?? [0, 0, 0];
  });
}
