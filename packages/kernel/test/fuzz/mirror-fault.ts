import { itemAt } from '../../src/units/item-at.ts';
import { fadeAt, RELIEF_DEPTH } from '../../src/body/relief.ts';
import { ringBody } from '../../src/body/ring-body.ts';
import { fieldBorders, type WorkedField } from '../../src/body/worked-fields.ts';
import type { Path, RingDesign, StoneRow } from '../../src/design/ring-design.ts';
import type { Kernel } from '../../src/design/kernel.ts';
import type { KernelTables } from '../../src/design/tables.ts';
import type { FieldPoint } from '../../src/math/lattice-noise.ts';
import { ringFields } from '../../src/stones/ring-fields.ts';
import { rowCentre } from '../../src/stones/row-count.ts';
import { planRow } from '../../src/stones/row-plan.ts';
import { mm, type Mm } from '../../src/units/quantities.ts';
import { fieldLoss } from '../../src/weight/field-loss.ts';
import { metalVolumes } from '../../src/weight/weigh-ring.ts';

/** Heads are integrated to 2e-4 of the ring; the two ways round take other nodes. */
export const MIRROR_LIMIT = 2e-4;

/** Cuts with a point at one end: the record turns them along or across, never the other way about. */
const POINTED = new Set<StoneRow['cut']>(['pear', 'heart']);

/**
 * Where the mirror stands: in the middle plane of the band (left becomes right), or in the plane through the ring's
 * axis and its top (what follows counter-clockwise follows clockwise).
 */
export type MirrorPlane = 'middle' | 'top';

/**
 * The plane in which a ring's mirror image is another record, the middle one where both will do. A slanted profile
 * leans one way by name and a point across looks one way: they are mirrored in the plane through the top. A point
 * along the ring is mirrored in the middle plane. Null for a ring that holds both kinds.
 */
export function mirrorPlane({ profile, stones }: RingDesign, { profiles }: KernelTables): MirrorPlane | null {
  const isSlanted = profiles.some(({ id, kind }) => id === profile && kind === 'slant');
  const pointed = stones.filter(({ cut }) => POINTED.has(cut));
  if (!isSlanted && pointed.every(({ orientation }) => orientation === 'along')) return 'middle';
  return pointed.every(({ orientation }) => orientation === 'across') ? 'top' : null;
}

const opposite = (value: Mm): Mm => mm(-value + 0);

/** x(θ) = amplitude · cos(waves · θ + phase), seen from the other side: −x(θ) in the middle plane, x(−θ) in that through the top. */
function pathOf<P extends Pick<Path, 'phase'> & { readonly form: string }>(path: P, plane: MirrorPlane): P {
  if (path.form !== 'wave' && path.form !== 'diagonal') return path;
  return { ...path, phase: (plane === 'middle' ? path.phase + 180 : 360 - path.phase) % 360 };
}

/** A sky is drawn from its seed: its stones as single ones, each at its place. */
function singlesOf(ring: RingDesign, row: StoneRow, tables: KernelTables): StoneRow[] {
  if (row.setting !== 'scatter') return [row];
  return planRow(ringBody(ring, tables), row).spots.map(({ angle, position, sink, tilt }) => ({
    ...row,
    setting: 'flush',
    extent: 'count',
    count: 1,
    angle: row.angle + ((angle - rowCentre(row)) * 180) / Math.PI,
    position: mm(position + sink * Math.sin(tilt)),
    seed: 0,
  }));
}

function rowOf(row: StoneRow, plane: MirrorPlane): StoneRow {
  if (plane === 'top') return { ...row, angle: -row.angle + 0 };
  return row.face === 'outer'
    ? { ...row, position: opposite(row.position) }
    : { ...row, face: row.face === 'left' ? 'right' : 'left' };
}

/** Lanes, strips, edges and grooves from the other side of the middle plane; only paths change in the one through the top. */
function linesOf(ring: RingDesign, plane: MirrorPlane): RingDesign {
  const turned = {
    ...ring,
    split: pathOf(ring.split, plane),
    grooves: ring.grooves.map((groove) => ({ ...groove, path: pathOf(groove.path, plane) })),
  };
  if (plane === 'top') return turned;
  const { edges, split, segments, inlays, grooves } = turned;
  return {
    ...turned,
    edges: { left: edges.right, right: edges.left },
    segments: split.form === 'shell' ? segments : segments.toReversed(),
    inlays: inlays.map((inlay) => ({ ...inlay, position: opposite(inlay.position) })),
    grooves: grooves.map((groove) => ({ ...groove, position: opposite(groove.position) })),
  };
}

