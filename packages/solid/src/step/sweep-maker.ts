import { itemAt, lastItem } from '@ringwerk/kernel/math';
import type { Point2 } from '@ringwerk/kernel/math';
import type { Geom_Surface, gp_Pnt, TopoDS_Edge, TopoDS_Face } from 'replicad-opencascadejs';
import type { ShapeMaker } from './shape-maker.ts';
import type { SplineFit } from './spline-fit.ts';
import type { SweptEdge } from './swept-edges.ts';

const TURN = 2 * Math.PI;
/** Ends closer than this make a side without length, mm. */
const DEGENERATE = 1e-7;
/** What the carrier of trimmed edges reaches beyond them, mm or radians. */
const BEYOND = 1e-3;

/** A stretch of the ring and the splines that follow it. */
export interface Stretch {
  readonly from: number;
  readonly sweep: number;
  readonly fit: SplineFit;
  readonly innerRadius: number;
}

const angleAt = ({ from, sweep, fit }: Stretch, k: number): number => from + (sweep * k) / (fit.count - 1);

/** A point of the section at an angle in the ring's frame. */
function inSpace({ innerRadius }: Stretch, { x, y }: Point2, angle: number): readonly [number, number, number] {
  const radius = innerRadius + y;
  return [radius * Math.cos(angle), radius * Math.sin(angle), x];
}

/** Angle nearest to `near`. */
const nearTo = (angle: number, near: number): number => angle - Math.round((angle - near) / TURN) * TURN;

/** Points along an edge at one angle: its ends where it is straight, else so many at even steps of its circle. */
function pointsAlong({ from, to, arcs }: SweptEdge, k: number, count: number): Point2[] {
  const ends = [itemAt(from, k), itemAt(to, k)];
  if (arcs === null) return ends;
  const { cx, cy, radius, start, sweep } = itemAt(arcs, k);
  const inside = Array.from({ length: count - 2 }, (_, step): Point2 => {
    const angle = start + (sweep * (step + 1)) / (count - 1);
    return { x: cx + radius * Math.cos(angle), y: cy + radius * Math.sin(angle) };
  });
  return [itemAt(ends, 0), ...inside, itemAt(ends, 1)];
}

/** Makes the faces that a part's section leaves behind where its lines swing around the ring. */
export class SweepMaker {
  readonly #maker: ShapeMaker;

  constructor(maker: ShapeMaker) {
    this.#maker = maker;
  }

  /** Faces of one swept edge: exact where its carrier stands still, else splines through the section's own places. */
  faces(edge: SweptEdge, stretch: Stretch): TopoDS_Face[] {
    if (edge.hasStillEnds) return this.#turned(edge, stretch);
    return [edge.hasStillCarrier ? this.#trimmed(edge, stretch) : this.#spline(edge, stretch)];
  }

  /** Edge of the section at the stretch's angle `k`. */
  sectionEdge(edge: SweptEdge, stretch: Stretch, k: number): TopoDS_Edge {
    const { oc } = this.#maker;
    const place = (point: Point2): gp_Pnt => this.#point(stretch, point, angleAt(stretch, k));
    const [from, to] = [place(itemAt(edge.from, k)), place(itemAt(edge.to, k))];
    if (edge.arcs === null) return new oc.BRepBuilderAPI_MakeEdge(from, to).Edge();
    const arc = itemAt(edge.arcs, k);
    const middle = arc.start + arc.sweep / 2;
    const through = { x: arc.cx + arc.radius * Math.cos(middle), y: arc.cy + arc.radius * Math.sin(middle) };
    return new oc.BRepBuilderAPI_MakeEdge(new oc.GC_MakeArcOfCircle(from, place(through), to).Value()).Edge();
  }

  /** Plane face of a whole section at the stretch's angle `k`. */
  sectionFace(edges: readonly SweptEdge[], stretch: Stretch, k: number): TopoDS_Face {
    const { oc } = this.#maker;
    const wire = new oc.BRepBuilderAPI_MakeWire();
    for (const edge of edges) {
      const [from, to] = [itemAt(edge.from, k), itemAt(edge.to, k)];
      if (Math.hypot(from.x - to.x, from.y - to.y) > DEGENERATE) wire.Add(this.sectionEdge(edge, stretch, k));
    }
    return new oc.BRepBuilderAPI_MakeFace(wire.Wire(), true).Face();
  }

  #point(stretch: Stretch, point: Point2, angle: number): gp_Pnt {
    return new this.#maker.oc.gp_Pnt(...inSpace(stretch, point, angle));
  }

