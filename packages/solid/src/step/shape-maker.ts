import { itemAt } from '@ringwerk/kernel/math';
import type { FacetedTool, Frame, SweptTool, ToolShape, TurnedTool } from '@ringwerk/kernel/stones';
import type {
  gp_Ax1,
  gp_Pnt,
  NCollection_Array1_double,
  NCollection_Array1_int,
  TopoDS_Face,
  TopoDS_Shape,
} from 'replicad-opencascadejs';
import type { OpenCascade } from './open-cascade.ts';
import { closedLoop, loopBetween, loopOverAxis, type LoopEdge } from './section-loop.ts';

const TURN = 2 * Math.PI;
/** Faces whose edges lie this close are sewn together, mm. */
const SEWING = 1e-5;

/**
 * Makes exact shapes of OpenCascade. Nothing is deleted one by one: the worker that holds them is thrown away.
 * Every method throws what OpenCascade throws.
 */
export class ShapeMaker {
  readonly oc: OpenCascade;
  readonly #ringAxis: gp_Ax1;

  constructor(oc: OpenCascade) {
    this.oc = oc;
    this.#ringAxis = new oc.gp_Ax1(new oc.gp_Pnt(0, 0, 0), new oc.gp_Dir(0, 0, 1));
  }

  /** Plane face inside a closed outline whose points `place` puts into space. */
  face(loop: readonly LoopEdge[], place: (point: { x: number; y: number }) => gp_Pnt): TopoDS_Face {
    const { oc } = this;
    const wire = new oc.BRepBuilderAPI_MakeWire();
    for (const { from, through, to } of loop) {
      const edge =
        through === null
          ? new oc.BRepBuilderAPI_MakeEdge(place(from), place(to))
          : new oc.BRepBuilderAPI_MakeEdge(new oc.GC_MakeArcOfCircle(place(from), place(through), place(to)).Value());
      wire.Add(edge.Edge());
    }
    return new oc.BRepBuilderAPI_MakeFace(wire.Wire(), true).Face();
  }

  /** Face of the ring's section at an angle: x across the width, y above the bore crest. */
  sectionFace(loop: readonly LoopEdge[], innerRadius: number, angle: number): TopoDS_Face {
    const [c, s] = [Math.cos(angle), Math.sin(angle)];
    return this.face(loop, ({ x, y }) => new this.oc.gp_Pnt((innerRadius + y) * c, (innerRadius + y) * s, x));
  }

  /** Turns a section around the ring's axis, `sweep` radians on from `angle`; a whole turn when it is 2π. */
  turnSection(loop: readonly LoopEdge[], innerRadius: number, angle: number, sweep: number): TopoDS_Shape {
    const face = this.sectionFace(loop, innerRadius, angle);
    const { oc } = this,
      ringAxis = this.#ringAxis;
    const isWhole = sweep > TURN - 1e-9;
    return isWhole
      ? new oc.BRepPrimAPI_MakeRevol(face, ringAxis, false).Shape()
      : new oc.BRepPrimAPI_MakeRevol(face, ringAxis, sweep, false).Shape();
  }

