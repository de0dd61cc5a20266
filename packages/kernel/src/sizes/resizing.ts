import type { RingDesign } from '../design/ring-design.ts';
import type { KernelTables } from '../design/tables.ts';

/** Why a finished ring keeps its size. */
export type FixedReason = 'material' | 'layers' | 'shells' | 'full-row' | 'tension' | 'pattern' | 'inlay';

/** Whether a jeweller can change the size later, and by how many mm of circumference up or down. */
export type Resizing =
  | { readonly isResizable: true; readonly millimetres: number }
  | { readonly isResizable: false; readonly reason: FixedReason };

/** About two sizes, mm of circumference. */
const USUAL = 2;

const hasPattern = ({ grooves, segments, split }: RingDesign): boolean =>
  split.form === 'wave' ||
  split.form === 'diagonal' ||
  grooves.some(({ shape, path }) => path.form !== 'straight' || shape === 'milgrain' || shape === 'bead') ||
  segments.some(({ finish }) => finish === 'notch' || finish.startsWith('diamond'));

function fixedReason(ring: RingDesign, tables: KernelTables): FixedReason | null {
  const works = ring.segments.map(({ alloy }) => tables.alloys.find(({ id }) => id === alloy)?.work);
  // Harder than the rolls, skinned with oxide, or not metal at all.
  if (works.includes('hard') || works.includes('fibre')) return 'material';
  if (works.includes('layers')) return 'layers';
  if (ring.split.form === 'shell') return 'shells';
  if (ring.stones.some(({ extent }) => extent === 'full')) return 'full-row';
  if (ring.stones.some(({ setting }) => setting === 'tension')) return 'tension';
  if (ring.inlays.length > 0) return 'inlay';
  return hasPattern(ring) ? 'pattern' : null;
}

/**
 * Whether the finished ring can be made larger or smaller by about two sizes. Hard, oxidised and layered materials,
 * shells, strips, closed stone rows, sprung rings and patterns that run around the ring keep their size for life.
 */
export function resizing(ring: RingDesign, tables: KernelTables): Resizing {
  const reason = fixedReason(ring, tables);
  return reason === null ? { isResizable: true, millimetres: USUAL } : { isResizable: false, reason };
}
