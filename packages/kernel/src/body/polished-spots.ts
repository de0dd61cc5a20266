import { outside } from '../units/item-at.ts';
import type { FieldPoint } from '../math/lattice-noise.ts';

/** A spot that the setter polishes around a stone: a box with rounded corners on the unrolled band. */
export interface PolishedSpot {
  /** Radians. */
  readonly angle: number;
  readonly x: number;
  /** Half of the box along and across the band and the radius added around it, mm. */
  readonly along: number;
  readonly across: number;
  readonly corner: number;
}

/** Width over which a relief comes back beside a polished spot, mm. */
const RETURN = 0.25;
/** Spots are looked up by stretches of the circumference of about this length, mm. */
const BIN = 1;

/** The polished spots of a ring on a band of one circumference; asking at a point costs what lies near it. */
export class PolishedSpots {
  readonly #circumference: number;
  readonly #bins: readonly (readonly PolishedSpot[])[];

  constructor(spots: readonly PolishedSpot[], circumference: number) {
    this.#circumference = circumference;
    const bins: PolishedSpot[][] = Array.from({ length: Math.ceil(circumference / BIN) }, () => []);
    const perRadian = circumference / (2 * Math.PI);
    const width = circumference / bins.length;
    for (const spot of spots) {
      const reach = Math.min(circumference / 2, spot.along + spot.corner + RETURN);
      const first = Math.floor((spot.angle * perRadian - reach) / width);
      const last = Math.floor((spot.angle * perRadian + reach) / width);
      for (let bin = first; bin <= Math.min(last, first + bins.length - 1); bin++) {
        bins[((bin % bins.length) + bins.length) % bins.length]?.push(spot);
      }
    }
    this.#bins = bins;
  }

  #near(u: number): readonly PolishedSpot[] {
    const bins = this.#bins;
    const circumference = this.#circumference;
    const turned = u - Math.floor(u / circumference) * circumference;
    const bin = Math.min(bins.length - 1, Math.floor((turned * bins.length) / circumference));
    return bins[bin] ?? outside(bins, bin);
  }

  /** Whether any spot reaches the column at u. */
  reaches(u: number): boolean {
    return this.#near(u).length > 0;
  }

  /** Share of a relief that is left at (u, x), with its changes per mm: 0 on every spot. Fills `into`. */
  shareAt(u: number, x: number, into: FieldPoint): void {
    into.value = 1;
    into.byU = 0;
    into.byX = 0;
    const circumference = this.#circumference;
    for (const { angle, x: middle, along, across, corner } of this.#near(u)) {
      let du = u - (angle * circumference) / (2 * Math.PI);
      du -= Math.round(du / circumference) * circumference;
      const dx = x - middle;
      const asideU = Math.max(0, Math.abs(du) - along);
      const asideX = Math.max(0, Math.abs(dx) - across);
      const distance = Math.sqrt(asideU * asideU + asideX * asideX);
      const t = (distance - corner) / RETURN;
      if (t >= 1) continue;
      const share = t <= 0 ? 0 : t * t * (3 - 2 * t);
      const slope = t <= 0 ? 0 : (6 * t * (1 - t)) / (RETURN * distance);
      into.byU = into.byU * share + into.value * slope * asideU * Math.sign(du);
      into.byX = into.byX * share + into.value * slope * asideX * Math.sign(dx);
      into.value *= share;
    }
  }
}
