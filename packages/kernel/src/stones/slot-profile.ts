import type { StoneRow } from '../design/ring-design.ts';
import { keyedCache } from '../math/keyed-cache.ts';
import { add, scale, subtract, type Vector3 } from '../math/vector3.ts';
import { convexFacets } from './cuts/convex-facets.ts';
import { lowerSide, upperSide } from './hull-sides.ts';
import { isTurned, stoneSize, unitStone } from './stone-size.ts';
import type { Level } from './tool-shapes.ts';

/** Parts of a facet's edge at which it is looked at: on the ring's curve its middle lies lower than its ends say. */
const PARTS = 6;
/** Points along all edges of a row's stone, in its frame, mm. */
const known = keyedCache<readonly Vector3[]>(100);

function edgePoints(row: StoneRow): readonly Vector3[] {
  const key = JSON.stringify([row.cut, row.diameter, row.length, row.depth, row.orientation]);
  return known(key, () => {
    const turn = isTurned(row);
    const place = ([x, y, z]: Vector3): Vector3 => {
      const [a, b, c] = [x * row.diameter, y * row.diameter, z * row.diameter];
      return turn ? [c, b, -a] : [a, b, c];
    };
    return convexFacets(unitStone(row).planes).flatMap(({ corners }) =>
      corners.flatMap((corner, k) => {
        const [from, to] = [place(corner), place(corners[(k + 1) % corners.length] ?? corner)];
        return Array.from({ length: PARTS }, (_, part): Vector3 => add(from, scale(subtract(to, from), part / PARTS)));
      }),
    );
  });
}

/** Half width over height of a stone as a slot must hold it, heights ascending from mid-girdle, hollows filled, mm. */
export interface SlotProfile {
  /** From the lowest point up to the girdle's lower edge at the stone's middle. */
  readonly pavilion: readonly Level[];
  /** From the girdle's upper edge to the table. */
  readonly crown: readonly Level[];
  /** How far the girdle's ends stand over its middle, mm: the slot turns away under a straight stone. */
  readonly rise: number;
}

/**
 * What a slot along the row – around the ring at `radius` – or across it – straight, `radius` infinite – must leave free
 * for a stone, heights from mid-girdle.
 */
export function slotProfile(row: StoneRow, side: 'along' | 'across', radius: number): SlotProfile {
  const { girdle, along } = stoneSize(row);
  const halfGirdle = girdle / 2;
  const bent = (x: number, y: number): number => (Number.isFinite(radius) ? Math.hypot(x, radius + y) - radius : y);
  const section = (isWanted: (y: number) => boolean): Level[] =>
    edgePoints(row).flatMap(([x, y, z]): Level[] =>
      isWanted(y) ? [[bent(side === 'along' ? x : 0, y), Math.abs(side === 'along' ? z : x)]] : [],
    );
  return {
    pavilion: lowerSide(section((y) => y < -halfGirdle + 1e-9)),
    crown: upperSide(section((y) => y > halfGirdle - 1e-9)),
    rise: side === 'along' ? bent(along / 2, halfGirdle) - halfGirdle : 0,
  };
}
