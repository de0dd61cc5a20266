import type { TopoDS_Shape } from 'replicad-opencascadejs';
import { rowSymmetry } from '../work/row-symmetry.ts';
import { spanClusters } from '../work/span-clusters.ts';
import { stepsWithin } from '../work/work-sectors.ts';
import type { AngularSpan, WorkStep } from '../work/work-step.ts';
import type { ShapeMaker } from './shape-maker.ts';
import type { StepBody } from './step-plan.ts';

const TURN = 2 * Math.PI;
/** Planes at which the ring may be parted into sectors. */
const PLANES = 1440;
/** Above this share of the ring one cut of the whole is no slower. */
const SHARE = 0.9;
/** A seam must stay this far from every tool, radians. */
const CLEAR = 1e-4;
/** Distance from its plane at which a sector's end face is recognised, mm. */
const IN_PLANE = 1e-6;
/** Sewing may move edges by micrometres: relative volume that it may change. OpenCascade's own quadrature of a ring with
 * sixty seats is good to some 1e-5. */
const VOLUME_TOLERANCE = 1e-4;

/** A step whose exact shape in the ring's frame is made when it is needed: a regular row needs few of them. */
export interface ShapedStep {
  readonly step: WorkStep;
  readonly shape: () => TopoDS_Shape;
  /** For metal that is added all around: the shape between two angles. */
  readonly stretch: ((from: number, to: number) => TopoDS_Shape) | null;
}

/** A valid solid and its volume in mm³. */
export interface CutBody {
  readonly shape: TopoDS_Shape;
  readonly volume: number;
}

/** What one body is made of. */
export interface BodyWork {
  readonly body: StepBody;
  readonly innerRadius: number;
  readonly steps: readonly ShapedStep[];
}

/** Steps of one kind follow each other as one operation. */
function worked(maker: ShapeMaker, body: TopoDS_Shape, steps: readonly ShapedStep[]): TopoDS_Shape {
  let solid = body;
  for (let at = 0; at < steps.length;) {
    const kind = steps[at]?.step.kind;
    let end = at;
    while (end < steps.length && steps[end]?.step.kind === kind) end++;
    const tools = steps.slice(at, end).map(({ shape }) => shape());
    solid = kind === 'cut' ? maker.cut(solid, tools) : maker.fuse(solid, tools);
    at = end;
  }
  return solid;
}

/** Whether a face closes a sector in the plane at `angle`: flat, in the plane, and facing along the ring. */
function isEnd(maker: ShapeMaker, face: TopoDS_Shape, angle: number): boolean {
  const { oc } = maker;
  const surface = new oc.BRepAdaptor_Surface(oc.TopoDS.Face(face), true);
  if (surface.GetType() !== oc.GeomAbs_SurfaceType.GeomAbs_Plane) return false;
  const plane = surface.Plane();
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  const normal = plane.Axis().Direction();
  if (Math.abs(-s * normal.X() + c * normal.Y()) < 1 - 1e-9) return false;
  return plane.Distance(new oc.gp_Pnt(10 * c, 10 * s, 0)) < IN_PLANE;
}

/** The faces of a worked sector without its two ends, and its volume. */
function sector(
  maker: ShapeMaker,
  { body, innerRadius, steps }: BodyWork,
  from: number,
  sweep: number,
): { readonly faces: readonly TopoDS_Shape[]; readonly volume: number } {
  const own = steps.map((each): ShapedStep => {
    const { stretch } = each;
    return stretch === null ? each : { ...each, shape: () => stretch(from, from + sweep) };
  });
  const touching = new Set(
    stepsWithin(
      steps.map(({ step }) => step),
      from - CLEAR,
      from + sweep + CLEAR,
    ),
  );
  const plain = maker.turnSection(body.loop, innerRadius, from, sweep);
  const solid = worked(
    maker,
    plain,
    own.filter(({ step }) => touching.has(step)),
  );
  const faces = maker.faces(solid).filter((face) => !isEnd(maker, face, from) && !isEnd(maker, face, from + sweep));
  return { faces, volume: maker.volume(solid) };
}

