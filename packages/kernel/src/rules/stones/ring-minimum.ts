import type { StoneRow } from '../../design/ring-design.ts';
import type { KernelTables, RoundSize } from '../../design/tables.ts';
import { SLOT_OPENING } from '../../stones/round-proportions.ts';
import { tensionSeat } from '../../stones/tension-seat.ts';
import { CUT_LIMITS } from './cut-limits.ts';
import { upToStep } from '../basis/make-issue.ts';
import { SETTING_LIMITS } from './setting-limits.ts';
import { stoneAcross } from './stone-extent.ts';

/** Smallest ring for the stones of a row, mm. */
export interface RingMinimum {
  readonly width: number;
  readonly height: number;
}

/** Depth of the usual brilliant over its diameter. */
const BRILLIANT_DEPTH = 0.61;
/** Above the table a stone needs this much of its diameter in width and height, as the table's last rows do. */
const BEYOND = { width: 1.4, height: 0.75 };
/** Part of a head's stone that the band under it must be wide. */
const HEAD_WIDTH = 0.3;
/** Wall above and below a stone in the flank, together, mm. */
const FLANK_WALL = 0.3;
/** Trade minimum of a baguette, whatever its size, mm. */
const BAGUETTE_HEIGHT = 1.6;
/** Princess of the trade's table: [edge, width of the ring, height], linear between. */
const PRINCESS = { from: [1.8, 2.5, 1.6], to: [3.8, 5, 3.5] } as const;

/** Wall that stands beside a channel in the narrowest band of the table, mm; wider bands leave 0.35. */
const CHANNEL_WALL = 0.3;

function rowAbove(sizes: readonly RoundSize[], diameter: number): RingMinimum {
  const size = sizes.find((candidate) => candidate.diameter >= diameter - 1e-9);
  if (size !== undefined) return { width: size.ringWidthMin, height: size.ringHeightMin };
  return { width: upToStep(BEYOND.width * diameter, 0.5), height: upToStep(BEYOND.height * diameter, 0.1) };
}

function princessMinimum(edge: number): RingMinimum {
  const { from, to } = PRINCESS;
  const part = (edge - from[0]) / (to[0] - from[0]);
  const [width, height] = [from[1] + part * (to[1] - from[1]), from[2] + part * (to[2] - from[2])];
  return { width: Math.max(1.5, upToStep(width, 0.5)), height: Math.max(1.2, upToStep(height, 0.1)) };
}

function sunkMinimum(tables: KernelTables, row: StoneRow): RingMinimum {
  const depth = row.depth ?? CUT_LIMITS[row.cut].usualDepth * row.diameter;
  if (row.cut === 'princess') return princessMinimum(stoneAcross(row));
  // Other cuts take the width of the brilliant that is as wide, and the height of the one that is as deep.
  const { width } = rowAbove(tables.roundSizes, stoneAcross(row));
  const { height } = rowAbove(
    tables.roundSizes,
    row.cut === 'round' && row.depth === null ? row.diameter : depth / BRILLIANT_DEPTH,
  );
  return { width, height: row.cut === 'baguette' ? Math.max(BAGUETTE_HEIGHT, height) : height };
}

/** Smallest ring that carries the row: the trade's table for sunk stones, the setting's own limits for all. */
export function ringMinimum(tables: KernelTables, row: StoneRow): RingMinimum {
  const limits = SETTING_LIMITS[row.setting];
  const own = { width: limits.ringWidth, height: limits.ringHeight };
  // A sprung ring holds its stone by two chords of the girdle; the stone itself may reach over both edges.
  if (row.setting === 'tension') {
    return { ...own, width: Math.max(own.width, upToStep(tensionSeat(row).bearing + 2 * limits.edge, 0.5)) };
  }
  if (row.setting === 'side')
    return { ...own, height: Math.max(own.height, upToStep(stoneAcross(row) + FLANK_WALL, 0.1)) };
  if (row.setting === 'channel') {
    const sunk = sunkMinimum(tables, row);
    const walled = upToStep(SLOT_OPENING * stoneAcross(row) + 2 * CHANNEL_WALL, 0.5);
    return { width: Math.max(own.width, sunk.width, walled), height: Math.max(own.height, sunk.height) };
  }
  const stone = limits.isSunk
    ? sunkMinimum(tables, row)
    : { width: upToStep(HEAD_WIDTH * stoneAcross(row), 0.5), height: 0 };
  return { width: Math.max(own.width, stone.width), height: Math.max(own.height, stone.height) };
}
