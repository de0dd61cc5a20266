import type { StoneClarity, StoneColour, StoneCutGrade, StoneLab, StoneShape } from './stone-record.ts';

/**
 * The demo exchange's price structure: an invented level, shaped as the trade prices stones (a step at each
 * popular weight, steeper colour and clarity scales on bigger stones, fancy shapes below round). It is no
 * market list and is used for seeding only.
 */
const CENTS_PER_CARAT_OF_ONE_CARAT_G_VS1 = 480_000;

/** Ascending [from thousandths of a carat, factor on the one-carat price]. */
const WEIGHT_STEPS: readonly (readonly [number, number])[] = [
  [0, 0.2],
  [230, 0.24],
  [300, 0.31],
  [400, 0.37],
  [500, 0.5],
  [700, 0.66],
  [900, 0.86],
  [1000, 1],
  [1500, 1.36],
  [2000, 1.82],
  [3000, 2.5],
  [4000, 2.9],
  [5000, 3.5],
];
const COLOUR: Readonly<Record<StoneColour, number>> = {
  D: 1.42,
  E: 1.26,
  F: 1.14,
  G: 1,
  H: 0.88,
  I: 0.74,
  J: 0.61,
  K: 0.5,
  L: 0.41,
  M: 0.35,
};
const CLARITY: Readonly<Record<StoneClarity, number>> = {
  FL: 1.72,
  IF: 1.5,
  VVS1: 1.3,
  VVS2: 1.17,
  VS1: 1,
  VS2: 0.88,
  SI1: 0.69,
  SI2: 0.53,
  I1: 0.34,
  I2: 0.22,
  I3: 0.14,
};
const SHAPE: Readonly<Record<StoneShape, number>> = {
  round: 1,
  princess: 0.71,
  oval: 0.82,
  cushion: 0.7,
  emerald: 0.72,
  asscher: 0.7,
  radiant: 0.72,
  pear: 0.78,
  marquise: 0.75,
  heart: 0.68,
};
const CUT_GRADE: Readonly<Record<StoneCutGrade, number>> = { EX: 1, VG: 0.93, G: 0.83, F: 0.72, P: 0.6, '': 0.95 };
const LAB: Readonly<Record<StoneLab, number>> = { GIA: 1, AGS: 0.99, HRD: 0.95, IGI: 0.9, '': 0.82 };

/** US dollar cents per carat, whole dollars; `swing` is the seller's own margin around the level, e.g. 0.03. */
export function modelPricePerCarat(
  stone: {
    readonly shape: StoneShape;
    readonly carat1000: number;
    readonly colour: StoneColour;
    readonly clarity: StoneClarity;
    readonly cutGrade: StoneCutGrade;
    readonly lab: StoneLab;
  },
  swing: number,
): number {
  const weight = WEIGHT_STEPS.findLast(([from]) => stone.carat1000 >= from)?.[1] ?? 0.2;
  // Rare grades cost more the bigger the stone: the scale is stretched from 0.85 at melee to 1.15 at three carats.
  const stretch = 0.85 + 0.3 * Math.min(1, stone.carat1000 / 3000);
  const grade = (COLOUR[stone.colour] * CLARITY[stone.clarity]) ** stretch;
  const level =
    CENTS_PER_CARAT_OF_ONE_CARAT_G_VS1 *
    weight *
    grade *
    SHAPE[stone.shape] *
    CUT_GRADE[stone.cutGrade] *
    LAB[stone.lab];
  return Math.max(5000, Math.round((level * (1 + swing)) / 100) * 100);
}
