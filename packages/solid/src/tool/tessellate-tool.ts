import type { FacetedTool, ToolShape } from '@ringwerk/kernel/stones';
import type { SolidEngine } from '../engine/solid-engine.ts';
import type { Shell } from '../shell/shell.ts';
import { cornersOf, facetedShell } from './faceted-shell.ts';
import { sweptShell, sweptVolume } from './swept-shell.ts';
import type { ToolQuality } from './tool-quality.ts';
import { turnedShell, turnedVolume } from './turned-shell.ts';

function facetedVolume(tool: FacetedTool): number {
  let sum = 0;
  for (let k = 0; k < tool.indices.length; k += 3) {
    const [a, b, c] = cornersOf(tool, k);
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
