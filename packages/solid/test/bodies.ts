import type { MeshData } from '@ringwerk/kernel/mesh';
import type { FacetedTool, Frame, SweptTool, TurnedTool } from '@ringwerk/kernel/stones';
import type { SolidEngine } from '../src/engine/solid-engine.ts';
import { meshOfShell } from '../src/shell/shell-of-meshes.ts';
import { tessellateTool } from '../src/tool/tessellate-tool.ts';
import { TOOL_DISPLAY } from '../src/tool/tool-quality.ts';

/** Radius of the bore of all rings here, mm. */
export const BORE = 8.6;
export const UPRIGHT: Frame = [1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1];

const line = (x0: number, y0: number, x1: number, y1: number) => ({ kind: 'line', x0, y0, x1, y1 }) as const;

/** Ring of rectangular section from z = from to z = to. */
export const band = (from: number, to: number, height = 1.8): SweptTool => ({
  shape: 'swept',
  outline: [
    { x: from, y: 0 },
    { x: to, y: 0 },
    { x: to, y: height },
    { x: from, y: height },
  ],
  from: -Math.PI / 2,
  to: (3 * Math.PI) / 2,
});

export const bandMesh = (engine: SolidEngine, from: number, to: number, height = 1.8): MeshData =>
  meshOfShell(tessellateTool(engine, band(from, to, height), { innerRadius: BORE, quality: TOOL_DISPLAY }));

/** +y of the tool points outwards at `angle`, its origin at `radius` and `z`. */
export function standing(angle: number, radius: number, z = 0): Frame {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [s, -c, 0, 0, c, s, 0, 0, 0, 0, 1, 0, radius * c, radius * s, z, 1];
}

/** Seat with drill, cone and cylinder; origin in the girdle's plane. */
export const seat = (frame: Frame, radius: number): TurnedTool => ({
  shape: 'turned',
  frame,
  outer: [
    line(-3, 0.4 * radius, -0.6 * radius, 0.4 * radius),
    line(-0.6 * radius, 0.4 * radius, 0, radius),
    line(0, radius, 2, radius),
  ],
  inner: null,
});

/** Upright round pin with a half ball on top; origin at its foot. */
export const pin = (frame: Frame, radius: number, height: number): TurnedTool => ({
  shape: 'turned',
  frame,
  outer: [
    line(0, radius, height, radius),
    { kind: 'arc', cx: height, cy: 0, radius, start: Math.PI / 2, sweep: -Math.PI / 2 },
  ],
  inner: null,
});

/** Wire ring around +y. */
export const rail = (frame: Frame, radius: number, wire: number): TurnedTool => ({
  shape: 'turned',
  frame,
  outer: [{ kind: 'arc', cx: 0, cy: radius, radius: wire, start: Math.PI, sweep: -Math.PI }],
  inner: [{ kind: 'arc', cx: 0, cy: radius, radius: wire, start: Math.PI, sweep: Math.PI }],
});

export const tetrahedron = (frame: Frame, edge: number): FacetedTool => ({
  shape: 'faceted',
  frame,
  positions: Float64Array.from([0, 0, 0, edge, 0, 0, 0, edge, 0, 0, 0, edge]),
  indices: Uint32Array.from([0, 2, 1, 0, 1, 3, 0, 3, 2, 1, 2, 3]),
});
