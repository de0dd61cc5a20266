import { capWedge } from '../shell/cap-sector.ts';
import type { SectorPlanes } from '../shell/sector-planes.ts';
import { pickTriangles } from '../shell/shell.ts';
import { applySteps } from './apply-steps.ts';
import { cloudOf } from './cloud.ts';
import { instanceWedge } from './instance-wedge.ts';
import { rowSymmetry } from './row-symmetry.ts';
import { turnedStrip, wedgeOf } from './turned-wedge.ts';
import { stepsWithin, type RouteJob, type RouteResult } from './work-sectors.ts';
import type { WorkStep } from './work-step.ts';

/**
 * Where the seam lies between two stones, in pitches. Overlapping cutters make seams on symmetry planes fail, odd
 * places hold; the last ones run through the stones, where corners hold all beads.
 */
const PHASES = [0.5, 0.31, 0.37, 0.43, 0.25, 0.19, 0.13, 0.07, 0.02];
const TURN = 2 * Math.PI;
/** Relative volume error at which n wedges are not the body. */
const BODY_TOLERANCE = 2e-6;
/** Cutters of neighbours this near to the wedge are cut too, radians. */
const NEIGHBOUR = 0.02;

/** What works on a wedge, in order: a neighbour's cutter may reach in, a neighbour's bead would stand beside it. */
function stepsNear(steps: readonly WorkStep[], { start, end }: SectorPlanes): readonly WorkStep[] {
  const within = new Set(stepsWithin(steps, start, end));
  return stepsWithin(steps, start - NEIGHBOUR, end + NEIGHBOUR).filter(
    (step) => step.kind === 'cut' || within.has(step),
  );
}

/**
 * Tools that are swept all around, as far as the wedge goes. What they add ends in the wedge's own planes, under the
 * tag of its caps. What they cut reaches half a column further, so that the seams cross the cutter in the middle of a
 * chord, alike on both sides.
 */
function withinWedge(
  steps: readonly WorkStep[],
  planes: SectorPlanes,
  step: number,
  capTag: number,
): readonly WorkStep[] {
  const { start, end } = planes;
  const columns = Math.round((end - start) / step);
  return steps.map((each): WorkStep => {
    if (each.swept === null) return each;
    const beyond = each.kind === 'cut' ? 1 : 0;
    const stretch = { from: start - (beyond * step) / 2, to: end + (beyond * step) / 2, steps: columns + beyond };
    const shell = each.swept(stretch, capTag);
    return { ...each, shell, frame: null, cloud: cloudOf(shell, null) };
  });
}

/**
 * Whether added metal stands across the seam: it would reach out of the wedge, and lie in the ring twice without any
 * edge being open.
 */
const isBuiltOver = (steps: readonly WorkStep[], seam: number): boolean =>
  steps.some(({ kind, span }) => {
    if (kind !== 'add' || span === null) return false;
    const ahead = seam - span.from;
    return ahead - Math.floor(ahead / TURN) * TURN < span.to - span.from;
  });

/**
 * Works one wedge of a body of revolution and repeats it, when the tools are n turned copies of each other. Null
 * when body or tools are not regular, or no seam holds.
 */
export function workRow({ engine, shell, steps, map, before, joining }: RouteJob): RouteResult | null {
  const n = rowSymmetry(steps);
  const first = steps.find(({ swept }) => swept === null);
  if (n === null || first === undefined) return null;
  const strip = turnedStrip(shell, map);
  if (strip === null) return null;
  const pitch = TURN / n;
  const capTag = shell.tags.reduce((most, tag) => Math.max(most, tag), 0) + 1_000_000;
  for (const phase of PHASES) {
    const start = first.angle - phase * pitch;
    if (isBuiltOver(steps, start)) continue;
    const planes = { start, end: start + pitch };
    const wedge = wedgeOf(strip, start, pitch);
    const capped = capWedge(engine, wedge.shell, planes, capTag);
    if (capped === null) return null;
    const near = stepsNear(steps, planes);
    const worked = applySteps(engine, capped.shell, withinWedge(near, planes, wedge.step, capTag), joining);
    if (worked === null || Math.abs(n * worked.before - before) > BODY_TOLERANCE * before) return null;
    const open = pickTriangles(worked.shell, (t) => worked.shell.tags[t] !== capTag);
    const ring = instanceWedge({ shell: open, planes, unroll: wedge.unroll }, n);
    if (ring !== null) return { shell: ring, expected: n * worked.after };
  }
  return null;
}
