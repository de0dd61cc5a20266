import type { RingDesign, StoneRow } from '../../design/ring-design.ts';
import type { AlloySpec, KernelTables } from '../../design/tables.ts';
import { alloyOf, isSprung } from '../basis/rule-lookups.ts';

/** Why a finished ring gets no other size; the first that holds. */
type ResizeRefusal = 'material' | 'segments' | 'inlay' | 'stones-round' | 'tension';

/** Families whose shank is opened, lengthened or shortened and soldered again, or stretched (ring-sizes of the trade). */
const RESIZED = ['gold', 'platinum', 'palladium', 'silver'] as const satisfies readonly AlloySpec['family'][];
type ResizedFamily = (typeof RESIZED)[number];

/** The metal at which a shank is worked; null for one that nobody resizes. */
export function resizedFamily(ring: RingDesign, tables: KernelTables): ResizedFamily | null {
  const [first] = ring.segments;
  const family = first === undefined ? undefined : alloyOf(tables, first)?.family;
  return RESIZED.find((each) => each === family) ?? null;
}

/** A plain half of the shank must be left where it is opened: the setter's row ends there. */
const MOST_OF_TURN = 0.5;

/** Whether a row leaves less than half of the ring plain. */
function isAllRound(row: StoneRow, { size, height }: RingDesign): boolean {
  if (row.extent !== 'count') return row.extent === 'full';
  const along = row.orientation === 'along' ? row.length : row.diameter;
  return row.count * along + (row.count - 1) * row.spacing > MOST_OF_TURN * (size + 2 * Math.PI * height);
}

/**
 * Whether a finished ring can get another size at all; which size it can get say the rules of the ring at that size.
 * @returns null where it can
 */
export function resizeRefusal(ring: RingDesign, tables: KernelTables): ResizeRefusal | null {
  if (resizedFamily(ring, tables) === null) return 'material';
  // Joints between lanes or shells run all round: they break where the shank is opened.
  if (ring.segments.length > 1) return 'segments';
  if (ring.inlays.length > 0) return 'inlay';
  if (isSprung(ring)) return 'tension';
  return ring.stones.some((row) => isAllRound(row, ring)) ? 'stones-round' : null;
}

const alloysOf = ({ segments, inlays }: RingDesign, tables: KernelTables): readonly (AlloySpec | undefined)[] =>
  [...segments, ...inlays].map((part) => alloyOf(tables, part));

/** Whether a layer of rhodium hides no colour of a ring. */
export const takesRhodium = (ring: RingDesign, tables: KernelTables): boolean =>
  alloysOf(ring, tables).every((alloy) => alloy?.takesRhodium === true);

/** Whether every surface of a ring can be worked again. */
export const isRefinishable = (ring: RingDesign, tables: KernelTables): boolean =>
  alloysOf(ring, tables).every((alloy) => alloy?.isRefinishable === true);
