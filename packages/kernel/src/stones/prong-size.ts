import type { StoneRow } from '../design/ring-design.ts';

/** Wire by stone width, mm: [from this width, diameter]; thinner ones bend in wear. */
const WIRE: readonly (readonly [number, number])[] = [
  [2.5, 0.8],
  [1.7, 0.7],
  [1.5, 0.6],
  [1.2, 0.5],
];
/** Prong of all smaller stones, mm. */
const THINNEST = 0.4;
/** Prong over stone width where that is thicker than the table, the slender end of the trade's 0.15 to 0.22, and the thickest wire in use, mm. */
const WIRE_RATIO = 0.15;
const WIRE_MOST = 1.4;

/** Diameter of a prong, mm. */
export function prongDiameter({ diameter }: Pick<StoneRow, 'diameter'>): number {
  const listed = WIRE.find(([from]) => diameter >= from)?.[1] ?? THINNEST;
  return Math.min(WIRE_MOST, Math.max(listed, WIRE_RATIO * diameter));
}

/** How far a prong's middle stands outside the girdle: three tenths of it reach over the stone. */
export const prongReach = (row: Pick<StoneRow, 'diameter'>): number => 0.2 * prongDiameter(row);
