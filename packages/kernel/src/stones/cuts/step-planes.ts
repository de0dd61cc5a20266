import { conePlane, type FacetPlane, type Level } from './facet-plane.ts';
import { along, direction, type GirdlePoint, type OutlineArc, touch } from './girdle-outline.ts';

/** Rows of a step cut on the short axis: reach 1 is the girdle, 0 the keel; height as a part of the tier's height. */
export type StepRows = readonly Level[];

export interface StepTier {
  readonly rows: StepRows;
  /** Height of the whole tier over its girdle edge; negative below. */
  readonly height: number;
  /** Where corners and short sides of all rows aim: [x, z] of the keel's end. */
  readonly keel: GirdlePoint;
}

/** Sides of a rectangle with or without cut corners on its right half: normal and distance. */
function sidesOf(arcs: readonly OutlineArc[]): readonly (readonly [normal: GirdlePoint, distance: number])[] {
  const angles = [-Math.PI / 2, ...arcs.map(({ to }) => to)];
  return angles.map((angle) => {
    const normal = direction(angle);
    return [normal, along(normal, touch(arcs, angle, -1).point)];
  });
}

/** Parallel steps: every row runs around all sides at one height; all corners aim at the keel's ends. */
export function stepPlanes(
  arcs: readonly OutlineArc[],
  kind: 'crown-step' | 'pavilion-step',
  tier: StepTier,
  girdle: number,
): readonly FacetPlane[] {
  const level = ([reach, part]: Level): Level => [reach, girdle + part * tier.height];
  return sidesOf(arcs).flatMap(([normal, distance]) => {
    const keel = Math.abs(normal[0]) * tier.keel[0] + Math.abs(normal[1]) * tier.keel[1];
    return tier.rows
      .slice(1)
      .map((row, index) =>
        conePlane(kind, normal, keel, distance - keel, [level(tier.rows[index] ?? row), level(row)]),
      );
  });
}
