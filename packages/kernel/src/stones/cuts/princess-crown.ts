import type { Vector3 } from '../../math/vector3.ts';
import { conePlane, through, type FacetPlane } from './facet-plane.ts';

/** Where the girdle facet of a side ends, from table edge (0) to girdle (1) and from girdle (0) to table height (1). */
const SIDE_TIP = { out: 0.56, up: 0.66 };
/** Where the corner's kite is widest, from the table's corner (0) to the girdle's corner (1). */
const KITE = 0.33;

/**
 * Crown of a princess on the square of side 1: table, four kites in the corners, and along every side a star, a
 * girdle facet and a pair between them: 21 facets. Heights of the upper girdle edge and of the crown in widths.
 */
export function princessCrown(table: number, height: number, girdle: number): readonly FacetPlane[] {
  const top = girdle + height;
  const corner: Vector3 = [0.5, girdle, 0.5];
  const tableCorner: Vector3 = [table / 2, top, table / 2];
  const tip: Vector3 = [(table + (1 - table) * SIDE_TIP.out) / 2, girdle + height * SIDE_TIP.up, 0];
  const kite = conePlane('bezel', [1, 1], 0, 1, [
    [1, girdle],
    [table, top],
  ]);
  const star = through('star', tableCorner, [table / 2, top, -table / 2], tip);
  // The widest point of the kite lies on kite and star: x is chosen, the star gives y, the kite z.
  const x = (table + (1 - table) * KITE) / 2;
  const y = (star.offset - star.normal[0] * x) / star.normal[1];
  const z = (kite.offset - kite.normal[1] * y) / kite.normal[0] - x;
  const pair = through('bezel', corner, tip, [x, y, z]);
  const upper = through('upper-half', corner, [0.5, girdle, -0.5], tip);
  const octant = [kite, star, upper, pair];
  const swapped = octant.map(({ kind, normal: [a, b, c], offset }): FacetPlane => ({
    kind,
    normal: [c, b, a],
    offset,
  }));
  const right = [...octant, ...swapped].flatMap(({ kind, normal: [a, b, c], offset }): FacetPlane[] => [
    { kind, normal: [a, b, c], offset },
    { kind, normal: [a, b, -c], offset },
  ]);
  return [{ kind: 'table', normal: [0, 1, 0], offset: top }, ...right];
}
