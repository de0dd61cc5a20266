import { outside, pointAt } from '@ringwerk/kernel/math';
import type { Frame, Tool, ToolShape } from '@ringwerk/kernel/stones';
import type { SolidEngine } from '../engine/solid-engine.ts';
import type { Shell, ShellStride } from '../shell/shell.ts';
import { isWholeTurn, sweptInSteps } from '../tool/swept-shell.ts';
import { tessellateTool, toolVolume, type ToolPlace } from '../tool/tessellate-tool.ts';
import { cloudMiddle, cloudOf, type Cloud } from './cloud.ts';
import type { WorkStep } from './work-step.ts';

const TURN = 2 * Math.PI;
/** A tool that comes this near to the ring's axis, as a share of its farthest corner, has no place around it. */
const AXIS_SHARE = 0.25;

/** A tool with the tag under which its faces are found again. */
export interface TaggedTool {
  readonly tool: Pick<Tool, 'step' | 'solid' | 'isWithinSeat'>;
  readonly tag: number;
}

function bareShell(shell: Shell): Shell {
  const vertices = new Float32Array((shell.vertices.length / 8) * 3);
  for (let v = 0; 8 * v < shell.vertices.length; v++) vertices.set(shell.vertices.subarray(8 * v, 8 * v + 3), 3 * v);
  return { ...shell, stride: 3, vertices };
}

/** Angles between which a tool stands (null when it reaches the axis or more than half around), and its z. */
function standOf(cloud: Cloud, frame: Frame | null): Pick<WorkStep, 'span' | 'angle' | 'across'> {
  const [mx, my] = cloudMiddle(cloud);
  const middle = Math.atan2(my, mx);
  const angle = frame === null ? middle : Math.atan2(frame[13] ?? outside(frame, 13), frame[12] ?? outside(frame, 12));
  let [near, far, low, high, back, ahead] = [Infinity, 0, Infinity, -Infinity, 0, 0];
  for (let at = 0; at < cloud.length; at += 3) {
    const [x, y, z] = [
      cloud[at] ?? outside(cloud, at),
      cloud[at + 1] ?? outside(cloud, at + 1),
      cloud[at + 2] ?? outside(cloud, at + 2),
    ];
    const square = x * x + y * y;
    [near, far] = [Math.min(near, square), Math.max(far, square)];
    [low, high] = [Math.min(low, z), Math.max(high, z)];
    const own = Math.atan2(y, x) - middle;
    const turned = own - Math.round(own / TURN) * TURN;
    [back, ahead] = [Math.min(back, turned), Math.max(ahead, turned)];
  }
  const isPlaced = near >= AXIS_SHARE * AXIS_SHARE * far && ahead - back <= Math.PI;
  return { span: isPlaced ? { from: middle + back, to: middle + ahead } : null, angle, across: [low, high] };
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
    const [x, y, z] = [
      frame[at] ?? outside(frame, at),
      frame[at + 1] ?? outside(frame, at + 1),
      frame[at + 2] ?? outside(frame, at + 2),
    ];
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
    const cloud = cloudOf(shell, frame);
    const stand = standOf(cloud, frame);
    const form = `${step} ${tag} ${shape} ${standName(frame, stand.angle)}`;
    const volume = toolVolume(solid, place.innerRadius);
    const isTurned = solid.shape === 'turned';
    const isWithinSeat = tool.isWithinSeat === true;
    return { kind: step, shell, frame, isTurned, isWithinSeat, cloud, volume, form, swept, ...stand };
  });
}
