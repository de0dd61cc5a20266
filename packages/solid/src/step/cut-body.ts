import type { TopoDS_Shape } from 'replicad-opencascadejs';
import { stepsWithin } from '../work/work-sectors.ts';
import type { AngularSpan, WorkStep } from '../work/work-step.ts';
import { ALL_ACROSS, type Across } from './part-outline.ts';
import { isSwept, sectorPlan, type Sector } from './sector-plan.ts';
import type { ShapeMaker } from './shape-maker.ts';
import { ALL_AROUND, slabPlan, type Slab } from './slab-plan.ts';
import type { TurnedPart } from './turned-part.ts';

const TURN = 2 * Math.PI;
/** A seam must stay this far from every tool, radians. */
const CLEAR = 1e-4;
/** Distance from its plane at which an end face is recognised, mm. */
const IN_PLANE = 1e-6;
/** Angles of tools that stand alike in their sectors differ by less than half of this, radians. */
const SAME = 1e-6;
/** Sewing may move edges by micrometres: relative volume that it may change. OpenCascade's own quadrature of a ring with
 * sixty seats is good to some 1e-5. */
const VOLUME_TOLERANCE = 1e-4;

/** Tools that are cut out of a whole ring in one operation: more take minutes. */
const MOST = 60;

/** A step whose exact shape in the ring's frame is made when it is needed: a regular row needs few of them. */
export interface ShapedStep {
  readonly step: WorkStep;
  /** Of the stones that it is for. */
  readonly row: number;
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
  readonly part: TurnedPart;
  readonly steps: readonly ShapedStep[];
}

/** Open faces of a piece, and the volume between them and the planes that they end at, mm³. */
interface Skin {
  readonly faces: readonly TopoDS_Shape[];
  readonly volume: number;
}

