import type { RingBody } from '../body/ring-body.ts';
import type { StoneRow } from '../design/ring-design.ts';
import { chainHeight } from '../math/chain.ts';
import { sinkAt } from './girdle-sink.ts';
import { rowCentre, rowCount, type RowPlan } from './row-count.ts';
import { stoneSize } from './stone-size.ts';

/** Metal that stays beside a cross channel over the whole width, mm, and what a stone takes beyond its girdle when counted. */
const CROSS_MARGIN = 0.5;
const CROSS_STEP = 0.2;
const SAMPLES = 12;

/**
 * Plans a short row across the ring at its angle: at most floor((w − 0.5) / (d + 0.2)) stones, girdles on one straight
 * line parallel to the ring's axis, low enough that no stone stands out where the profile falls away.
 */
export function crossPlan(body: RingBody, row: StoneRow): RowPlan {
  const { across } = stoneSize(row);
  const { width } = body.section;
  const most = Math.max(0, Math.floor((width - CROSS_MARGIN) / (across + CROSS_STEP) + 1e-9));
  const count = row.extent === 'count' ? Math.min(row.count, most) : rowCount(row, most, most);
  const step = across + row.spacing;
  const half = ((count - 1) * step + across) / 2;
  const heights = Array.from({ length: SAMPLES + 1 }, (_, k) =>
    chainHeight(body.section.outer, row.position + half * ((2 * k) / SAMPLES - 1)),
  );
  const surfaceRadius = body.innerRadius + Math.min(...heights);
  const sink = sinkAt(body, row, row.position, 0);
  const girdleRadius = surfaceRadius - sink;
  const angle = rowCentre(row);
  const spots = Array.from({ length: count }, (_, index) => ({
    angle,
    radius: girdleRadius,
    position: row.position + (index - (count - 1) / 2) * step,
    tilt: 0,
    sink,
  }));
  const angles = spots.map(() => angle);
  return { count, most, pitch: 0, gap: row.spacing, girdleRadius, surfaceRadius, angles, spots };
}
