import type { ProfileSpec } from '../design/tables.ts';
import { pointAt, type Piece, type Point2 } from '../math/piece.ts';
import { crossSection } from './cross-section.ts';

/** Points of one piece after its start: a straight line needs only its end. */
function pointsOf(piece: Piece, perArc: number): Point2[] {
  const steps = piece.kind === 'line' ? 1 : perArc;
  return Array.from({ length: steps }, (_, index) => pointAt(piece, (index + 1) / steps));
}

/**
 * Closed outline of a plain section in mm, clockwise from the upper left: outer line to the right, bore line
 * back. x across the width, y outwards, y = 0 on the bore crest. `perArc` ≥ 1 is the number of chords of an arc.
 */
export function sectionOutline(spec: ProfileSpec, width: number, height: number, perArc: number): readonly Point2[] {
  const { outer, inner } = crossSection(spec, width, height);
  const along = (chain: readonly Piece[]): Point2[] => {
    const [first] = chain;
    return first === undefined ? [] : [pointAt(first, 0), ...chain.flatMap((piece) => pointsOf(piece, perArc))];
  };
  return [...along(outer), ...along(inner).toReversed()];
}
