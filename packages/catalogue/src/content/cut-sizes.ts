import { STONE_CUTS, type CutSize, type StoneCut } from '@ringwerk/kernel';
import { cutContent } from './stone-cuts.ts';

/** Edge in mm and bucket of princess stones as dealers list them; they are heavier than their formula below 0.05 ct. */
const PRINCESS: readonly (readonly [edge: number, bucket: number])[] = [
  [1.8, 0.03],
  [1.9, 0.04],
  [2.1, 0.05],
  [2.5, 0.09],
  [2.7, 0.12],
  [3.0, 0.15],
  [3.5, 0.25],
  [3.8, 0.3],
];

/** Width × length in mm of the other fancy cuts: sizes that are cut in series, within the cut's usual length over width. */
const SERIES: Readonly<Partial<Record<StoneCut, readonly (readonly [width: number, length: number])[]>>> = {
  oval: [
    [2, 3],
    [2.5, 3.5],
    [3, 4],
    [3.5, 5],
    [4, 5.5],
    [4, 6],
    [5, 7],
    [6, 8],
  ],
  cushion: [
    [2.5, 2.5],
    [3, 3],
    [3.5, 3.5],
    [4, 4],
    [4, 4.5],
    [4.5, 4.5],
    [5, 5],
    [5, 5.5],
    [6, 6],
  ],
  emerald: [
    [2, 3],
    [2.5, 3.5],
    [3, 4],
    [3.5, 5],
    [4, 5.5],
    [4, 6],
    [5, 7],
    [6, 8],
  ],
  asscher: [
    [2, 2],
    [2.5, 2.5],
    [3, 3],
    [3.5, 3.5],
    [4, 4],
    [4.5, 4.5],
    [5, 5],
    [5.5, 5.5],
    [6, 6],
  ],
  radiant: [
    [3, 3],
    [3, 4],
    [3.5, 4.5],
    [4, 4],
    [4, 5],
    [4.5, 6],
    [5, 6.5],
    [5, 7],
  ],
  pear: [
    [2, 3],
    [2.5, 4],
    [3, 4.5],
    [3.5, 5.5],
    [4, 6],
    [5, 7],
    [5, 8],
    [6, 9],
  ],
  marquise: [
    [1.5, 3],
    [2, 3.5],
    [2, 4],
    [2.5, 5],
    [3, 5.5],
    [3, 6],
    [4, 8],
    [5, 10],
  ],
  heart: [
    [3, 3],
    [3.5, 3.5],
    [4, 4],
    [4.5, 4.5],
    [5, 5],
    [5.5, 5.5],
    [6, 6],
  ],
  baguette: [
    [1, 1.5],
    [1, 2],
    [1.25, 2.5],
    [1.5, 2.5],
    [1.5, 3],
    [2, 3],
    [2, 4],
    [2.5, 5],
    [3, 5],
  ],
};

/**
 * Carats as the trade writes them: two decimals, up only when the third is a nine; stones under 0.05 ct in steps
 * of 0.005. The small term keeps a figure that is whole in decimals from falling to the one below.
 */
const tradeCarats = (carats: number): number =>
  carats < 0.05 ? Math.max(1, Math.round(carats * 200)) / 200 : Math.floor(carats * 100 + 0.1 + 1e-9) / 100;

function seriesSize(cut: StoneCut, width: number, length: number): CutSize {
  const { caratFactor, typicalDepth } = cutContent(cut);
  return { cut, width, length, bucket: tradeCarats(caratFactor * length * width * typicalDepth * width) };
}

/**
 * Trade sizes of the fancy cuts. Only the princess buckets are listed by dealers. All others are **derived**: the
 * carat factor of the cut at its typical depth, rounded as the trade rounds; the house replaces them by its
 * dealer's list when it has one.
 */
export const CUT_SIZES: readonly CutSize[] = [
  ...PRINCESS.map(([edge, bucket]): CutSize => ({ cut: 'princess', width: edge, length: edge, bucket })),
  ...STONE_CUTS.flatMap((cut) => (SERIES[cut] ?? []).map(([width, length]) => seriesSize(cut, width, length))),
];