/** Whether a tool that stands somewhere reaches over the plane at an angle; those swept all around cross every plane alike. */
const crosses = (steps: readonly WorkStep[], angle: number): boolean =>
  stepsWithin(steps, angle - CLEAR, angle + CLEAR).some(({ swept }) => swept === null);

/** One sector of a regular row, repeated; null when the tools are not regular or overlap every seam. */
function byRow(maker: ShapeMaker, work: BodyWork): CutBody | null {
  const steps = work.steps.map(({ step }) => step);
  const n = rowSymmetry(steps);
  const first = steps.find(({ swept }) => swept === null);
  if (n === null || first === undefined) return null;
  const pitch = TURN / n;
  const phase = [0.5, 0.31, 0.37, 0.43].find((share) => !crosses(steps, first.angle + share * pitch)) ?? 0.31;
  const { faces, volume } = sector(maker, work, first.angle - (1 - phase) * pitch, pitch);
  const all = Array.from({ length: n }, (_, k) =>
    faces.map((face) => (k === 0 ? face : maker.turnedBy(face, k * pitch))),
  ).flat();
  return checked(maker, maker.sewn(all), n * volume);
}

/** Sectors that tools touch, with plain ones between them; null when the tools take most of the ring. */
function bySectors(maker: ShapeMaker, work: BodyWork): CutBody | null {
  const spans = work.steps.map(({ step }) => step.span).filter((span): span is AngularSpan => span !== null);
  if (spans.length < work.steps.length || spans.length === 0) return null;
  const angles = Float64Array.from({ length: PLANES }, (_, k) => (k * TURN) / PLANES);
  const none = new Uint32Array();
  const planes = { angles, columns: none, starts: none, reaches: none, free: new Uint8Array(PLANES).fill(1) };
  const clusters = spanClusters(planes, spans, SHARE);
  if (clusters === null) return null;
  const ranges = clusters.toSorted((a, b) => a.from - b.from);
  const step = TURN / PLANES;
  let volume = 0;
  const faces: TopoDS_Shape[] = [];
  ranges.forEach(({ from, reach }, index) => {
    const next = ranges[(index + 1) % ranges.length] ?? ranges[0];
    const gap = ranges.length === 1 ? PLANES - reach : ((next?.from ?? 0) - from - reach + 2 * PLANES) % PLANES;
    const own = sector(maker, work, from * step, reach * step);
    const between = sector(maker, { ...work, steps: [] }, (from + reach) * step, gap * step);
    faces.push(...own.faces, ...between.faces);
    volume += own.volume + between.volume;
  });
  return checked(maker, maker.sewn(faces), volume);
}

/** A solid with its volume, turned inside out where sewing left it so; null when it is not valid. */
function measured(maker: ShapeMaker, solid: TopoDS_Shape | null): CutBody | null {
  if (solid === null || !maker.isValid(solid)) return null;
  const volume = maker.volume(solid);
  return volume < 0 ? { shape: solid.Reversed(), volume: -volume } : { shape: solid, volume };
}

function checked(maker: ShapeMaker, solid: TopoDS_Shape | null, expected: number): CutBody | null {
  const cut = measured(maker, solid);
  return cut !== null && Math.abs(cut.volume / expected - 1) < VOLUME_TOLERANCE ? cut : null;
}

/**
 * Exact solid of one body with its tools: one sector repeated where the row is regular, touched sectors between
 * plain ones, else the whole ring. Null when no way gives a valid solid.
 */
export function cutBody(maker: ShapeMaker, work: BodyWork): CutBody | null {
  const { body, innerRadius, steps } = work;
  const sewn = steps.length === 0 ? null : (byRow(maker, work) ?? bySectors(maker, work));
  if (sewn !== null) return sewn;
  const plain = maker.turnSection(body.loop, innerRadius, -Math.PI / 2, TURN);
  return measured(maker, steps.length === 0 ? plain : worked(maker, plain, steps));
}
