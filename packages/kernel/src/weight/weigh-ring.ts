import { itemAt } from '../units/item-at.ts';
import { beadRows, beadVolume } from '../body/bead-row.ts';
import { bodyVolumes } from '../body/body-volumes.ts';
import { ringBody, type RingBody } from '../body/ring-body.ts';
import type { RingDesign } from '../design/ring-design.ts';
import type { Kernel } from '../design/kernel.ts';
import { fieldLosses } from './field-loss.ts';
import type { RingWeight } from './ring-weight.ts';
import { planRow } from '../stones/row-plan.ts';
import { decimal, roundHalfAway, toNumber } from '../units/decimal.ts';
import { grams } from '../units/quantities.ts';
import { stoneCarats } from './stone-carats.ts';

const MILLIGRAMS_PER_GRAM = 1000;

/** Adds the beads of milgrain and bead grooves to the segments that each row stands on: half to each at a joint. */
function addBeads(volumes: number[], ring: RingDesign, body: RingBody): void {
  for (const { bead, places, segments } of beadRows(body, ring.grooves)) {
    const metal = places.reduce((sum, { floorRadius }) => sum + beadVolume(bead, floorRadius), 0);
    for (const segment of segments) volumes[segment] = itemAt(volumes, segment) + metal / 2;
  }
}

/** Takes the letters out of the segments that they are cut into; nothing while the letters are not loaded. */
function takeEngravings(volumes: number[], ring: RingDesign, { engraver, tables }: Kernel): void {
  engraver?.metal(ring, tables).forEach((metal, segment) => {
    volumes[segment] = Math.max(0, itemAt(volumes, segment) - metal);
  });
}

const settingMetal = (ring: RingDesign, { setter, tables }: Kernel): readonly number[] =>
  ring.stones.length === 0 ? [...ring.segments, ...ring.inlays].map(() => 0) : setter.metal(ring, tables);

/**
 * Volume in mm³ of every segment, then of every inlaid strip, of the turned body and what its stones take and add: without
 * beads, relief and engravings.
 */
export function plainVolumes(ring: RingDesign, kernel: Kernel): number[] {
  const turned = bodyVolumes(ringBody(ring, kernel.tables), ring.inlays.length);
  const stones = settingMetal(ring, kernel);
  return [...turned.segments, ...turned.inlays].map((volume, index) => Math.max(0, volume + itemAt(stones, index)));
}

/**
 * Finished metal volume in mm³ of every segment, then of every inlaid strip. Each kind of work contributes in one
 * place: the turned body, its beads, its relief, what its stones take and add, and its engravings.
 */
export function metalVolumes(ring: RingDesign, kernel: Kernel): number[] {
  const body = ringBody(ring, kernel.tables);
  const turned = bodyVolumes(body, ring.inlays.length);
  const segments = [...turned.segments];
  addBeads(segments, ring, body);
  takeEngravings(segments, ring, kernel);
  const losses = fieldLosses(ring, body);
  const stones = settingMetal(ring, kernel);
  return [...segments, ...turned.inlays].map((volume, index) =>
    Math.max(0, volume - itemAt(losses, index) + itemAt(stones, index)),
  );
}

/** Grams rounded to 0.01 g, half away from zero: the figure that is shown and priced. */
export const roundGrams = (value: number): number => toNumber(roundHalfAway(decimal(value), 2));

/**
 * Weighs a parsed ring from its exact description, never from a mesh. Unknown alloys weigh nothing and unknown
 * stones carry no carats; the rules name them.
 */
export function weighRing(ring: RingDesign, kernel: Kernel): RingWeight {
  const { tables } = kernel;
  const volumes = metalVolumes(ring, kernel);
  const segments = [...ring.segments, ...ring.inlays].map((metal, index) => {
    const density = tables.alloys.find((alloy) => alloy.id === metal.alloy)?.density ?? 0;
    return grams((itemAt(volumes, index) * density) / MILLIGRAMS_PER_GRAM);
  });
  const metal = segments.reduce((sum, segment) => sum + segment, 0);
  const body = ringBody(ring, tables);
  const carats = ring.stones.map((row) => {
    const { count } = planRow(body, row);
    return { count, ...stoneCarats(row, count, tables) };
  });
  const total = (part: 'count' | 'trade' | 'true'): number => carats.reduce((sum, row) => sum + row[part], 0);
  return {
    segments,
    metal: grams(metal),
    shown: grams(roundGrams(metal)),
    rows: carats.map(({ count, trade }) => ({ count, tradeCarats: trade })),
    stoneCount: total('count'),
    // Buckets are hundredths: sums of several rows read as such too.
    tradeCarats: toNumber(roundHalfAway(decimal(total('trade')), 6)),
    trueCarats: total('true'),
  };
}
