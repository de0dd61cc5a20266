import type { KernelTables, RingDesign } from '@ringwerk/kernel';
import { ringBody, type RingBody } from '@ringwerk/kernel/body';
import { clipChain, line, pointAt, type Chain } from '@ringwerk/kernel/math';
import type { Tool } from '@ringwerk/kernel/stones';
import { loopBetween, type LoopEdge } from './section-loop.ts';
import type { StepBody, StepOmission, StepPlan } from './step-plan.ts';

/** Walls on a lane's own border belong to the joint, mm. */
const ON_BORDER = 1e-9;
/** Finishes that take metal away in a pattern. */
const RELIEF_FINISHES: ReadonlySet<string> = new Set(['hammer-pol', 'hammer-mat', 'hammer-coarse', 'bark', 'notch']);

const isUprightAt = (x: number, piece: Chain[number]): boolean =>
  Math.abs(pointAt(piece, 0).x - x) < ON_BORDER && Math.abs(pointAt(piece, 1).x - x) < ON_BORDER;

/** The part of a chain over a lane, without walls that stand on its borders: the outline closes there anyway. */
const over = (chain: Chain, [from, to]: readonly [number, number]): Chain =>
  clipChain(chain, from, to).filter((piece) => !isUprightAt(from, piece) && !isUprightAt(to, piece));

function omissions(ring: RingDesign, body: RingBody): StepOmission[] {
  const found: readonly (readonly [StepOmission, boolean])[] = [
    ['engraving', ring.engravings.length > 0],
    ['relief', ring.segments.some(({ finish }) => RELIEF_FINISHES.has(finish))],
    ['beads', ring.grooves.some(({ shape }) => shape === 'milgrain' || shape === 'bead')],
    ['wave-joint', ring.segments.length > 1 && body.joints.amplitude > 0],
    ['wave-groove', body.swinging.length > 0],
  ];
  return found.filter(([, isThere]) => isThere).map(([name]) => name);
}

/** The outer line with the beds of inlaid strips sunk into it. */
function withBeds({ outer, inlays }: RingBody): Chain {
  return inlays.reduce<Chain>(
    (chain, { from, to, floor }) => [
      ...clipChain(chain, -Infinity, from),
      line(from, floor, to, floor),
      ...clipChain(chain, to, Infinity),
    ],
    outer,
  );
}

/** Outlines of the segments: lanes side by side, an outer and an inner shell, or all as one. */
function segmentLoops(body: RingBody, isOne: boolean): readonly LoopEdge[][] {
  const outer = withBeds(body);
  const { inner } = body.section;
  if (isOne) return [loopBetween(outer, inner)];
  if (body.shell === null) return body.lanes.map((lane) => loopBetween(over(outer, lane), over(inner, lane)));
  const { y, from, to } = body.shell;
  const joint = line(from, y, to, y);
  const under = [...clipChain(outer, -Infinity, from), joint, ...clipChain(outer, to, Infinity)];
  return [loopBetween(over(outer, [from, to]), [joint]), loopBetween(under, inner)];
}

function bodiesOf(ring: RingDesign, body: RingBody, leftOut: readonly StepOmission[]): StepBody[] {
  const isShellless = ring.split.form === 'shell' && body.shell === null;
  const loops = segmentLoops(body, leftOut.includes('wave-joint') || isShellless);
  const lanes = loops.map((loop, index): StepBody => {
    const segments = loops.length < ring.segments.length ? [...ring.segments.keys()] : [index];
    const name = segments.map((segment) => `${segment + 1} ${ring.segments[segment]?.alloy ?? 'metal'}`).join(' ');
    return { segments, inlay: null, name, loop };
  });
  const strips = body.inlays.map(({ index, from, to, floor }): StepBody => {
    const name = `inlay ${index + 1} ${ring.inlays[index]?.alloy ?? 'metal'}`;
    const loop = loopBetween(over(body.outer, [from, to]), [line(from, floor, to, floor)]);
    return { segments: [], inlay: index, name, loop };
  });
  return [...lanes, ...strips];
}

/**
 * What STEP shows of a ring: every alloy's turned body with grooves and worked edges, and the setter's tools. What
 * it leaves out is listed; joints that swing are left out with their alloys in one solid.
 */
export function stepPlanOf(ring: RingDesign, tables: KernelTables, tools: readonly Tool[], name: string): StepPlan {
  const body = ringBody(ring, tables);
  const leftOut = omissions(ring, body);
  return { name, innerRadius: body.innerRadius, bodies: bodiesOf(ring, body, leftOut), tools, leftOut };
}
