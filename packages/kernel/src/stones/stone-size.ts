import type { StoneRow } from '../design/ring-design.ts';
import type { Point2 } from '../math/piece.ts';
import { cutMeasures, cutStone, type CutStone } from './cuts/cut-stone.ts';

/** Measures of one stone as it lies in its row, mm. */
export interface StoneSize {
  /** Along the row and across it. */
  readonly along: number;
  readonly across: number;
  /** Table above the upper girdle edge, girdle, culet below the lower girdle edge. */
  readonly crown: number;
  readonly girdle: number;
  readonly pavilion: number;
}

/** A row's stones lie with their length along it: turned by a quarter against the unit stone. */
export const isTurned = (row: StoneRow): boolean => row.cut !== 'round' && row.orientation === 'along';

/** Unit stone of a row: girdle width 1. */
export const unitStone = (row: StoneRow): CutStone =>
  cutStone(row.cut, {
    width: row.diameter,
    length: row.cut === 'round' ? row.diameter : row.length,
    depth: row.depth,
  });

/** Measures of a row's stones, by the facets of their cut or by the measured depth of a real stone. */
export function stoneSize(row: StoneRow): StoneSize {
  const { diameter } = row;
  const long = row.cut === 'round' ? diameter : row.length;
  const [along, across] = row.orientation === 'along' ? [long, diameter] : [diameter, long];
  const { crown, girdle, pavilion } = cutMeasures(row.cut, { width: diameter, depth: row.depth });
  return { along, across, crown: crown * diameter, girdle: girdle * diameter, pavilion: pavilion * diameter };
}

/** Girdle of a row's stones in their frames: x along the row, y across it, mm, counter-clockwise. */
export function girdleOutline(row: StoneRow): readonly Point2[] {
  const d = row.diameter;
  const turn = isTurned(row);
  return unitStone(row).outline.map(({ x, y }) => (turn ? { x: y * d, y: -x * d } : { x: x * d, y: y * d }));
}

/** Distance from the stone's middle to its girdle in the direction of an angle from the row's, mm. */
export function girdleReach(row: StoneRow, angle: number): number {
  if (row.cut === 'round') return row.diameter / 2;
  const outline = girdleOutline(row);
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  let reach = 0;
  outline.forEach((a, index) => {
    const b = outline[(index + 1) % outline.length] ?? a;
    // Sides of the ray on which both corners lie, and how far along it the edge is met.
    const [u, v] = [c * a.y - s * a.x, c * b.y - s * b.x];
    if (u > 0 === v > 0) return;
    const f = u / (u - v);
    reach = Math.max(reach, c * (a.x + f * (b.x - a.x)) + s * (a.y + f * (b.y - a.y)));
  });
  return reach;
}
