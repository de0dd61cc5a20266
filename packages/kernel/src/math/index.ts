export { clipChain, chainHeight, type Chain } from './chain.ts';
export { pointAt, tangentAt, squareIntegral, type Piece, type Point2, line } from './piece.ts';
