import { outside } from '@ringwerk/kernel/math';
import type { FacetedTool, ToolShape } from '@ringwerk/kernel/stones';
import type { SolidEngine } from '../engine/solid-engine.ts';
import type { Shell } from '../shell/shell.ts';
import { ShellDraft } from './shell-draft.ts';
import { sweptShell, sweptVolume } from './swept-shell.ts';
import type { ToolQuality } from './tool-quality.ts';
import { turnedShell, turnedVolume } from './turned-shell.ts';

type Vector = readonly [number, number, number];

function facetNormal([a, b, c]: readonly [Vector, Vector, Vector]): Vector {
  const p = [b[0] - a[0], b[1] - a[1], b[2] - a[2]] as const;
  const q = [c[0] - a[0], c[1] - a[1], c[2] - a[2]] as const;
  const n = [p[1] * q[2] - p[2] * q[1], p[2] * q[0] - p[0] * q[2], p[0] * q[1] - p[1] * q[0]] as const;
  const length = Math.hypot(...n) || 1;
  return [n[0] / length, n[1] / length, n[2] / length];
}

/** Corner points of a triangle of a polyhedron. */
function facet({ positions, indices }: FacetedTool, k: number): readonly [Vector, Vector, Vector] {
  const at = (corner: number): Vector => {
    const v = 3 * (indices[k + corner] ?? outside(indices, k + corner));
    return [
      positions[v] ?? outside(positions, v),
      positions[v + 1] ?? outside(positions, v + 1),
      positions[v + 2] ?? outside(positions, v + 2),
    ];
  };
  return [at(0), at(1), at(2)];
}

function facetedShell(tool: FacetedTool, tag: number): Shell {
  const draft = new ShellDraft();
  for (let k = 0; k < tool.indices.length; k += 3) {
    const points = facet(tool, k);
    const normal = facetNormal(points);
    const corner = (point: Vector): number => draft.vertex(point, normal, point[0], point[2]);
    draft.triangle(corner(points[0]), corner(points[1]), corner(points[2]));
  }
  return draft.finish(tag);
}

function facetedVolume(tool: FacetedTool): number {
  let sum = 0;
  for (let k = 0; k < tool.indices.length; k += 3) {
    const [a, b, c] = facet(tool, k);
    sum += a[0] * (b[1] * c[2] - b[2] * c[1]) + a[1] * (b[2] * c[0] - b[0] * c[2]) + a[2] * (b[0] * c[1] - b[1] * c[0]);
  }
  return sum / 6;
}

/** What tools need to know of the ring. */
export interface ToolPlace {
  /** Radius of the bore crest, mm. */
  readonly innerRadius: number;
  readonly quality: ToolQuality;
}

/** Exact volume of a tool in mm³, closed form. */
export function toolVolume(solid: ToolShape, innerRadius: number): number {
  switch (solid.shape) {
    case 'turned':
      return turnedVolume(solid);
    case 'swept':
      return sweptVolume(solid, innerRadius);
    case 'faceted':
      return facetedVolume(solid);
  }
}

/**
 * Closed shell of a tool with the tool's exact volume, whatever the quality. Turned and faceted tools stand in their
 * own frame, swept ones in the ring's. All triangles carry `tag`.
 */
export function tessellateTool(engine: SolidEngine, solid: ToolShape, place: ToolPlace, tag = 0): Shell {
  switch (solid.shape) {
    case 'turned':
      return turnedShell(solid, place.quality, tag);
    case 'swept':
      return sweptShell(engine, solid, place.innerRadius, place.quality, tag);
    case 'faceted':
      return facetedShell(solid, tag);
  }
}
