import type { Path, RingDesign, StoneRow } from '../../src/design/ring-design.ts';
import type { KernelTables } from '../../src/design/tables.ts';
import { mm, type Mm } from '../../src/units/quantities.ts';
import { metalVolumes } from '../../src/weight/weigh-ring.ts';

/** Heads are integrated to 2e-4 of the ring; the two ways round take other nodes. */
export const MIRROR_LIMIT = 2e-4;

/** Cuts with a point at one end: their mirror image is another record only when the point looks along the ring. */
const POINTED = new Set<StoneRow['cut']>(['pear', 'heart']);

/** Whether the other side of a ring can be written down: no slanted profile, no sky of its own seed, no point across. */
export const isMirrorable = ({ profile, stones }: RingDesign, { profiles }: KernelTables): boolean =>
  profiles.some(({ id, kind }) => id === profile && kind !== 'slant') &&
  stones.every(
    ({ setting, cut, orientation, face }) =>
      setting !== 'scatter' && !(POINTED.has(cut) && (orientation === 'across' || face !== 'outer')),
  );

const opposite = (value: Mm): Mm => mm(-value + 0);
const pathOf = <P extends Pick<Path, 'phase'> & { readonly form: string }>(path: P): P =>
  path.form === 'wave' || path.form === 'diagonal' ? { ...path, phase: (path.phase + 180) % 360 } : path;
const rowOf = (row: StoneRow): StoneRow =>
  row.face === 'outer'
    ? { ...row, position: opposite(row.position) }
    : { ...row, face: row.face === 'left' ? 'right' : 'left' };

/** A ring without letters as it is seen from its other side. */
export function mirroredRing(ring: RingDesign): RingDesign {
  const { edges, split, segments, inlays, grooves, stones } = ring;
  return {
    ...ring,
    edges: { left: edges.right, right: edges.left },
    split: pathOf(split),
    segments: split.form === 'shell' ? segments : segments.toReversed(),
    inlays: inlays.map((inlay) => ({ ...inlay, position: opposite(inlay.position) })),
    grooves: grooves.map((groove) => ({ ...groove, position: opposite(groove.position), path: pathOf(groove.path) })),
    stones: stones.map(rowOf),
    engravings: [],
  };
}

/** How far the metal of a ring differs from that of its mirror image, in words; null when they agree or none can be written down. */
export function mirrorFault(ring: RingDesign, tables: KernelTables): string | null {
  if (!isMirrorable(ring, tables)) return null;
  const metal = (of: RingDesign): number => metalVolumes(of, tables).reduce((sum, volume) => sum + volume, 0);
  const difference = metal(mirroredRing(ring)) / metal({ ...ring, engravings: [] }) - 1;
  return Math.abs(difference) <= MIRROR_LIMIT
    ? null
    : `the mirrored ring holds ${(100 * difference).toFixed(4)} % more metal`;
}
