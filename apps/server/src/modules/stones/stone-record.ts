import { INTEGER_MAX } from '@ringwerk/contract';
import type { STONE_STATUSES } from '../../storage/schema/stones.ts';
import type {
  LooseStone,
  STONE_CLARITIES,
  STONE_COLOURS,
  STONE_CUT_GRADES,
  STONE_LABS,
  STONE_ORIGINS,
  STONE_SHAPES,
  STONE_TREATMENTS,
} from '@ringwerk/contract';

export type StoneShape = (typeof STONE_SHAPES)[number];
export type StoneColour = (typeof STONE_COLOURS)[number];
export type StoneClarity = (typeof STONE_CLARITIES)[number];
export type StoneCutGrade = (typeof STONE_CUT_GRADES)[number];
export type StoneOrigin = (typeof STONE_ORIGINS)[number];
export type StoneTreatment = (typeof STONE_TREATMENTS)[number];
export type StoneLab = (typeof STONE_LABS)[number];

/** What a seller says about one loose stone. Mass and money are integers, so that price = carat × price per carat is exact. */
export interface StoneData {
  readonly stockNumber: string;
  readonly shape: StoneShape;
  /** Thousandths of a carat; the trade weighs to hundredths. */
  readonly carat1000: number;
  readonly origin: StoneOrigin;
  readonly treatment: StoneTreatment;
  readonly colour: StoneColour;
  readonly clarity: StoneClarity;
  readonly cutGrade: StoneCutGrade;
  readonly lab: StoneLab;
  readonly reportNumber: string;
  /** Length × width × depth in hundredths of a millimetre. */
  readonly measurements100: readonly [number, number, number];
  /** US dollar cents per carat. */
  readonly pricePerCarat: number;
}

export type StoneStatus = (typeof STONE_STATUSES)[number];

/** Who offers stones: the manufactory, a dealer of the house, or a trade partner without an account (`dealerId` null). */
export interface StoneSeller {
  readonly dealerId: string | null;
  readonly seller: string;
  /** ISO 3166 alpha-2. */
  readonly country: string;
}

/** A stone as stored. Holds stand apart: they change often and narrow no search. */
export interface StoneRow extends StoneData, StoneSeller {
  readonly id: string;
  readonly status: StoneStatus;
  /** Milliseconds since 1970. */
  readonly updatedAt: number;
}

/** US dollar cents of the dearest stone: what the column of the total holds, 21.4 million dollars. */
export const STONE_TOTAL_MAX = INTEGER_MAX;

/** Total in US dollar cents, half away from zero. */
export function stoneTotal(stone: Pick<StoneData, 'carat1000' | 'pricePerCarat'>): number {
  return Math.round((stone.carat1000 * stone.pricePerCarat) / 1000);
}

/** What a stone is, as answers describe it: field by field, so that nothing of what its seller asks for it comes along. */
export function factsOf(row: StoneData): Omit<LooseStone, 'listing' | 'carats'> {
  const { stockNumber, shape, origin, treatment, colour, clarity, cutGrade, lab, reportNumber } = row;
  const [length, width, depth] = row.measurements100;
  return {
    stockNumber,
    shape,
    origin,
    treatment,
    colour,
    clarity,
    cutGrade,
    lab,
    reportNumber,
    measurements: [length / 100, width / 100, depth / 100],
  };
}
