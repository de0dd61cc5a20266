import { itemAt } from '@ringwerk/kernel/math';
import {
  ENGRAVING_FACES,
  refusal,
  success,
  type EngravingFace,
  type Kernel,
  type KernelTables,
  type Result,
  type RingDesign,
} from '@ringwerk/kernel';
import { ringBody } from '@ringwerk/kernel/body';
import { engravingStrip } from '@ringwerk/kernel/engraving';
import {
  checkExport,
  engravingSvg,
  exchangeStones,
  exchangeSurfaces,
  glbBytes,
  leftOut,
  metalLook,
  sectionDrawing,
  sectionSvg,
  stlBytes,
  type ExchangeLooks,
  type ExchangePicture,
  type ExchangeSolid,
  type ExportFormat,
  type ExportVolume,
  type LeftOut,
} from '@ringwerk/kernel/exchange';
import { strToU8 } from 'fflate';
import { ringBodies, type RingBodies } from './ring-bodies.ts';
import { stoneMesh } from './stone-mesh.ts';
import { threeMfBytes } from './three-mf.ts';
import { usdzBytes } from './usdz.ts';

/** Formats that `exportRing` writes. */
export type RingFormat = Exclude<ExportFormat, 'step'>;

export interface ExportRequest {
  readonly ring: RingDesign;
  /** JSON pointer of the ring in its design, for issues. */
  readonly path: string;
  readonly formats: readonly RingFormat[];
  readonly kernel: Kernel;
  readonly looks: ExchangeLooks;
  /** What the files call the ring. */
  readonly name: string;
  /** Whether each segment of several gets files of its own beside those of the whole ring. */
  readonly perSegment?: boolean;
}

/** One file of a ring. */
export interface RingFile {
  readonly format: ExportFormat;
  /** What it shows when a format takes several files: an engraved face; null for the file that was asked for. */
  readonly face: EngravingFace | null;
  /** Index into `RingDesign.segments` of the one that it holds; null for the whole ring. */
  readonly segment: number | null;
  readonly bytes: Uint8Array;
  readonly leavesOut: readonly LeftOut[];
}

export interface RingExport {
  readonly files: readonly RingFile[];
  readonly volumes: readonly ExportVolume[];
}

/** What the writers need of one ring, each made once. */
interface Prepared {
  readonly name: string;
  readonly ring: RingDesign;
  readonly tables: KernelTables;
  readonly solids: readonly ExchangeSolid[];
  readonly picture: ExchangePicture;
}

function prepared({ ring, kernel, looks, name }: ExportRequest, { bodies, scene }: RingBodies): Prepared {
  const solids = bodies.map(({ segment, alloy, mesh }) => ({
    name: alloy,
    alloy,
    look: metalLook(looks, alloy, itemAt(ring.segments, segment).finish, ring.plating),
    mesh,
  }));
  const picture = {
    name,
    surfaces: exchangeSurfaces(scene.parts, looks, ring.plating),
    stones: exchangeStones(scene.stones, looks, stoneMesh),
  };
  return { name, ring, tables: kernel.tables, solids, picture };
}

/** Drawings are of the whole ring, and so is the one file for looking at it on a phone. */
const isOfSegments = (format: RingFormat): boolean => format !== 'svg' && format !== 'usdz';

/** What the files of each segment hold: its bodies with what is let into it, and its surfaces. None where a ring has one alone. */
function segmentsOf(
  request: ExportRequest,
  { bodies, scene }: RingBodies,
): readonly { readonly segment: number; readonly prepared: Prepared }[] {
  const segments = [...new Set(bodies.map(({ segment }) => segment))];
  if (segments.length < 2) return [];
  return segments.map((segment) => {
    const parts = scene.parts.filter((part) => part.segment === segment);
    const own = { bodies: bodies.filter((body) => body.segment === segment), scene: { ...scene, parts, stones: [] } };
    return { segment, prepared: prepared({ ...request, name: `${request.name} ${segment + 1}` }, own) };
  });
}

type Content = Pick<RingFile, 'bytes' | 'face'>;

/** The section, and a strip for each engraved face. */
function drawings({ name, ring, tables }: Prepared): Content[] {
  const section = { face: null, bytes: strToU8(sectionSvg(sectionDrawing(ring, tables), name)) };
  const body = ringBody(ring, tables);
  const strips = ENGRAVING_FACES.flatMap((face): Content[] => {
    const strip = engravingStrip(ring, body, tables, face);
    return strip === null ? [] : [{ face, bytes: strToU8(engravingSvg(strip, `${name}, ${face}`)) }];
  });
  return [section, ...strips];
}

function written(format: RingFormat, parts: Prepared): Content[] {
  const { name, solids, picture } = parts;
  switch (format) {
    case 'stl':
      return [{ face: null, bytes: stlBytes(solids.map(({ mesh }) => mesh)) }];
    case '3mf':
      return [{ face: null, bytes: threeMfBytes({ name, solids }) }];
    case 'glb':
      return [{ face: null, bytes: glbBytes(picture) }];
    case 'usdz':
      return [{ face: null, bytes: usdzBytes(picture) }];
    case 'svg':
      return drawings(parts);
  }
}

/**
 * All files of one ring, or why none may be written: a body that is not closed, or whose volume is not the weighed one. The
 * ring must have passed the rules.
 */
export async function exportRing(request: ExportRequest): Promise<Result<RingExport>> {
  const { ring, path, formats, kernel } = request;
  const made = await ringBodies(ring, kernel);
  if (!made.ok) return made;
  const { volumes, issues } = checkExport(path, made.value.bodies);
  if (issues.length > 0) return refusal(issues);
  const parts = prepared(request, made.value);
  const filesOf = (format: RingFormat, of: Prepared, segment: number | null): RingFile[] =>
    written(format, of).map((content) => ({ ...content, format, segment, leavesOut: leftOut(format, ring) }));
  const whole = formats.flatMap((format) => filesOf(format, parts, null));
  const single = request.perSegment === true ? segmentsOf(request, made.value) : [];
  const files = single.flatMap(({ segment, prepared: own }) =>
    formats.filter(isOfSegments).flatMap((format) => filesOf(format, own, segment)),
  );
  return success({ files: [...whole, ...files], volumes });
}