  /** What a shape leaves behind when it is turned about the ring's axis. */
  turn(shape: TopoDS_Shape, sweep: number): TopoDS_Shape {
    return new this.oc.BRepPrimAPI_MakeRevol(shape, this.#ringAxis, sweep, false).Shape();
  }

  doubles(values: readonly number[]): NCollection_Array1_double {
    const list = new this.oc.NCollection_Array1_double(1, values.length);
    values.forEach((value, k) => list.SetValue(k + 1, value));
    return list;
  }

  integers(values: readonly number[]): NCollection_Array1_int {
    const list = new this.oc.NCollection_Array1_int(1, values.length);
    values.forEach((value, k) => list.SetValue(k + 1, value));
    return list;
  }

  tool(solid: ToolShape, innerRadius: number): TopoDS_Shape {
    switch (solid.shape) {
      case 'turned':
        return this.#moved(this.#turned(solid), solid.frame);
      case 'swept':
        return this.#swept(solid, innerRadius);
      case 'faceted':
        return this.#moved(this.#faceted(solid), solid.frame);
    }
  }

  /** The shape turned about the ring's axis, sharing its geometry. */
  turnedBy(shape: TopoDS_Shape, angle: number): TopoDS_Shape {
    const { oc } = this,
      ringAxis = this.#ringAxis;
    const turn = new oc.gp_Trsf();
    turn.SetRotation(ringAxis, angle);
    return shape.Moved(new oc.TopLoc_Location(turn), false);
  }

  /** All tools in one operation: one by one OpenCascade takes several times as long. */
  cut(body: TopoDS_Shape, tools: readonly TopoDS_Shape[]): TopoDS_Shape {
    return this.#combine(new this.oc.BRepAlgoAPI_Cut(), body, tools);
  }

  fuse(body: TopoDS_Shape, tools: readonly TopoDS_Shape[]): TopoDS_Shape {
    return this.#combine(new this.oc.BRepAlgoAPI_Fuse(), body, tools);
  }

  faces(shape: TopoDS_Shape): TopoDS_Face[] {
    const { oc } = this;
    const faces: TopoDS_Face[] = [];
    const explorer = new oc.TopExp_Explorer(shape, oc.TopAbs_ShapeEnum.TopAbs_FACE);
    for (; explorer.More(); explorer.Next()) faces.push(oc.TopoDS.Face(explorer.Current()));
    return faces;
  }

  /** A solid out of faces that meet, perhaps inside out; null when an edge stays free or it is not one shell. */
  sewn(faces: readonly TopoDS_Shape[]): TopoDS_Shape | null {
    const { oc } = this;
    const sewing = new oc.BRepBuilderAPI_Sewing(SEWING, true, true, true, false);
    for (const face of faces) sewing.Add(face);
    sewing.Perform();
    if (sewing.NbFreeEdges() > 0) return null;
    const explorer = new oc.TopExp_Explorer(sewing.SewedShape(), oc.TopAbs_ShapeEnum.TopAbs_SHELL);
    if (!explorer.More()) return null;
    const shell = oc.TopoDS.Shell(explorer.Current());
    explorer.Next();
    if (explorer.More()) return null;
    return new oc.BRepBuilderAPI_MakeSolid(shell).Solid();
  }

  /** mm³, signed. */
  volume(shape: TopoDS_Shape): number {
    const properties = new this.oc.GProp_GProps();
    this.oc.BRepGProp.VolumeProperties(shape, properties, false, false, false);
    return properties.Mass();
  }

  isValid(shape: TopoDS_Shape): boolean {
    return new this.oc.BRepCheck_Analyzer(shape, true, false, false).IsValid();
  }

  #combine(
    operation: InstanceType<OpenCascade['BRepAlgoAPI_Cut']> | InstanceType<OpenCascade['BRepAlgoAPI_Fuse']>,
    body: TopoDS_Shape,
    tools: readonly TopoDS_Shape[],
  ): TopoDS_Shape {
    const { oc } = this;
    const bodies = new oc.NCollection_List_TopoDS_Shape();
    const list = new oc.NCollection_List_TopoDS_Shape();
    bodies.Append(body);
    for (const tool of tools) list.Append(tool);
    operation.SetArguments(bodies);
    operation.SetTools(list);
    operation.Build();
    return operation.Shape();
  }

  #moved(shape: TopoDS_Shape, frame: Frame): TopoDS_Shape {
    const { oc } = this;
    const at = (k: number): number => itemAt(frame, k);
    const place = new oc.gp_Trsf();
    place.SetValues(at(0), at(4), at(8), at(12), at(1), at(5), at(9), at(13), at(2), at(6), at(10), at(14));
    return shape.Moved(new oc.TopLoc_Location(place), false);
  }

  #turned({ outer, inner }: TurnedTool): TopoDS_Shape {
    const { oc } = this;
    const loop = inner === null ? loopOverAxis(outer) : loopBetween(outer, inner);
    const face = this.face(loop, ({ x, y }) => new oc.gp_Pnt(0, x, y));
    const axis = new oc.gp_Ax1(new oc.gp_Pnt(0, 0, 0), new oc.gp_Dir(0, 1, 0));
    return new oc.BRepPrimAPI_MakeRevol(face, axis, false).Shape();
  }

  #swept({ outline, from, to }: SweptTool, innerRadius: number): TopoDS_Shape {
    const loop = closedLoop(
      outline.map((point, k) => ({ from: point, through: null, to: outline[(k + 1) % outline.length] ?? point })),
    );
    return this.turnSection(loop, innerRadius, from, to - from);
  }

  #faceted({ positions, indices }: FacetedTool): TopoDS_Shape {
    const { oc } = this;
    const corner = (k: number): gp_Pnt => {
      const v = 3 * itemAt(indices, k);
      return new oc.gp_Pnt(itemAt(positions, v), itemAt(positions, v + 1), itemAt(positions, v + 2));
    };
    const faces: TopoDS_Face[] = [];
    for (let k = 0; k < indices.length; k += 3) {
      const wire = new oc.BRepBuilderAPI_MakeWire();
      for (const [a, b] of [
        [k, k + 1],
        [k + 1, k + 2],
        [k + 2, k],
      ] as const) {
        wire.Add(new oc.BRepBuilderAPI_MakeEdge(corner(a), corner(b)).Edge());
      }
      faces.push(new oc.BRepBuilderAPI_MakeFace(wire.Wire(), true).Face());
    }
    const solid = this.sewn(faces);
    if (solid === null) throw new Error('A faceted tool is not closed.');
    const outward = this.volume(solid) < 0 ? solid.Reversed() : solid;
    const flat = new oc.ShapeUpgrade_UnifySameDomain(outward, true, true, false);
    flat.Build();
    return flat.Shape();
  }
}
