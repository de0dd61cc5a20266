import { ringBody } from './ring-body.ts';
import type { RingDesign } from '../design/ring-design.ts';
import type { KernelTables } from '../design/tables.ts';
import { finishedSize } from '../profile/cross-section.ts';

/** What a gauge reads on the finished ring, mm in hundredths. */
export interface FinishedMeasures {
  readonly width: number;
  readonly height: number;
  /** Whether that is the ordered figure; where it is not, both are said. */
  readonly isWidthAsOrdered: boolean;
  readonly isHeightAsOrdered: boolean;
}

/** Smallest difference that a workshop's calliper shows, mm. */
const READ = 0.01;
const hundredths = (value: number): number => Math.round(value * 100) / 100;

/**
 * Widest width and greatest height of the finished ring. The record's width is that of the profile's theoretical corners:
 * the leaning flanks of F17 begin at its edge radius and measure less across, a broken ridge (F15), a broken high edge
 * (F13) and hollow rims (F11) are lower than ordered.
 */
export function finishedMeasures(ring: RingDesign, tables: KernelTables): FinishedMeasures {
  const { width, height } = finishedSize(ringBody(ring, tables).section);
  return {
    width: hundredths(width),
    height: hundredths(height),
    isWidthAsOrdered: Math.abs(width - ring.width) < READ,
    isHeightAsOrdered: Math.abs(height - ring.height) < READ,
  };
}
