import type { Groove } from '../design/ring-design.ts';
import { chainHeight, clipChain, type Chain } from '../math/chain.ts';
import { line, type ArcPiece, type Piece } from '../math/piece.ts';

/** Depth of a flat groove, mm. */
const FLAT_DEPTH = 0.3;
/** A raised band is an arc this high over its width, and at most so many mm. */
const RAISED_RATIO = 0.25;
const RAISED_MOST = 0.3;
/** A milgrain channel is as deep as its beads are high, over their diameter, so that they end level with the rim. */
const CHANNEL_RATIO = 0.35;

/** A bead: part of a sphere that stands on the floor of its channel, mm. */
export interface Bead {
  readonly diameter: number;
  readonly height: number;
  /** Desired distance from bead to bead; stretched so that the row closes. */
  readonly pitch: number;
}

/**
 * Bead of a milgrain or bead groove, or null. Milgrain: fine 0.5 in a channel of 0.7, coarse 1.0 in 1.2, caps of 0.35
 * of the diameter, 0.1 apart. Bead groove: half spheres that fill the channel but for a tool's play of 0.05 on each
 * side, 0.05 apart; they stand above the rim.
 */
export function beadOf({ shape, width }: Pick<Groove, 'shape' | 'width'>): Bead | null {
  if (shape === 'milgrain') {
    const diameter = width < 1 ? 0.5 : 1;
    return { diameter, height: CHANNEL_RATIO * diameter, pitch: diameter + 0.1 };
  }
  if (shape !== 'bead') return null;
  const diameter = width - 0.1;
  return { diameter, height: diameter / 2, pitch: diameter + 0.05 };
}

/** Height of a raised band over the chord of its feet, mm. */
export const raisedHeight = (width: number): number => Math.min(RAISED_RATIO * width, RAISED_MOST);

/** Depth below the lower lip in mm: V 90° and U half the width, V 60° 0.87 of it; 0 for a raised band. */
export function grooveDepth(groove: Pick<Groove, 'shape' | 'width'>): number {
  const { shape, width } = groove;
  switch (shape) {
    case 'v':
    case 'u':
      return width / 2;
    case 'v60':
      return (width / 2) * Math.sqrt(3);
    case 'flat':
      return FLAT_DEPTH;
    case 'raised':
      return 0;
    case 'milgrain':
    case 'bead':
      return CHANNEL_RATIO * (beadOf(groove)?.diameter ?? 0);
  }
}

/** y of the deepest point of a groove with its centre at x in a chain. */
export function grooveFloor(chain: Chain, groove: Groove, x: number = groove.position): number {
  const left = chainHeight(chain, x - groove.width / 2);
  const right = chainHeight(chain, x + groove.width / 2);
  const isV = groove.shape === 'v' || groove.shape === 'v60';
  return (isV ? (left + right) / 2 : Math.min(left, right)) - grooveDepth(groove);
}

/** Arc over two feet whose crest stands `sagitta` above their chord. */
function raisedArc(a: number, left: number, b: number, right: number, sagitta: number): ArcPiece {
  const chord = Math.hypot(b - a, right - left);
  const radius = (chord * chord) / (8 * sagitta) + sagitta / 2;
  const tilt = Math.atan2(right - left, b - a);
  const half = Math.asin(chord / (2 * radius));
  const reach = radius - sagitta;
  return {
    kind: 'arc',
    cx: (a + b) / 2 + reach * Math.sin(tilt),
    cy: (left + right) / 2 - reach * Math.cos(tilt),
    radius,
    start: Math.PI / 2 + tilt + half,
    sweep: -2 * half,
  };
}

/** Sagitta of a raised band whose feet lie on a slope: flatter where it would otherwise overhang. */
export function raisedSagitta(width: number, rise: number): number {
  const chord = Math.hypot(width, rise);
  const most = (chord / 2) * Math.tan((Math.PI / 2 - Math.atan2(Math.abs(rise), width)) / 2 - 0.05);
  return Math.max(1e-3, Math.min(raisedHeight(width), most));
}

/**
 * Outline of a groove with its centre at x between its two lips. The tool plunges radially: on a slope the V runs from
 * lip to lip and the others keep upright walls up to the higher lip. A raised band stands on the surface instead.
 */
export function groovePieces(chain: Chain, groove: Groove, x: number = groove.position): Piece[] {
  const a = x - groove.width / 2;
  const b = x + groove.width / 2;
  const left = chainHeight(chain, a);
  const right = chainHeight(chain, b);
  const floor = grooveFloor(chain, groove, x);
  switch (groove.shape) {
    case 'v':
    case 'v60':
      return [line(a, left, x, floor), line(x, floor, b, right)];
    case 'u': {
      const lip = Math.min(left, right);
      const radius = groove.width / 2;
      const bowl: Piece = { kind: 'arc', cx: x, cy: lip, radius, start: Math.PI, sweep: Math.PI };
      return [...(left > lip ? [line(a, left, a, lip)] : []), bowl, ...(right > lip ? [line(b, lip, b, right)] : [])];
    }
    case 'raised':
      return [raisedArc(a, left, b, right, raisedSagitta(groove.width, right - left))];
    case 'flat':
    case 'milgrain':
    case 'bead':
      return [line(a, left, a, floor), line(a, floor, b, floor), line(b, floor, b, right)];
  }
}

/** The chain with the groove turned into it at its resting place. */
export function cutGroove(
  chain: Chain,
  groove: Groove,
): { readonly before: Chain; readonly cut: Chain; readonly after: Chain } {
  const a = groove.position - groove.width / 2;
  const b = groove.position + groove.width / 2;
  return {
    before: clipChain(chain, -Infinity, a),
    cut: groovePieces(chain, groove),
    after: clipChain(chain, b, Infinity),
  };
}
