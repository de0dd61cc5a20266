import type { ProfileRatios } from '../design/ring-design.ts';
import type { ProfileSpec } from '../design/tables.ts';
import type { Chain } from '../math/chain.ts';
import { line, pointAt, type Piece } from '../math/piece.ts';
import { arc, arcCap, outerCap, type Cap } from './cap.ts';
import { trapezoidSection } from './trapezoid-section.ts';

/**
 * Closed section of a plain ring: outer and inner chain from left to right, joined by upright flanks where their ends
 * differ in y. y = 0 is the bore crest, y = height the highest outer point (see `finishedSize` for profiles whose
 * corner or ridge is broken).
 */
export interface CrossSection {
  readonly width: number;
  readonly height: number;
  readonly outer: Chain;
  readonly inner: Chain;
}

const FILLET_LIMIT = 0.25;
/** Share of the height that outer and inner sagitta may take together; a flank must remain. */
const DROP_LIMIT = 0.9;

/** Mirrors an upper chain at y = 0: the bore is a cap seen from below. */
function mirrored(chain: readonly Piece[]): Piece[] {
  return chain.map((piece) =>
    piece.kind === 'line'
      ? line(piece.x0, -piece.y0, piece.x1, -piece.y1)
      : { ...piece, cy: -piece.cy, start: 2 * Math.PI - piece.start, sweep: -piece.sweep },
  );
}

/** Share of the height by which the outer line falls towards the edge, before edge radii. */
function outerDrop(spec: ProfileSpec, height: number): number {
  switch (spec.kind) {
    case 'arc':
      return Math.max(0, spec.outerSagittaRatio);
    case 'bevel':
      return spec.chamferHeightRatio ?? 0;
    case 'slant':
      return spec.dropRatio ?? 0;
    case 'step':
      return (spec.stepDepth ?? 0) / height;
    case 'knife':
      return 1 - (spec.edgeHeightRatio ?? 1);
    case 'round':
    case 'trapezoid':
      return 0;
  }
}

const innerSagitta = (spec: ProfileSpec, height: number): number =>
  Math.max(0, Math.min(spec.innerSagittaRatio, DROP_LIMIT - outerDrop(spec, height))) * height;

function caps(spec: ProfileSpec, width: number, height: number, scale: number): { outer: Cap; inner: Cap } {
  const fillet = (ratio: number): number => Math.min(ratio * height, width * FILLET_LIMIT) * scale;
  return {
    outer: outerCap(spec, width, height, fillet(spec.outerFilletRatio)),
    inner: arcCap(width, 0, innerSagitta(spec, height), fillet(spec.innerFilletRatio)),
  };
}

/** Largest common factor ≤ 1 of both edge radii that leaves a flank of at least zero. */
function filletScale(spec: ProfileSpec, width: number, height: number): number {
  const flank = (scale: number): number => {
    const { outer, inner } = caps(spec, width, height, scale);
    return outer.foot + inner.foot;
  };
  if (flank(1) >= 0) return 1;
  let low = 0;
  let high = 1;
  for (let step = 0; step < 52; step++) {
    const middle = (low + high) / 2;
    if (flank(middle) >= 0) low = middle;
    else high = middle;
  }
  return low;
}

/** A wire is as wide as it is high; the smaller of both counts where they differ, and the rules refuse that. */
function wireSection(width: number, height: number): CrossSection {
  const radius = Math.min(width, height) / 2;
  return {
    width: 2 * radius,
    height: 2 * radius,
    outer: [arc(0, radius, radius, Math.PI, 0)],
    inner: [arc(0, radius, radius, Math.PI, 2 * Math.PI)],
  };
}

const withRatios = (spec: ProfileSpec, ratios: ProfileRatios | null): ProfileSpec =>
  ratios === null
    ? spec
    : {
        ...spec,
        outerSagittaRatio: ratios.outerSagitta,
        innerSagittaRatio: ratios.innerSagitta,
        outerFilletRatio: ratios.outerFillet,
        innerFilletRatio: ratios.innerFillet,
      };

/**
 * Section of a profile at width and height in mm; `ratios` are the maker's own curvature in place of the profile's.
 * Edge radii are at most a quarter of the width and shrink together when the flank would come out negative (wide and
 * thin F05 and F07); an inner sagitta that would leave no flank is cut back.
 */
export function crossSection(
  profile: ProfileSpec,
  width: number,
  height: number,
  ratios: ProfileRatios | null = null,
): CrossSection {
  const spec = withRatios(profile, ratios);
  if (spec.kind === 'round') return wireSection(width, height);
  if (spec.kind === 'trapezoid') {
    return { width, height, ...trapezoidSection(spec, width, height, innerSagitta(spec, height)) };
  }
  const { outer, inner } = caps(spec, width, height, filletScale(spec, width, height));
  return { width, height, outer: outer.chain, inner: mirrored(inner.chain) };
}

/**
 * Width and height of the finished ring in mm, as a gauge reads them. They differ from the ordered figures where the
 * profile is drawn with theoretical corners: concave rims end 0.07 to 0.10 lower, the ridge of a knife edge is broken,
 * and the flanks of a trapezoid lean inwards.
 */
export function finishedSize({ outer, inner }: Pick<CrossSection, 'outer' | 'inner'>): {
  readonly width: number;
  readonly height: number;
} {
  const ends = outer.flatMap((piece) => [pointAt(piece, 0), pointAt(piece, 1)]);
  const feet = inner.flatMap((piece) => [pointAt(piece, 0), pointAt(piece, 1)]);
  const crests = outer.flatMap((piece) => {
    if (piece.kind === 'line') return [];
    const t = (Math.PI / 2 - piece.start) / piece.sweep;
    return t > 0 && t < 1 ? [piece.cy + piece.radius] : [];
  });
  const xs = [...ends, ...feet].map((end) => end.x);
  return { width: Math.max(...xs) - Math.min(...xs), height: Math.max(...ends.map((end) => end.y), ...crests) };
}
