import type { Groove } from '../design/ring-design.ts';
import { chainHeight, clipChain, type Chain } from '../math/chain.ts';
import { line, type Piece } from '../math/piece.ts';

/** Bead diameter in mm that a milgrain channel of this width carries: fine 0.5 in 0.7, coarse 1.0 in 1.2. */
export const beadDiameter = (grooveWidth: number): number => (grooveWidth < 1 ? 0.5 : 1);
/** A bead is a spherical cap this high over its diameter; the channel is as deep, so beads end level with the rim. */
export const BEAD_HEIGHT_RATIO = 0.35;

/** Depth below the lower lip in mm: V 90° and U half the width, milgrain channel the height of its beads. */
export function grooveDepth(groove: Groove): number {
  return groove.shape === 'milgrain' ? BEAD_HEIGHT_RATIO * beadDiameter(groove.width) : groove.width / 2;
}

/** y of the deepest point of a groove in a chain. */
export function grooveFloor(chain: Chain, groove: Groove): number {
  const left = chainHeight(chain, groove.position - groove.width / 2);
  const right = chainHeight(chain, groove.position + groove.width / 2);
  return (groove.shape === 'v' ? (left + right) / 2 : Math.min(left, right)) - grooveDepth(groove);
}

/**
 * Outline of a groove between its two lips. The tool plunges radially: on a slope the V runs from lip to lip
 * and U and milgrain keep upright walls up to the higher lip.
 */
function groovePieces(chain: Chain, groove: Groove): Piece[] {
  const a = groove.position - groove.width / 2;
  const b = groove.position + groove.width / 2;
  const left = chainHeight(chain, a);
  const right = chainHeight(chain, b);
  const floor = grooveFloor(chain, groove);
  switch (groove.shape) {
    case 'v':
      return [line(a, left, groove.position, floor), line(groove.position, floor, b, right)];
    case 'u': {
      const lip = Math.min(left, right);
      const radius = groove.width / 2;
      const bowl: Piece = { kind: 'arc', cx: groove.position, cy: lip, radius, start: Math.PI, sweep: Math.PI };
      return [...(left > lip ? [line(a, left, a, lip)] : []), bowl, ...(right > lip ? [line(b, lip, b, right)] : [])];
    }
    case 'milgrain':
      return [line(a, left, a, floor), line(a, floor, b, floor), line(b, floor, b, right)];
  }
}

/** The chain with the groove turned into it. */
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
