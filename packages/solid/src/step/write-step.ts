import { itemAt } from '@ringwerk/kernel/math';
import type { Tool, TurnedTool } from '@ringwerk/kernel/stones';
import { openSolidEngine } from '../engine/solid-engine.ts';
import { TOOL_DISPLAY } from '../tool/tool-quality.ts';
import { prepareSteps } from '../work/prepare-steps.ts';
import type { WorkStep } from '../work/work-step.ts';
import { appliedSteps, cutBody, type BodyWork, type CutBody, type ShapedStep } from './cut-body.ts';
import type { OpenCascade } from './open-cascade.ts';
import { ShapeMaker } from './shape-maker.ts';
import { STEP_VOLUME_TOLERANCE, type StepBody, type StepFile, type StepPlan, type StepSolid } from './step-plan.ts';
import { ALL_AROUND } from './slab-plan.ts';
import { stepText, type NamedShape } from './step-text.ts';
import { touchedAcross } from './touched-across.ts';
import { TurnedPart } from './turned-part.ts';

/**
 * How much thinner a bead's or prong's foot is than its wall, mm. OpenCascade loses or doubles beads whose upright wall
 * meets the nearly parallel wall of a seat (pavé of 1.3 mm: 0.7 of 990 mm³ in 48 stones). A wall that leans by half a
 * micrometre is cut well; where it is not, by the solid's volume, the next one is tried.
 */
const LEANS = [5e-4, 1e-3, 2e-4, 0];
/** Relative difference from the expected volume at which no other lean is tried, and that of two leans that agree. */
const WELL = 5e-5;
const SAME = 1e-5;

/** What a tool with no wavy line beside it costs: OpenCascade cuts exact surfaces faster than splines. */
const STILL_COST = 0.3;

interface Prepared {
  readonly maker: ShapeMaker;
  /** One for each of the plan's tools. */
  readonly steps: readonly WorkStep[];
  /** One of `LEANS`. */
  readonly lean: number;
}

/** Added round metal with its upright walls drawn in at the foot. */
function leaning({ step, solid }: Tool, lean: number): Tool['solid'] {
  if (step === 'cut' || solid.shape !== 'turned' || solid.inner !== null) return solid;
  const outer = solid.outer.map((piece): TurnedTool['outer'][number] =>
    piece.kind === 'line' && Math.abs(piece.y0 - piece.y1) < lean ? { ...piece, y0: piece.y0 - lean } : piece,
  );
  return { ...solid, outer };
}

/** Row of stones that a tool is for; the setter numbers his tools by row and step. */
function rowOf({ id }: Tool): number {
  const row = /-(\d+)-\d+$/u.exec(id)?.[1];
  if (row === undefined) throw new RangeError(`The tool ${id} names no row.`);
  return Number(row);
}

/** Tools as the body sees them: what adds metal to another alloy takes it from this one. */
function stepsOf(plan: StepPlan, body: StepBody, part: TurnedPart, work: Prepared): ShapedStep[] {
  const { maker, steps, lean } = work;
  const [low, high] = part.reach(ALL_AROUND);
  const { innerRadius } = plan.turned;
  return plan.tools.flatMap((tool, index): ShapedStep[] => {
    const prepared = itemAt(steps, index);
    const narrow = tool.step === 'cut' && tool.solid.shape === 'swept' ? touchedAcross(tool.solid, plan.turned) : null;
    const step = { ...prepared, across: narrow ?? prepared.across };
    const adds = tool.step === 'add' && body.segments.includes(tool.segment);
    const reaches = step.across[0] < high && step.across[1] > low;
    if (!adds && !reaches) return [];
    const { solid } = tool;
    const stretch =
      adds && solid.shape === 'swept' && step.swept !== null
        ? (from: number, to: number) => maker.tool({ ...solid, from, to }, innerRadius)
        : null;
    const shape = (): ReturnType<ShapeMaker['tool']> => maker.tool(leaning(tool, lean), innerRadius);
    return [{ stretch, shape, row: rowOf(tool), step: { ...step, kind: adds ? 'add' : 'cut' } }];
  });
}

