import type { TopoDS_Shape } from 'replicad-opencascadejs';
import { openCascade } from '../src/step/open-cascade.ts';
import { ShapeMaker } from '../src/step/shape-maker.ts';

const oc = await openCascade(null);
const maker = new ShapeMaker(oc);

/** What a reader of the file finds. */
interface ReadSolid {
  readonly volume: number;
  readonly isValid: boolean;
  /** Edges that bound only one face. */
  readonly freeEdges: number;
  /** Kinds of surface, by OpenCascade's names. */
  readonly surfaces: ReadonlySet<string>;
}

function surfacesOf(shape: TopoDS_Shape): ReadonlySet<string> {
  const names = Object.entries(oc.GeomAbs_SurfaceType);
  return new Set(
    maker.faces(shape).map((face) => {
      const type: unknown = new oc.BRepAdaptor_Surface(oc.TopoDS.Face(face), true).GetType();
      return names.find(([, value]) => value === type)?.[0] ?? String(type);
    }),
  );
}

/** Reads a STEP file back with OpenCascade's reader; one entry per solid, in the file's order. */
export function readStep(text: string): readonly ReadSolid[] {
  oc.FS.writeFile('/read.step', text);
  const reader = new oc.STEPControl_Reader();
  reader.ReadFile('/read.step');
  const solids: ReadSolid[] = [];
  for (let root = 1; root <= reader.NbRootsForTransfer(); root++)
    reader.TransferRoot(root, new oc.Message_ProgressRange());
  for (let k = 1; k <= reader.NbShapes(); k++) {
    const explorer = new oc.TopExp_Explorer(reader.Shape(k), oc.TopAbs_ShapeEnum.TopAbs_SOLID);
    for (; explorer.More(); explorer.Next()) {
      const shape = explorer.Current();
      const sewing = new oc.BRepBuilderAPI_Sewing(1e-7, true, true, true, false);
      sewing.Add(shape);
      sewing.Perform();
      solids.push({
        volume: maker.volume(shape),
        isValid: maker.isValid(shape),
        freeEdges: sewing.NbFreeEdges(),
        surfaces: surfacesOf(shape),
      });
    }
  }
  return solids;
}
