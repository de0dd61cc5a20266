import { BEAD_HEIGHT_RATIO, beadDiameter, grooveFloor } from '../body/cut-groove.ts';
import { ringBody, turnedVolume, type RingBody } from '../body/ring-body.ts';
import type { RingDesign, StoneRow } from '../design/ring-design.ts';
import type { KernelTables } from '../design/tables.ts';
import type { RingWeight } from './ring-weight.ts';
import { beadCount, beadVolume } from '../body/bead-row.ts';
import { channelMetal } from '../stones/channel-slot.ts';
import { BRILLIANT_VOLUME } from '../stones/round-proportions.ts';
import { planRow } from '../stones/row-plan.ts';
import { flushSeatMetal } from '../stones/seat-metal.ts';
import { decimal, roundHalfAway, toNumber } from '../units/decimal.ts';
import { grams } from '../units/quantities.ts';

const MILLIGRAMS_PER_GRAM = 1000;
/** One carat is 0.2 g; densities in g/cm³ are milligrams per mm³. */
const MILLIGRAMS_PER_CARAT = 200;

const segmentAt = (body: RingBody, x: number): number =>
  Math.max(
    0,
    body.lanes.findIndex(([, to]) => x < to),
  );

function beadVolumes(ring: RingDesign, body: RingBody): number[] {
  const volumes = body.lanes.map(() => 0);
  ring.grooves.forEach((groove, index) => {
    if (groove.shape !== 'milgrain' || body.skippedGrooves.includes(index)) return;
    const segment = segmentAt(body, groove.position);
    const radius = body.innerRadius + grooveFloor(body.section.outer, groove);
    const bead = beadDiameter(groove.width);
    const count = beadCount(radius + BEAD_HEIGHT_RATIO * bead, groove.width);
    volumes[segment] = (volumes[segment] ?? 0) + count * beadVolume(bead);
  });
  return volumes;
}

/** Metal in mm³ that the row takes out of the lane [from, to]. */
function seatMetal(body: RingBody, row: StoneRow, from: number, to: number): number {
  const plan = planRow(body, row);
  if (row.setting === 'channel') return channelMetal(body, row, plan, from, to);
  return plan.count * flushSeatMetal(body, row, plan, from, to);
}

/** Finished metal volume in mm³ of every segment: turned body, less seats, plus milgrain beads. */
export function segmentVolumes(ring: RingDesign, tables: KernelTables): number[] {
  const body = ringBody(ring, tables);
  const beads = beadVolumes(ring, body);
  return body.lanes.map(([from, to], index) => {
    const seats = ring.stones.reduce((sum, row) => sum + seatMetal(body, row, from, to), 0);
    return Math.max(0, turnedVolume(body, from, to) - seats + (beads[index] ?? 0));
  });
}

/** Grams rounded to 0.01 g, half away from zero: the figure that is shown and priced. */
export const roundGrams = (value: number): number => toNumber(roundHalfAway(decimal(value), 2));

/**
 * Weighs a parsed ring from its exact description, never from a mesh. Unknown alloys weigh nothing and unknown
 * stones carry no carats; the rules name them.
 */
export function weighRing(ring: RingDesign, tables: KernelTables): RingWeight {
  const volumes = segmentVolumes(ring, tables);
  const segments = ring.segments.map((segment, index) => {
    const density = tables.alloys.find((alloy) => alloy.id === segment.alloy)?.density ?? 0;
    return grams(((volumes[index] ?? 0) * density) / MILLIGRAMS_PER_GRAM);
  });
  const metal = segments.reduce((sum, segment) => sum + segment, 0);
  const body = ringBody(ring, tables);
  let stoneCount = 0;
  let tradeCarats = 0;
  let trueCarats = 0;
  for (const row of ring.stones) {
    const { count } = planRow(body, row);
    const bucket = tables.roundSizes.find((size) => size.diameter === row.diameter)?.bucket ?? 0;
    const density = tables.stoneMaterials.find((material) => material.id === row.material)?.density ?? 0;
    stoneCount += count;
    tradeCarats += toNumber(roundHalfAway(decimal(count * bucket), 6));
    trueCarats += (count * BRILLIANT_VOLUME * row.diameter ** 3 * density) / MILLIGRAMS_PER_CARAT;
  }
  return { segments, metal: grams(metal), shown: grams(roundGrams(metal)), stoneCount, tradeCarats, trueCarats };
}
