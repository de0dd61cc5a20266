import { itemAt, lastItem } from '../../units/item-at.ts';
import type { StoneCut } from '../../design/ring-design.ts';
import {
  circleArcs,
  cushionArcs,
  heartArcs,
  marquiseArcs,
  pearArcs,
  rectangleArcs,
  type GirdleOutline,
  type OutlineArc,
} from './girdle-outline.ts';

const DEGREE = Math.PI / 180;

/** An outline with the mains' places on it, degrees of their normals on the right half. */
export interface CutOutline extends GirdleOutline {
  readonly crownMains: readonly number[];
  readonly pavilionMains: readonly number[];
}

const outline = (
  arcs: readonly OutlineArc[],
  culet: number,
  stretch: number,
  crown: readonly number[],
  pavilion: readonly number[] = crown,
): CutOutline => ({
  arcs,
  culet,
  stretch,
  crownMains: crown.map((angle) => angle * DEGREE),
  pavilionMains: pavilion.map((angle) => angle * DEGREE),
});

const EIGHT = [-90, -45, 0, 45, 90] as const;
const CORNERS = [-45, 45] as const;
const flankMiddle = (arcs: readonly OutlineArc[]): number => itemAt(arcs, arcs.length - 2).to / 2 / DEGREE;

/** The same outline at every ratio, stretched. */
const stretched = (arcs: readonly OutlineArc[], mains: readonly number[]) => (ratio: number) =>
  outline(arcs, 0, ratio, mains);

const stepOutline = (ratio: number, cornerCut: number): CutOutline =>
  outline(rectangleArcs(ratio, cornerCut * Math.min(1, ratio)), 0, 1, []);

function radiantOutline(ratio: number, cornerCut: number): CutOutline {
  const drawn = Math.min(1.5, Math.max(ratio, 1));
  return outline(rectangleArcs(drawn, cornerCut), 0, ratio / drawn, [-80, -10, 10, 80], CORNERS);
}

function pearOutline(ratio: number): CutOutline {
  const drawn = Math.max(ratio, 1.25);
  const arcs = pearArcs(drawn);
  return outline(arcs, 0.5 - drawn / 2, ratio / drawn, [-90, -45, 0, flankMiddle(arcs), 90]);
}

function marquiseOutline(ratio: number): CutOutline {
  const drawn = Math.max(ratio, 1.4);
  const arcs = marquiseArcs(drawn);
  const middle = flankMiddle(arcs);
  return outline(arcs, 0, ratio / drawn, [-90, -middle, 0, middle, 90]);
}

function heartOutline(ratio: number): CutOutline {
  const arcs = heartArcs();
  const lobe = lastItem(arcs);
  const top = lobe.at[1] + lobe.radius;
  const point = itemAt(arcs, 0).at[1];
  return outline(arcs, -(top + point) / 2, ratio / (top - point), [-42, -8, 64, 128]);
}

/**
 * The girdle of every cut at a length over width. Shapes that are drawn with compass and rule hold within the ratios
 * that the trade cuts; beyond, the nearest of them is stretched.
 */
export const CUT_OUTLINES: Readonly<Record<StoneCut, (ratio: number, cornerCut: number) => CutOutline>> = {
  round: stretched(circleArcs, EIGHT),
  princess: stretched(rectangleArcs(1, 0), CORNERS),
  oval: stretched(circleArcs, EIGHT),
  cushion: stretched(cushionArcs(), EIGHT),
  emerald: stepOutline,
  asscher: stepOutline,
  radiant: radiantOutline,
  pear: pearOutline,
  marquise: marquiseOutline,
  heart: heartOutline,
  baguette: stepOutline,
};
