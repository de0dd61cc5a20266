import { clipPiece, heightAtX, pointAt, squareIntegral, xAt, type Piece } from './piece.ts';

/** Pieces that follow each other from left to right. */
export type Chain = readonly Piece[];

/** The part of a chain between x = a and x = b. */
export function clipChain(chain: Chain, a: number, b: number): Piece[] {
  return chain.flatMap((piece) => {
    const clipped = clipPiece(piece, a, b);
    return clipped === null ? [] : [clipped];
  });
}

/** y of the chain at x; beyond the ends the height of the nearest end. Linear in the number of pieces. */
export function chainHeight(chain: Chain, x: number): number {
  for (const piece of chain) {
    if (x < xAt(piece, 1)) return x <= xAt(piece, 0) ? pointAt(piece, 0).y : heightAtX(piece, x);
  }
  const last = chain.at(-1);
  return last === undefined ? 0 : pointAt(last, 1).y;
}

/** ∫ (r0 + y)² dx over the chain between a and b, mm³. */
export function chainSquareIntegral(chain: Chain, r0: number, a: number, b: number): number {
  let sum = 0;
  for (const piece of chain) {
    const clipped = clipPiece(piece, a, b);
    if (clipped !== null) sum += squareIntegral(clipped, r0);
  }
  return sum;
}
