export { entryOf, itemAt, lastItem, outside } from '../units/item-at.ts';
export { clipChain, chainHeight, chainSquareIntegral, type Chain } from './chain.ts';
export { pointAt, tangentAt, squareIntegral, type ArcPiece, type Piece, type Point2, line } from './piece.ts';
export { swingAt, type Swing } from './swing.ts';