/** A ring without letters as a mirror in `plane` shows it. */
export function mirroredRing(ring: RingDesign, plane: MirrorPlane, tables: KernelTables): RingDesign {
  const stones = ring.stones.flatMap((row) => singlesOf(ring, row, tables)).map((row) => rowOf(row, plane));
  return { ...linesOf(ring, plane), stones, engravings: [] };
}

/** Hammered and bark surfaces of a ring: where they lie, and what they take. */
export interface Drawn {
  /** Surface that the pattern covers, weighed by the share of it that borders and polished spots leave, mm². */
  readonly area: number;
  /** mm³ */
  readonly loss: number;
  /** Most that the patterns may take more or less by chance, mm³. */
  readonly chance: number;
}

/** Part by which the covered surfaces may differ: they are summed over the same grid from both sides. */
const AREA_LIMIT = 1e-4;
/** Steps of that grid around and across, mm. */
const STEP = [0.2, 0.05] as const;

function coveredArea(field: WorkedField): number {
  const { from, to, circumference } = field.relief.lane;
  const columns = Math.ceil(circumference / STEP[0]);
  const rows = Math.ceil((to - from) / STEP[1]);
  const left: FieldPoint = { value: 0, byU: 0, byX: 0 };
  let sum = 0;
  for (let j = 0; j < columns; j++) {
    const turn = (j + 0.5) / columns;
    const borders = fieldBorders(field, 2 * Math.PI * turn);
    for (let i = 0; i < rows; i++) {
      const x = from + ((to - from) * (i + 0.5)) / rows;
      field.spots.shareAt(circumference * turn, x, left);
      sum += left.value * fadeAt(field.relief, x, borders);
    }
  }
  return (sum * circumference * (to - from)) / (columns * rows);
}

/** What is drawn by chance on a ring; notches stand at measured places and are not. */
export function drawnOn(ring: RingDesign, tables: KernelTables): Drawn {
  const body = ringBody(ring, tables);
  const fields = ringFields(ring, body).filter(({ relief: { form } }) => form.kind !== 'notches');
  const areas = fields.map(coveredArea);
  return {
    area: areas.reduce((sum, area) => sum + area, 0),
    loss: fields.reduce((sum, field) => sum + fieldLoss(field, body), 0),
    // Two draws differ by up to 0.25 of this (standard deviation of 60 draws on lanes of 0.8 to 4 mm): four times that.
    chance: fields.reduce((sum, { relief: { form } }, index) => {
      const deepest = form.kind === 'dents' ? Math.max(...form.dents.depth) : RELIEF_DEPTH.bark;
      return sum + deepest * Math.sqrt(itemAt(areas, index));
    }, 0),
  };
}

/** The patterns of hammer and bark are drawn by chance: both sides must have as much of them, and lose as much by them. */
export function drawnFault(here: Drawn, there: Drawn, plane: MirrorPlane): string | null {
  if (Math.abs(there.area - here.area) > AREA_LIMIT * here.area) {
    return `mirrored in the ${plane} plane, ${there.area.toFixed(3)} mm² are worked instead of ${here.area.toFixed(3)}`;
  }
  return Math.abs(there.loss - here.loss) <= here.chance
    ? null
    : `mirrored in the ${plane} plane, hammer and bark take ${there.loss.toFixed(3)} mm³ instead of ${here.loss.toFixed(3)}`;
}

/**
 * How far the metal of a ring differs from that of its mirror image, in words; null when they agree or none can be
 * written down. No record is the image of a drawn pattern: the metal is compared before hammer and bark.
 */
export function mirrorFault(ring: RingDesign, kernel: Kernel): string | null {
  const { tables } = kernel;
  const plane = mirrorPlane(ring, tables);
  if (plane === null) return null;
  const image = mirroredRing(ring, plane, tables);
  const bare = { ...ring, engravings: [] };
  const [here, there] = [drawnOn(bare, tables), drawnOn(image, tables)];
  const metal = (of: RingDesign, { loss }: Drawn): number =>
    metalVolumes(of, kernel).reduce((sum, volume) => sum + volume, loss);
  const difference = metal(image, there) / metal(bare, here) - 1;
  return Math.abs(difference) <= MIRROR_LIMIT
    ? drawnFault(here, there, plane)
    : `mirrored in the ${plane} plane, the ring holds ${(100 * difference).toFixed(4)} % more metal`;
}
