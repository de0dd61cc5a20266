import { ringBody } from '../../src/body/ring-body.ts';
import type { Path, RingDesign, StoneRow } from '../../src/design/ring-design.ts';
import type { Kernel } from '../../src/design/kernel.ts';
import type { KernelTables } from '../../src/design/tables.ts';
import { rowCentre } from '../../src/stones/row-count.ts';
import { planRow } from '../../src/stones/row-plan.ts';
import { mm, type Mm } from '../../src/units/quantities.ts';
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

/** How far the metal of a ring differs from that of its mirror image, in words; null when they agree or none can be written down. */
export function mirrorFault(ring: RingDesign, kernel: Kernel): string | null {
  const { tables } = kernel;
  const plane = mirrorPlane(ring, tables);
  if (plane === null) return null;
  const metal = (of: RingDesign): number => metalVolumes(of, kernel).reduce((sum, volume) => sum + volume, 0);
  const difference = metal(mirroredRing(ring, plane, tables)) / metal({ ...ring, engravings: [] }) - 1;
  return Math.abs(difference) <= MIRROR_LIMIT
    ? null
    : `mirrored in the ${plane} plane, the ring holds ${(100 * difference).toFixed(4)} % more metal`;
}
