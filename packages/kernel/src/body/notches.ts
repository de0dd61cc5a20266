import type { BandField } from '../math/lattice-noise.ts';

/** V notches of 90° filed into the edge of the ring: pitch along the edge, depth at the edge and length inwards, mm. */
const NOTCH = { pitch: 2, depth: 0.3, length: 0.8 } as const;
/** A notch takes at most this share of its lane's width from one edge. */
const LANE_SHARE = 0.45;

/** Notches of a lane: which of its borders are edges of the ring, and how far in they run. */
export interface Notches {
  readonly count: number;
  readonly length: number;
  readonly depth: number;
  /** x of the notched edges with the direction inwards. */
  readonly edges: readonly { readonly x: number; readonly inwards: 1 | -1 }[];
}

/** Notches of the lane [from, to]; borders that are no edge of the ring get none. */
export function planNotches(
  lane: { readonly from: number; readonly to: number; readonly openLeft: boolean; readonly openRight: boolean },
  circumference: number,
): Notches {
  const length = Math.min(NOTCH.length, LANE_SHARE * (lane.to - lane.from));
  return {
    count: Math.max(3, Math.round(circumference / NOTCH.pitch)),
    length,
    // A short notch keeps its slope: the file leans on the edge.
    depth: (NOTCH.depth * length) / NOTCH.length,
    edges: [
      ...(lane.openLeft ? [{ x: lane.from, inwards: 1 as const }] : []),
      ...(lane.openRight ? [{ x: lane.to, inwards: -1 as const }] : []),
    ],
  };
}

/** Depth of the notches, mm and mm per mm: straight down the edge and rising inwards; one stands at angle zero of u. */
export function notchField(notches: Notches, circumference: number): BandField {
  const pitch = circumference / notches.count;
  const rise = notches.depth / notches.length;
  return (u, x, into) => {
    into.value = 0;
    into.byU = 0;
    into.byX = 0;
    const beside = u - Math.round(u / pitch) * pitch;
    for (const edge of notches.edges) {
      const apex = notches.depth - rise * Math.abs(x - edge.x);
      const depth = apex - Math.abs(beside);
      if (depth <= into.value) continue;
      into.value = depth;
      into.byU = -Math.sign(beside);
      into.byX = -rise * edge.inwards;
    }
  };
}
