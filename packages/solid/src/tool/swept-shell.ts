import { itemAt, outside, type Point2 } from '@ringwerk/kernel/math';
import type { SweptTool } from '@ringwerk/kernel/stones';
import type { SolidEngine } from '../engine/solid-engine.ts';
import { joinShells, type Shell } from '../shell/shell.ts';
import { ShellDraft } from './shell-draft.ts';
import { areaFactor, SMOOTH, type ToolQuality } from './tool-quality.ts';

const TURN = 2 * Math.PI;

/** Outline corner with the normals of the edges before and after it (x, y). */
interface Corner extends Point2 {
  readonly before: Point2;
  readonly after: Point2;
}

function corners(outline: readonly Point2[]): Corner[] {
  const count = outline.length;
  const normalOf = (k: number): Point2 => {
    const a = itemAt(outline, (k + count) % count);
    const b = itemAt(outline, (k + 1) % count);
    const length = Math.hypot(b.x - a.x, b.y - a.y) || 1;
    return { x: (b.y - a.y) / length, y: (a.x - b.x) / length };
  };
  return outline.map((point, k) => {
    const before = normalOf(k - 1);
    const after = normalOf(k);
    if (before.x * after.x + before.y * after.y < SMOOTH) return { ...point, before, after };
    const length = Math.hypot(before.x + after.x, before.y + after.y);
    const mean = { x: (before.x + after.x) / length, y: (before.y + after.y) / length };
    return { ...point, before: mean, after: mean };
  });
}

export const isWholeTurn = ({ from, to }: SweptTool): boolean => to - from > TURN - 1e-9;

interface Sweep {
  readonly tool: SweptTool;
  readonly innerRadius: number;
  readonly steps: number;
}

function columnAngle({ tool, steps }: Sweep, j: number): number {
  // The last column of a whole turn is the first one, to the last bit.
  const k = isWholeTurn(tool) ? j % steps : j;
  return tool.from + ((tool.to - tool.from) * k) / steps;
}

function emitWalls(draft: ShellDraft, sweep: Sweep, factor: number): void {
  const { tool, innerRadius, steps } = sweep;
  const points = corners(tool.outline);
  let v = 0;
  points.forEach((a, k) => {
    const b = itemAt(points, (k + 1) % points.length);
    const width = Math.hypot(b.x - a.x, b.y - a.y);
    const column = (point: Point2, normal: Point2, at: number): number[] =>
      Array.from({ length: steps + 1 }, (_, j) => {
        const angle = columnAngle(sweep, j);
        const c = Math.cos(angle);
        const s = Math.sin(angle);
        const r = (innerRadius + point.y) * factor;
        const u = (innerRadius + point.y) * (tool.from + ((tool.to - tool.from) * j) / steps);
        return draft.vertex([r * c, r * s, point.x], [normal.y * c, normal.y * s, normal.x], u, at);
      });
    const low = column(a, a.after, v);
    const high = column(b, b.before, v + width);
    for (let j = 0; j < steps; j++) {
      draft.quad(itemAt(low, j), itemAt(high, j), itemAt(high, j + 1), itemAt(low, j + 1));
    }
    v += width;
  });
}

function emitEnd(draft: ShellDraft, engine: SolidEngine, sweep: Sweep, factor: number, isStart: boolean): void {
  const { tool, innerRadius, steps } = sweep;
  const angle = columnAngle(sweep, isStart ? 0 : steps);
  const c = Math.cos(angle);
  const s = Math.sin(angle);
  const sign = isStart ? 1 : -1;
  const numbers = tool.outline.map(({ x, y }) => {
    const r = (innerRadius + y) * factor;
    return draft.vertex([r * c, r * s, x], [sign * s, -sign * c, 0], y, x);
  });
  const triangles = engine.triangulate([tool.outline.map(({ x, y }) => [x, y])]);
  for (const [a, b, d] of triangles) {
    const [p, q, r] = [
      numbers[a] ?? outside(numbers, a),
      numbers[b] ?? outside(numbers, b),
      numbers[d] ?? outside(numbers, d),
    ];
    // (x, y) of the section is right-handed with the direction of growing angle.
    if (isStart) draft.triangle(r, q, p);
    else draft.triangle(p, q, r);
  }
}

/** Tags of a sweep's sides and of its two ends. */
export interface SweptTags {
  readonly sides: number;
  readonly ends: number;
}

/** As `sweptShell`, in a given number of even steps. */
export function sweptInSteps(
  engine: SolidEngine,
  tool: SweptTool,
  innerRadius: number,
  steps: number,
  tags: SweptTags,
): Shell {
  const sides = new ShellDraft();
  const ends = new ShellDraft();
  const sweep = { tool, innerRadius, steps };
  const factor = areaFactor((tool.to - tool.from) / steps);
  emitWalls(sides, sweep, factor);
  if (!isWholeTurn(tool)) {
    emitEnd(ends, engine, sweep, factor, true);
    emitEnd(ends, engine, sweep, factor, false);
  }
  return joinShells([sides.finish(tags.sides), ends.finish(tags.ends)], 8);
}

/**
 * Closed shell of a swept tool in the ring's frame; `innerRadius` of the ring's bore crest in mm. Radii grow by the
 * factor at which chords around the axis keep the volume of the sweep.
 */
export function sweptShell(
  engine: SolidEngine,
  tool: SweptTool,
  innerRadius: number,
  quality: ToolQuality,
  tag: number,
): Shell {
  const steps = Math.max(2, Math.ceil(((tool.to - tool.from) / TURN) * quality.around - 1e-6));
  return sweptInSteps(engine, tool, innerRadius, steps, { sides: tag, ends: tag });
}

/** Exact volume in mm³: the first moment of the outline about the axis times the angle (Pappus). */
export function sweptVolume({ outline, from, to }: SweptTool, innerRadius: number): number {
  let moment = 0;
  outline.forEach((p, k) => {
    const q = outline[(k + 1) % outline.length] ?? p;
    const a = innerRadius + p.y;
    const b = innerRadius + q.y;
    moment -= ((q.x - p.x) * (a * a + a * b + b * b)) / 6;
  });
  return (to - from) * moment;
}
