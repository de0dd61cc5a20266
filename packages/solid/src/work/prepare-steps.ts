import { pointAt, type Frame, type Tool, type ToolShape } from '@ringwerk/kernel';
import type { SolidEngine } from '../engine/solid-engine.ts';
import { pointOf, type Point3, type Shell, type ShellStride } from '../shell/shell.ts';
import { isWholeTurn, sweptInSteps } from '../tool/swept-shell.ts';
import { tessellateTool, toolVolume, type ToolPlace } from '../tool/tessellate-tool.ts';
import type { AngularSpan, WorkStep } from './work-step.ts';

const TURN = 2 * Math.PI;
/** A tool that comes this near to the ring's axis, as a share of its farthest corner, has no place around it. */
const AXIS_SHARE = 0.25;

/** A tool with the tag under which its faces are found again. */
export interface TaggedTool {
  readonly tool: Pick<Tool, 'step' | 'solid'>;
  readonly tag: number;
}

function bareShell(shell: Shell): Shell {
  const vertices = new Float32Array((shell.vertices.length / 8) * 3);
  for (let v = 0; 8 * v < shell.vertices.length; v++) vertices.set(shell.vertices.subarray(8 * v, 8 * v + 3), 3 * v);
  return { ...shell, stride: 3, vertices };
}

/** A point of a tool's frame in the ring's. */
function placed([x, y, z]: Point3, frame: Frame | null): Point3 {
  if (frame === null) return [x, y, z];
  const row = (k: number): number =>
    (frame[k] ?? 0) * x + (frame[k + 4] ?? 0) * y + (frame[k + 8] ?? 0) * z + (frame[k + 12] ?? 0);
  return [row(0), row(1), row(2)];
}

/** Angles around `middle` that points take. */
function spread(points: readonly Point3[], middle: number): AngularSpan {
  let [low, high] = [0, 0];
  for (const [x, y] of points) {
    const own = Math.atan2(y, x) - middle;
    const turned = own - Math.round(own / TURN) * TURN;
    [low, high] = [Math.min(low, turned), Math.max(high, turned)];
  }
  return { from: middle + low, to: middle + high };
}

/** Angles between which a placed shell stands (null when it reaches the axis or more than half around), and its z. */
function spanOf(shell: Shell, frame: Frame | null): Pick<WorkStep, 'span' | 'angle' | 'across'> {
  const count = shell.vertices.length / shell.stride;
  const points = Array.from({ length: count }, (_, v) => placed(pointOf(shell, v), frame));
  const sum = (axis: 0 | 1): number => points.reduce((total, point) => total + point[axis], 0);
  const middle = Math.atan2(sum(1), sum(0));
  const [x, y] = placed([0, 0, 0], frame);
  const angle = frame === null ? middle : Math.atan2(y, x);
  let [near, far, low, high] = [Infinity, 0, Infinity, -Infinity];
  for (const [px, py, pz] of points) {
    const radius = Math.hypot(px, py);
    [near, far] = [Math.min(near, radius), Math.max(far, radius)];
    [low, high] = [Math.min(low, pz), Math.max(high, pz)];
  }
  const span = spread(points, middle);
  const isPlaced = near >= AXIS_SHARE * far && span.to - span.from <= Math.PI;
  return { span: isPlaced ? span : null, angle, across: [low, high] };
}

/** Numbers in tenths of a nanometre; minus nothing is nothing. */
const digits = (values: Iterable<number>): string => Array.from(values, (value) => Math.round(value * 1e7) + 0).join();

/** Names what a tool cuts in its own frame. */
function shapeName(solid: ToolShape): string {
  switch (solid.shape) {
    case 'turned': {
      const name = (chain: typeof solid.outer): string =>
        chain
          .map((piece) => [pointAt(piece, 0), pointAt(piece, 0.5), pointAt(piece, 1)].map(({ x, y }) => digits([x, y])))
          .join();
      return `turned ${name(solid.outer)} | ${solid.inner === null ? '' : name(solid.inner)}`;
    }
    case 'swept':
      return `swept ${digits(solid.outline.flatMap(({ x, y }) => [x, y]))} ${digits([solid.to - solid.from])}`;
    case 'faceted':
      return `faceted ${digits(solid.positions)} ${solid.indices.join()}`;
  }
}

/** Names how a tool stands, seen from its own place around the ring. */
function standName(frame: Frame | null, angle: number): string {
  if (frame === null) return '';
  const [c, s] = [Math.cos(-angle), Math.sin(-angle)];
  const columns = [0, 4, 8, 12].flatMap((at) => {
    const [x = 0, y = 0, z = 0] = [frame[at], frame[at + 1], frame[at + 2]];
    return [x * c - y * s, x * s + y * c, z];
  });
  return digits(columns);
}

/** For a tool that is swept all around: any stretch of it in triangles. */
function sweepOf(
  engine: SolidEngine,
  solid: ToolShape,
  innerRadius: number,
  { tag, stride }: { readonly tag: number; readonly stride: ShellStride },
): WorkStep['swept'] {
  if (solid.shape !== 'swept' || !isWholeTurn(solid)) return null;
  return ({ from, to, steps }, endTag) => {
    const tags = { sides: tag, ends: endTag };
    const full = sweptInSteps(engine, { ...solid, from, to }, innerRadius, steps, tags);
    return stride === 8 ? full : bareShell(full);
  };
}

/** Tools in triangles; equal shapes are cut once. Order is kept. */
export function prepareSteps(
  engine: SolidEngine,
  tools: readonly TaggedTool[],
  place: ToolPlace,
  stride: ShellStride,
): readonly WorkStep[] {
  const shells = new Map<string, Shell>();
  return tools.map(({ tool, tag }): WorkStep => {
    const { solid, step } = tool;
    const shape = shapeName(solid);
    const frame = solid.shape === 'swept' ? null : solid.frame;
    // A swept tool stands in the ring's frame: its triangles are its own.
    const key = `${tag} ${shape}${solid.shape === 'swept' ? digits([solid.from]) : ''}`;
    let shell = shells.get(key);
    if (shell === undefined) {
      const full = tessellateTool(engine, solid, place, tag);
      shell = stride === 8 ? full : bareShell(full);
      shells.set(key, shell);
    }
    const swept = sweepOf(engine, solid, place.innerRadius, { tag, stride });
    const stand = spanOf(shell, frame);
    const form = `${step} ${tag} ${shape} ${standName(frame, stand.angle)}`;
    return { kind: step, shell, frame, volume: toolVolume(solid, place.innerRadius), form, swept, ...stand };
  });
}
