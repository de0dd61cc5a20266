import type { TopoDS_Shape } from 'replicad-opencascadejs';
import { openSolidEngine } from '../engine/solid-engine.ts';
import { TOOL_DISPLAY } from '../tool/tool-quality.ts';
import { prepareSteps } from '../work/prepare-steps.ts';
import type { WorkStep } from '../work/work-step.ts';
import { cutBody, type ShapedStep } from './cut-body.ts';
import type { OpenCascade } from './open-cascade.ts';
import { ShapeMaker } from './shape-maker.ts';
import type { StepBody, StepFile, StepPlan, StepSolid } from './step-plan.ts';

const FILE = '/ring.step';

interface NamedShape {
  readonly body: StepBody;
  readonly shape: TopoDS_Shape;
}

/** z range of a body's outline. */
const acrossOf = ({ loop }: StepBody): readonly [number, number] => [
  Math.min(...loop.flatMap(({ from, to }) => [from.x, to.x])),
  Math.max(...loop.flatMap(({ from, to }) => [from.x, to.x])),
];

/** Tools as the body sees them: what adds metal to another alloy takes it from this one. */
function stepsOf(plan: StepPlan, body: StepBody, steps: readonly WorkStep[], maker: ShapeMaker): ShapedStep[] {
  const [low, high] = acrossOf(body);
  return plan.tools.flatMap((tool, index): ShapedStep[] => {
    const step = steps[index];
    if (step === undefined) return [];
    const adds = tool.step === 'add' && body.segments.includes(tool.segment);
    const reaches = step.across[0] < high && step.across[1] > low;
    if (!adds && !reaches) return [];
    const { solid } = tool;
    const { innerRadius } = plan;
    const stretch =
      adds && solid.shape === 'swept' && step.swept !== null
        ? (from: number, to: number) => maker.tool({ ...solid, from, to }, innerRadius)
        : null;
    return [{ stretch, shape: () => maker.tool(solid, innerRadius), step: { ...step, kind: adds ? 'add' : 'cut' } }];
  });
}

/** ISO 10303-21 of named solids. The header's date and system are fixed: one design is one file, bit for bit. */
function stepText(oc: OpenCascade, solids: readonly NamedShape[], name: string): string {
  const writer = new oc.STEPControl_Writer();
  oc.Interface_Static.SetCVal('write.step.unit', 'MM');
  for (const { body, shape } of solids) {
    oc.Interface_Static.SetCVal('write.step.product.name', body.name);
    const { STEPControl_AsIs } = oc.STEPControl_StepModelType;
    writer.Transfer(shape, STEPControl_AsIs, true, new oc.Message_ProgressRange());
  }
  writer.Write(FILE);
  const text = new TextDecoder().decode(oc.FS.readFile(FILE));
  oc.FS.unlink(FILE);
  // OpenCascade numbers the products of its whole life.
  const named = solids.reduce(
    (all, { body }) => all.replaceAll(new RegExp(`'${body.name} \\d+'`, 'gu'), `'${body.name}'`),
    text,
  );
  return named.replace(
    /FILE_NAME\([^;]*\);/u,
    `FILE_NAME('${name}','1970-01-01T00:00:00',(''),(''),'Open CASCADE','Ringwerk','');`,
  );
}

/**
 * Writes the solids of a plan as STEP. Null when one of them is no valid solid; OpenCascade's own exceptions pass
 * through. Runs for tenths of a second to seconds: call it in a worker thread.
 */
export async function writeStep(oc: OpenCascade, plan: StepPlan): Promise<StepFile | null> {
  const maker = new ShapeMaker(oc);
  const { innerRadius } = plan;
  // Meshes of the tools say where they stand and which are alike.
  const steps = prepareSteps(
    await openSolidEngine(),
    plan.tools.map((tool) => ({ tool, tag: 0 })),
    { innerRadius, quality: TOOL_DISPLAY },
    3,
  );
  const made: NamedShape[] = [];
  const solids: StepSolid[] = [];
  for (const body of plan.bodies) {
    const cut = cutBody(maker, { body, innerRadius, steps: stepsOf(plan, body, steps, maker) });
    if (cut === null) return null;
    made.push({ body, shape: cut.shape });
    const { segments, inlay, name } = body;
    solids.push({ segments, inlay, name, volume: cut.volume, faces: maker.faces(cut.shape).length });
  }
  return { text: stepText(oc, made, plan.name), solids, leftOut: plan.leftOut };
}
