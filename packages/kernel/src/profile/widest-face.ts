import type { Chain } from '../math/chain.ts';
import { pointAt, type Piece } from '../math/piece.ts';

/** The one smooth piece of an outline that a line around the ring may swing on. */
export interface WidestFace {
  readonly piece: Piece;
  /** Place of the piece in its chain. */
  readonly index: number;
  /** x of its ends, mm. */
  readonly from: number;
  readonly to: number;
}

/** The widest piece of a chain; of two equally wide ones the left. */
export function widestFace(chain: Chain): WidestFace {
  const [first] = chain;
  if (first === undefined) throw new Error('A section has at least one piece of outer line.');
  let best: WidestFace | null = null;
  chain.forEach((piece, index) => {
    const from = pointAt(piece, 0).x;
    const to = pointAt(piece, 1).x;
    if (best === null || to - from > best.to - best.from + 1e-9) best = { piece, index, from, to };
  });
  return best ?? { piece: first, index: 0, from: 0, to: 0 };
}
