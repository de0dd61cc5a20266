import type { StoneRow } from '../design/ring-design.ts';
import { keyedCache } from '../math/keyed-cache.ts';
import { convexFacets } from './cuts/convex-facets.ts';
import { lowerSide, upperSide } from './hull-sides.ts';
import { unitStone } from './stone-size.ts';
import type { Level } from './tool-shapes.ts';

/** Half section of a round stone that turns about its axis: heights from mid-girdle and radii, mm, ascending. */
export interface TurnedSides {
  /** From the culet to the girdle's lower edge. */
  readonly pavilion: readonly Level[];
  /** From the girdle's upper edge to the table's corners. */
  readonly crown: readonly Level[];
}

// Every stone of a row asks for the same one.
const known = keyedCache<TurnedSides>(50);

/**
 * What a round stone sweeps when it turns about its axis, with `play` mm on every side. Its ridges stand outside of the
 * cones through girdle, table and culet: up to 0.016 of its width in the pavilion and 0.014 in the crown.
 */
export const turnedSides = (row: StoneRow, play: number): TurnedSides =>
  known(JSON.stringify([row.diameter, row.depth, play]), () => {
    const points = convexFacets(unitStone(row).planes).flatMap(({ corners }) =>
      corners.map(([x, y, z]): Level => [y * row.diameter, Math.hypot(x, z) * row.diameter]),
    );
    const grown = ([height, radius]: Level, by: -1 | 1): Level => [height + by * play, radius + play];
    const below = points.filter(([height]) => height < 0).map((level) => grown(level, -1));
    const above = points.filter(([height]) => height > 0).map((level) => grown(level, 1));
    return { pavilion: lowerSide(below), crown: upperSide(above) };
  });
