import type { Chain } from '../../math/chain.ts';
import { pointAt } from '../../math/piece.ts';

/** A chain prepared for many heights: no trigonometry left. Upright walls are dropped; the right one wins at a step. */
export interface FastChain {
  /** x of all ends of pieces, ascending. */
  readonly knots: readonly number[];
  height(x: number): number;
}

interface Stretch {
  readonly from: number;
  readonly to: number;
  /** Line: y = a + b·x. Arc: y = a ± √(c − (x − b)²). */
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly side: -1 | 0 | 1;
}

const UPRIGHT = 1e-12;

export function fastChain(chain: Chain): FastChain {
  const stretches = chain.flatMap((piece): Stretch[] => {
    const from = pointAt(piece, 0).x;
    const to = pointAt(piece, 1).x;
    if (to - from < UPRIGHT) return [];
    if (piece.kind === 'line') {
      const slope = (piece.y1 - piece.y0) / (to - from);
      return [{ from, to, a: piece.y0 - slope * from, b: slope, c: 0, side: 0 }];
    }
    const side = Math.sin(piece.start + piece.sweep / 2) >= 0 ? 1 : -1;
    return [{ from, to, a: piece.cy, b: piece.cx, c: piece.radius * piece.radius, side }];
  });
  const at = ({ a, b, c, side }: Stretch, x: number): number =>
    side === 0 ? a + b * x : a + side * Math.sqrt(Math.max(0, c - (x - b) * (x - b)));
  const last = stretches.at(-1);
  return {
    knots: [...stretches.map((stretch) => stretch.from), ...(last === undefined ? [] : [last.to])],
    height(x: number): number {
      for (const stretch of stretches) {
        if (x < stretch.to) return at(stretch, x < stretch.from ? stretch.from : x);
      }
      return last === undefined ? 0 : at(last, last.to);
    },
  };
}