/** Steps of one kind follow each other as one operation. */
function operated(maker: ShapeMaker, body: TopoDS_Shape, steps: readonly ShapedStep[]): TopoDS_Shape {
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

/** A plane through a point, by its unit normal. */
interface Plane {
  readonly normal: readonly [number, number, number];
  readonly point: readonly [number, number, number];
}

const planeAt = (angle: number): Plane => {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return { normal: [-s, c, 0], point: [10 * c, 10 * s, 0] };
};
const planesAcross = (across: Across): Plane[] =>
  across.filter(Number.isFinite).map((x) => ({ normal: [0, 0, 1], point: [0, 0, x] }));

/** Whether a face is flat and lies in a plane; one that a sector ends with also faces along the ring. */
function isIn(maker: ShapeMaker, face: TopoDS_Shape, { normal, point }: Plane): boolean {
  const { oc } = maker;
  const surface = new oc.BRepAdaptor_Surface(oc.TopoDS.Face(face), true);
  if (surface.GetType() !== oc.GeomAbs_SurfaceType.GeomAbs_Plane) return false;
  const plane = surface.Plane();
  const own = plane.Axis().Direction();
  const cosine = normal[0] * own.X() + normal[1] * own.Y() + normal[2] * own.Z();
  return Math.abs(cosine) > 1 - 1e-9 && plane.Distance(new oc.gp_Pnt(...point)) < IN_PLANE;
}

const openAt = (maker: ShapeMaker, faces: readonly TopoDS_Shape[], planes: readonly Plane[]): readonly TopoDS_Shape[] =>
  planes.length === 0 ? faces : faces.filter((face) => !planes.some((plane) => isIn(maker, face, plane)));

/** The faces of a piece without work, open at its ends. */
function plain(maker: ShapeMaker, part: TurnedPart, { from, sweep, across }: Piece): Skin {
  const faces = openAt(maker, part.faces(from, sweep, across), planesAcross(across));
  return { faces, volume: part.volume(from, sweep, across) };
}

/** The faces of a worked piece without its ends, and its volume; null when the piece itself cannot be made. */
function worked(maker: ShapeMaker, part: TurnedPart, { from, sweep, across, steps }: Piece): Skin | null {
  const own = steps.map((each): ShapedStep => {
    const { stretch } = each;
    return stretch === null ? each : { ...each, shape: () => stretch(from, from + sweep) };
  });
  const body = part.solid(from, sweep, across);
  if (body === null) return null;
  const solid = operated(maker, body, own);
  const ends = sweep > TURN - CLEAR ? [] : [planeAt(from), planeAt(from + sweep)];
  return { faces: openAt(maker, maker.faces(solid), [...ends, ...planesAcross(across)]), volume: maker.volume(solid) };
}

/** Whether a stretch holds all of another one. */
function doHold(span: AngularSpan, inner: AngularSpan): boolean {
  const ahead = inner.from - span.from;
  const start = ahead - TURN * Math.floor(ahead / TURN);
  return start + (inner.to - inner.from) < span.to - span.from;
}

/** A piece of a part between two angles and two planes, with the steps that touch it. */
interface Piece extends Sector, Slab<ShapedStep> {
  /** Pieces of one name are turned copies of each other. */
  readonly name: string;
  readonly isStill: boolean;
}

function pieceOf(part: TurnedPart, sector: Sector, { across, steps }: Slab<ShapedStep>): Piece {
  const { from, sweep } = sector;
  const digits = (angle: number): number => Math.round(angle / SAME);
  const whole = { from: from - CLEAR, to: from + sweep + CLEAR };
  const tools = steps.map(({ step }) => {
    const { swept, form, angle, span } = step;
    // A swept tool that goes through the sector is the same in all of them.
    if (swept !== null || (isSwept(step) && span !== null && doHold(span, whole))) return form;
    const turned = angle - from - TURN * Math.floor((angle - from) / TURN);
    return `${form} ${digits(turned) % digits(TURN)}`;
  });
  const isStill = part.isStill(across, sector);
  const wave = isStill ? 0 : digits(from - Math.floor((from * part.symmetry) / TURN) * (TURN / part.symmetry));
  return { from, sweep, across, steps, isStill, name: [digits(sweep), wave, ...across, ...tools].join('|') };
}

/** A slab in pieces: sectors around the ring, each in slabs of its own where lines swing. */
function piecesOf(part: TurnedPart, slab: Slab<ShapedStep>): readonly Piece[] {
  const { across, steps } = slab;
  const all = steps.map(({ step }) => step);
  const sectors = (steps.length === 0 ? null : sectorPlan(all)) ?? [ALL_AROUND];
  return sectors.flatMap((sector) => {
    const touching = new Set(stepsWithin(all, sector.from - CLEAR, sector.from + sector.sweep + CLEAR));
    const own: Slab<ShapedStep> = { across, steps: steps.filter(({ step }) => touching.has(step)) };
    const slabs = part.isStill(across, ALL_AROUND) ? [own] : slabPlan(part, sector, own);
    return slabs.map((each) => pieceOf(part, sector, each));
  });
}

/** Steps that are cut or added in pieces that differ from each other, as often as that is done. */
export const appliedSteps = ({
  part,
  steps,
}: BodyWork): readonly { readonly row: number; readonly isStill: boolean }[] =>
  slabPlan(part, ALL_AROUND, { across: ALL_ACROSS, steps }).flatMap((slab) => {
    const different = new Map(piecesOf(part, slab).map((piece) => [piece.name, piece]));
    return [...different.values()].flatMap((piece) => piece.steps.map(({ row }) => ({ row, isStill: piece.isStill })));
  });

/** A slab's faces: pieces that are alike are worked once. */
function skinOf(maker: ShapeMaker, part: TurnedPart, slab: Slab<ShapedStep>): Skin | null {
  const known = new Map<string, { readonly from: number; readonly skin: Skin }>();
  const faces: TopoDS_Shape[] = [];
  let volume = 0;
  for (const piece of piecesOf(part, slab)) {
    const same = known.get(piece.name);
    const skin = same?.skin ?? (piece.steps.length > 0 ? worked(maker, part, piece) : plain(maker, part, piece));
    if (skin === null) return null;
    if (same === undefined) known.set(piece.name, { from: piece.from, skin });
    const turn = piece.from - (same?.from ?? piece.from);
    faces.push(...(turn === 0 ? skin.faces : skin.faces.map((face) => maker.turnedBy(face, turn))));
    volume += skin.volume;
  }
  return { faces, volume };
}

/** A solid with its volume, turned inside out where sewing left it so; null when it is not valid. */
function measured(maker: ShapeMaker, solid: TopoDS_Shape | null): CutBody | null {
  if (solid === null || !maker.isValid(solid)) return null;
  const volume = maker.volume(solid);
  return volume < 0 ? { shape: solid.Reversed(), volume: -volume } : { shape: solid, volume };
}

/** Slabs sewn to one solid; null when it is not valid or not as large as its pieces. */
function sewnSlabs(maker: ShapeMaker, part: TurnedPart, slabs: readonly Slab<ShapedStep>[]): CutBody | null {
  const skins: Skin[] = [];
  for (const slab of slabs) {
    const skin = skinOf(maker, part, slab);
    if (skin === null) return null;
    skins.push(skin);
  }
  const expected = skins.reduce((sum, { volume }) => sum + volume, 0);
  const cut = measured(maker, maker.sewn(skins.flatMap(({ faces }) => faces)));
  return cut !== null && Math.abs(cut.volume / expected - 1) < VOLUME_TOLERANCE ? cut : null;
}

/**
 * Exact solid of one part with its tools, in slabs across the band and in sectors around it, each of which is worked once;
 * where that does not hold the whole ring in one operation. Null when no way gives a valid solid.
 */
export function cutBody(maker: ShapeMaker, { part, steps }: BodyWork): CutBody | null {
  if (steps.length > 0) {
    const slabs = slabPlan(part, ALL_AROUND, { across: ALL_ACROSS, steps });
    const sewn = sewnSlabs(maker, part, slabs);
    if (sewn !== null) return sewn;
    if (slabs.length > 1) {
      const single = sewnSlabs(maker, part, [{ across: ALL_ACROSS, steps }]);
      if (single !== null) return single;
    }
  }
  if (steps.length > MOST) return null;
  const body = part.solid(-Math.PI / 2, TURN, ALL_ACROSS);
  return body === null ? null : measured(maker, steps.length === 0 ? body : operated(maker, body, steps));
}