/** The work on one body. */
function workOf(plan: StepPlan, body: StepBody, work: Prepared): BodyWork {
  const part = new TurnedPart(work.maker, plan.turned, body.part);
  return { part, steps: stepsOf(plan, body, part, work) };
}

/** Cost of all work, by row of stones. */
function costs(plan: StepPlan, work: Prepared): Map<number, number> {
  const all = new Map<number, number>();
  for (const body of plan.bodies) {
    for (const { row, isStill } of appliedSteps(workOf(plan, body, work)))
      all.set(row, (all.get(row) ?? 0) + (isStill ? STILL_COST : 1));
  }
  return all;
}

/** The plan without the rows that would take too long, the longest first; what is left out is named. */
function withinBudget(
  plan: StepPlan,
  work: Prepared,
): { readonly plan: StepPlan; readonly steps: readonly WorkStep[] } {
  let [within, steps] = [plan, work.steps];
  for (;;) {
    const rows = [...costs(within, { ...work, steps })].toSorted(([, a], [, b]) => b - a);
    const total = rows.reduce((sum, [, cost]) => sum + cost, 0);
    if (total <= within.budget) return { plan: within, steps };
    const [longest] = itemAt(rows, 0);
    const isKept = within.tools.map((tool) => rowOf(tool) !== longest);
    const touched = within.bodies.map((body) =>
      workOf(within, body, { ...work, steps }).steps.some(({ row }) => row === longest),
    );
    steps = steps.filter((_, index) => isKept[index]);
    within = {
      ...within,
      tools: within.tools.filter((_, index) => isKept[index]),
      bodies: within.bodies.map((body, index) => (touched[index] ? { ...body, expected: null } : body)),
      leftOut: [...new Set([...within.leftOut, 'seats'] as const)],
    };
  }
}

const misses = ({ volume }: CutBody, expected: number | null): number =>
  expected === null ? 0 : Math.abs(volume / expected - 1);

/** The solid nearest to its expected volume that the leans give; null when none is valid. */
function bodyOf(plan: StepPlan, body: StepBody, work: Omit<Prepared, 'lean'>): CutBody | null {
  const hasAdded = plan.tools.some(({ step, solid }) => step === 'add' && solid.shape === 'turned');
  let best: CutBody | null = null;
  for (const lean of hasAdded ? LEANS : [0]) {
    const cut = cutBody(work.maker, workOf(plan, body, { ...work, lean }));
    if (cut === null) continue;
    const isAgreed = best !== null && Math.abs(cut.volume / best.volume - 1) < SAME;
    if (best === null || misses(cut, body.expected) < misses(best, body.expected)) best = cut;
    if (isAgreed || misses(best, body.expected) < WELL) break;
  }
  return best;
}

/** A file, or the first solid that is not valid or not as large as it was weighed. */
export type StepResult = { readonly file: StepFile } | { readonly body: StepBody; readonly volume: number | null };

/**
 * Writes the solids of a plan as STEP; OpenCascade's own exceptions pass through. Runs for tenths of a second to seconds:
 * call it in a worker thread.
 */
export async function writeStep(oc: OpenCascade, whole: StepPlan): Promise<StepResult> {
  const maker = new ShapeMaker(oc);
  const { innerRadius } = whole.turned;
  // Meshes of the tools say where they stand and which are alike.
  const prepared = prepareSteps(
    await openSolidEngine(),
    whole.tools.map((tool) => ({ tool, tag: 0 })),
    { innerRadius, quality: TOOL_DISPLAY },
    3,
  );
  const { plan, steps } = withinBudget(whole, { maker, steps: prepared, lean: 0 });
  const made: NamedShape[] = [];
  const solids: StepSolid[] = [];
  for (const body of plan.bodies) {
    const cut = bodyOf(plan, body, { maker, steps });
    if (cut === null) return { body, volume: null };
    if (misses(cut, body.expected) > STEP_VOLUME_TOLERANCE) return { body, volume: cut.volume };
    made.push({ body, shape: cut.shape });
    const { segments, inlay, name } = body;
    solids.push({ segments, inlay, name, volume: cut.volume, faces: maker.faces(cut.shape).length });
  }
  return { file: { text: stepText(oc, made, plan), solids, leftOut: plan.leftOut } };
}