  #turned(edge: SweptEdge, stretch: Stretch): TopoDS_Face[] {
    return this.#maker.faces(this.#maker.turn(this.sectionEdge(edge, stretch, 0), stretch.sweep));
  }

  /** A spline through the edge's places: straight or, where it is round, of the same degree across the ring as around it. */
  #spline(edge: SweptEdge, stretch: Stretch): TopoDS_Face {
    const { oc } = this.#maker;
    const { fit } = stretch;
    const rows = Array.from({ length: fit.count }, (_, k) =>
      pointsAlong(edge, k, fit.count).map((point) => inSpace(stretch, point, angleAt(stretch, k))),
    );
    const columns = itemAt(rows, 0).map((_, v) => fit.poles(rows.map((row) => itemAt(row, v))));
    const isRound = edge.arcs !== null;
    const poles = new oc.NCollection_Array2_gp_Pnt(1, fit.count, 1, columns.length);
    for (let u = 0; u < fit.count; u++) {
      const across = columns.map((column) => itemAt(column, u));
      (isRound ? fit.poles(across) : across).forEach(([x = 0, y = 0, z = 0], v) =>
        poles.SetValue(u + 1, v + 1, new oc.gp_Pnt(x, y, z)),
      );
    }
    const [knots, mults] = this.#around(stretch);
    const surface = new oc.Geom_BSplineSurface(
      poles,
      knots,
      this.#maker.doubles(isRound ? fit.knots : [0, 1]),
      mults,
      this.#maker.integers(isRound ? fit.multiplicities : [2, 2]),
      fit.degree,
      isRound ? fit.degree : 1,
      false,
      false,
    );
    return new oc.BRepBuilderAPI_MakeFace(surface, DEGENERATE).Face();
  }

  #around({ from, sweep, fit }: Stretch) {
    const maker = this.#maker;
    return [maker.doubles(fit.knots.map((t) => from + sweep * t)), maker.integers(fit.multiplicities)] as const;
  }

  /** A face of an exact surface of revolution between two corners that move on it. */
  #trimmed(edge: SweptEdge, stretch: Stretch): TopoDS_Face {
    const { oc } = this.#maker;
    const { fit, sweep } = stretch;
    const carrier = this.#carrier(edge, stretch);
    const { surface, u } = carrier;
    const sides = [edge.from, edge.to].map((corners) => corners.map(carrier.across));
    const [low, high] = [itemAt(sides, 0), itemAt(sides, 1)];
    const side = (values: readonly number[]): TopoDS_Edge => {
      const poles = fit.poles(values.map((v, k) => [u + (sweep * k) / (fit.count - 1), v]));
      const list = new oc.NCollection_Array1_gp_Pnt2d(1, fit.count);
      poles.forEach(([pu = 0, pv = 0], k) => list.SetValue(k + 1, new oc.gp_Pnt2d(pu, pv)));
      const [knots, mults] = this.#around(stretch);
      return this.#onSurface(new oc.Geom2d_BSplineCurve(list, knots, mults, fit.degree, false), surface, null);
    };
    const end = (at: number, from: number, to: number): TopoDS_Edge => {
      const run = new oc.Geom2d_Line(new oc.gp_Pnt2d(at, from), new oc.gp_Dir2d(0, Math.sign(to - from)));
      return this.#onSurface(run, surface, Math.abs(to - from));
    };
    const wire = new oc.BRepBuilderAPI_MakeWire();
    wire.Add(side(low));
    if (Math.abs(lastItem(low) - lastItem(high)) > DEGENERATE) wire.Add(end(u + sweep, lastItem(low), lastItem(high)));
    wire.Add(side(high));
    if (Math.abs(itemAt(low, 0) - itemAt(high, 0)) > DEGENERATE) wire.Add(end(u, itemAt(low, 0), itemAt(high, 0)));
    return new oc.BRepBuilderAPI_MakeFace(surface, wire.Wire(), true).Face();
  }

  #onSurface(
    curve: InstanceType<ShapeMaker['oc']['Geom2d_BSplineCurve']> | InstanceType<ShapeMaker['oc']['Geom2d_Line']>,
    surface: Geom_Surface,
    length: number | null,
  ): TopoDS_Edge {
    const { oc } = this.#maker;
    const made =
      length === null
        ? new oc.BRepBuilderAPI_MakeEdge(curve, surface)
        : new oc.BRepBuilderAPI_MakeEdge(curve, surface, 0, length);
    const edge = made.Edge();
    oc.BRepLib.BuildCurve3d(edge, 1e-7, oc.GeomAbs_Shape.GeomAbs_C1, 14, 100);
    return edge;
  }

  /** The surface that an edge's still carrier turns out, and how it numbers places on it. */
  #carrier(edge: SweptEdge, stretch: Stretch) {
    const maker = this.#maker;
    const piece = this.#carrierEdge(edge, stretch);
    const [face] = maker.faces(maker.turn(piece, stretch.sweep));
    if (face === undefined) throw new Error('A turned edge leaves a face.');
    const surface = maker.oc.BRep_Tool.Surface(face);
    const { oc } = maker;
    const adaptor = new oc.BRepAdaptor_Surface(face, true);
    const middle = (adaptor.FirstVParameter() + adaptor.LastVParameter()) / 2;
    const at = (v: number): Point2 => {
      const point = surface.Value(adaptor.FirstUParameter(), v);
      return { x: point.Z(), y: Math.hypot(point.X(), point.Y()) - stretch.innerRadius };
    };
    const [p, q] = [at(middle), at(middle + 0.1)];
    const arc = edge.arcs?.[0];
    const u = adaptor.FirstUParameter();
    if (arc === undefined) {
      const [dx, dy] = [(q.x - p.x) / 0.1, (q.y - p.y) / 0.1];
      const square = dx * dx + dy * dy;
      return { surface, u, across: ({ x, y }: Point2) => middle + ((x - p.x) * dx + (y - p.y) * dy) / square };
    }
    const angleOf = ({ x, y }: Point2): number => Math.atan2(y - arc.cy, x - arc.cx);
    const start = angleOf(p);
    const direction = Math.sign(nearTo(angleOf(q) - start, 0));
    return { surface, u, across: (point: Point2) => middle + direction * nearTo(angleOf(point) - start, 0) };
  }

  /** An edge of the carrier at the stretch's start that all places of the swept edge lie on. */
  #carrierEdge(edge: SweptEdge, stretch: Stretch): TopoDS_Edge {
    const { oc } = this.#maker;
    const place = (point: Point2): gp_Pnt => this.#point(stretch, point, stretch.from);
    const arc = edge.arcs?.[0];
    const all = [...edge.from, ...edge.to];
    if (arc === undefined) {
      const [a, b] = [itemAt(edge.from, 0), itemAt(edge.to, 0)];
      const length = Math.hypot(b.x - a.x, b.y - a.y);
      const [dx, dy] = [(b.x - a.x) / length, (b.y - a.y) / length];
      const along = all.map(({ x, y }) => (x - a.x) * dx + (y - a.y) * dy);
      const on = (s: number): gp_Pnt => place({ x: a.x + dx * s, y: a.y + dy * s });
      return new oc.BRepBuilderAPI_MakeEdge(on(Math.min(...along) - BEYOND), on(Math.max(...along) + BEYOND)).Edge();
    }
    const middle = arc.start + arc.sweep / 2;
    const angles = all.map(({ x, y }) => nearTo(Math.atan2(y - arc.cy, x - arc.cx), middle));
    const [low, high] = [Math.min(...angles) - BEYOND, Math.max(...angles) + BEYOND];
    const on = (angle: number): gp_Pnt =>
      place({ x: arc.cx + arc.radius * Math.cos(angle), y: arc.cy + arc.radius * Math.sin(angle) });
    return new oc.BRepBuilderAPI_MakeEdge(
      new oc.GC_MakeArcOfCircle(on(low), on((low + high) / 2), on(high)).Value(),
    ).Edge();
  }
}
