import type { StoneRow } from '../design/ring-design.ts';
import { keyedCache } from '../math/keyed-cache.ts';
import { add, scale, subtract, type Vector3 } from '../math/vector3.ts';
import { convexFacets } from './cuts/convex-facets.ts';
import { isTurned, stoneSize, unitStone } from './stone-size.ts';
import type { Level } from './tool-shapes.ts';

/** Parts of a facet's edge at which it is looked at: on the ring's curve its middle lies lower than its ends say. */
const PARTS = 6;
/** Heights closer than this are one level, mm. */
const LEDGE = 1e-4;

/** Points of a row's stone on its girdle and below it, in its frame, mm. */
const known = keyedCache<readonly Vector3[]>(100);

function underside(row: StoneRow): readonly Vector3[] {
  const key = JSON.stringify([row.cut, row.diameter, row.length, row.depth, row.orientation]);
  return known(key, () => {
    const halfGirdle = stoneSize(row).girdle / 2;
    const turn = isTurned(row);
    const place = ([x, y, z]: Vector3): Vector3 => {
      const [a, b, c] = [x * row.diameter, y * row.diameter, z * row.diameter];
      return turn ? [c, b, -a] : [a, b, c];
    };
    return convexFacets(unitStone(row).planes).flatMap(({ corners }) =>
      corners.flatMap((corner, k) => {
        const [from, to] = [place(corner), place(corners[(k + 1) % corners.length] ?? corner)];
        if (Math.max(from[1], to[1]) > halfGirdle + 1e-9) return [];
        return Array.from({ length: PARTS }, (_, part): Vector3 => {
          const share = part / PARTS;
          return add(from, scale(subtract(to, from), share));
        });
      }),
    );
  });
}

/** Half width over height of a stone as a slot must hold it. */
export interface SlotProfile {
  /** From the lowest point up to the girdle's lower edge at the stone's middle, heights ascending, hollows filled. */
  readonly pavilion: readonly Level[];
  /** How far the girdle's ends stand over its middle, mm: the slot turns away under a straight stone. */
  readonly rise: number;
}

/** Half width that every first point of a side exceeds, one on the axis too. */
const BEFORE_FIRST = -1;

/** Lower right side of the hull around points (half width, height): from the lowest to the widest, heights ascending. */
function lowerSide(points: readonly Level[]): Level[] {
  const sorted = points.toSorted(([h, w], [g, v]) => h - g || v - w);
  const chain: Level[] = [];
  for (const point of sorted) {
    const [height, width] = point;
    if (width <= (chain.at(-1)?.[1] ?? BEFORE_FIRST)) continue;
    for (let last = chain.at(-1); last !== undefined; last = chain.at(-1)) {
      const before = chain.at(-2);
      if (before === undefined) break;
      const bend = (last[0] - before[0]) * (width - before[1]) - (last[1] - before[1]) * (height - before[0]);
      if (bend < 0) break;
      chain.pop();
    }
    chain.push(point);
  }
  return chain.filter(([height], k) => k === 0 || height - (chain[k - 1]?.[0] ?? -Infinity) > LEDGE);
}

/**
 * What a slot along the row – around the ring at `radius` – or across it – straight, `radius` infinite – must leave free
 * for a faceted stone, heights from mid-girdle.
 */
export function slotProfile(row: StoneRow, side: 'along' | 'across', radius: number): SlotProfile {
  const { girdle, along } = stoneSize(row);
  const halfGirdle = girdle / 2;
  const bent = (x: number, y: number): number => (Number.isFinite(radius) ? Math.hypot(x, radius + y) - radius : y);
  const points = underside(row).flatMap(([x, y, z]): Level[] => {
    if (y > -halfGirdle + 1e-9) return [];
    return [[bent(side === 'along' ? x : 0, y), Math.abs(side === 'along' ? z : x)]];
  });
  return { pavilion: lowerSide(points), rise: side === 'along' ? bent(along / 2, halfGirdle) - halfGirdle : 0 };
}
