import type { StoneCut } from '../../design/ring-design.ts';
import { ROUND_DEFAULTS } from '../round-proportions.ts';
import type { StepRows } from './step-planes.ts';

/** Lengths as parts of the girdle's width, angles in degrees on the short axis. */
interface Proportions {
  readonly table: number;
  readonly crownDegrees: number;
  readonly pavilionDegrees: number;
  /** Height at the girdle's thick points. */
  readonly girdle: number;
  /** Total depth when the stone's own is not known; null: what the angles give. Other depths keep the girdle. */
  readonly depth: number | null;
  /** Across a flat culet; 0: none. */
  readonly culet: number;
}

export interface BrilliantProportions extends Proportions {
  readonly scheme: 'brilliant';
  readonly starLength: number;
  readonly lowerHalfLength: number;
}

export interface StepProportions extends Proportions {
  readonly scheme: 'step';
  /** Leg of the cut corners; 0: sharp. */
  readonly cornerCut: number;
  readonly crownRows: StepRows;
  readonly pavilionRows: StepRows;
  /** Slope of the long sides over that of the short ones: 1 runs the keel to a hip, less makes it longer. */
  readonly endReach: number;
}

export interface MixedProportions extends Proportions {
  readonly scheme: 'princess' | 'radiant';
  readonly cornerCut: number;
  readonly starLength: number;
  readonly lowerHalfLength: number;
  readonly rows: number;
  readonly bulge: number;
  readonly sag: number;
}

export type CutProportions = BrilliantProportions | StepProportions | MixedProportions;

const GIRDLE = 0.03;
const BRILLIANT = {
  scheme: 'brilliant',
  girdle: GIRDLE,
  starLength: 0.55,
  lowerHalfLength: 0.8,
  culet: 0.012,
} as const;

const steps = (table: number, rows: StepRows): StepRows => rows.map(([inset, part]) => [1 - inset * (1 - table), part]);

const EMERALD_CROWN: StepRows = [
  [0, 0],
  [0.28, 0.42],
  [0.61, 0.76],
  [1, 1],
];
const EMERALD_PAVILION: StepRows = [
  [0, 0],
  [0.27, 0.35],
  [0.6, 0.71],
  [1, 1],
];

export const CUTS = {
  round: { scheme: 'brilliant', ...ROUND_DEFAULTS, depth: null, culet: 0 },
  princess: {
    scheme: 'princess',
    table: 0.7,
    crownDegrees: 30,
    pavilionDegrees: 41,
    girdle: GIRDLE,
    depth: 0.72,
    culet: 0,
    cornerCut: 0,
    starLength: 0,
    lowerHalfLength: 0.84,
    rows: 4,
    bulge: 2,
    sag: 0,
  },
  oval: { ...BRILLIANT, table: 0.58, crownDegrees: 34, pavilionDegrees: 40, depth: 0.61 },
  cushion: { ...BRILLIANT, lowerHalfLength: 0.72, table: 0.6, crownDegrees: 33, pavilionDegrees: 41.5, depth: 0.65 },
  emerald: {
    scheme: 'step',
    table: 0.64,
    crownDegrees: 34,
    pavilionDegrees: 45,
    girdle: GIRDLE,
    depth: 0.63,
    culet: 0,
    cornerCut: 0.15,
    crownRows: steps(0.64, EMERALD_CROWN),
    pavilionRows: steps(0, EMERALD_PAVILION),
    endReach: 0.95,
  },
  asscher: {
    scheme: 'step',
    table: 0.6,
    crownDegrees: 39,
    pavilionDegrees: 45,
    girdle: GIRDLE,
    depth: 0.65,
    culet: 0.012,
    cornerCut: 0.25,
    crownRows: steps(0.6, EMERALD_CROWN),
    pavilionRows: steps(0, EMERALD_PAVILION),
    endReach: 1,
  },
  radiant: {
    scheme: 'radiant',
    table: 0.65,
    crownDegrees: 33,
    pavilionDegrees: 41.5,
    girdle: GIRDLE,
    depth: 0.64,
    culet: 0.012,
    cornerCut: 0.15,
    starLength: 0.7,
    lowerHalfLength: 0.8,
    rows: 4,
    bulge: 2,
    sag: 0.008,
  },
  pear: { ...BRILLIANT, table: 0.59, crownDegrees: 34, pavilionDegrees: 40, depth: 0.61 },
  marquise: { ...BRILLIANT, table: 0.58, crownDegrees: 34, pavilionDegrees: 40, depth: 0.61 },
  heart: { ...BRILLIANT, table: 0.58, crownDegrees: 34, pavilionDegrees: 40, depth: 0.6 },
  baguette: {
    scheme: 'step',
    table: 0.68,
    crownDegrees: 30,
    pavilionDegrees: 45,
    girdle: GIRDLE,
    depth: 0.65,
    culet: 0.012,
    cornerCut: 0,
    crownRows: steps(0.68, [
      [0, 0],
      [1, 1],
    ]),
    pavilionRows: steps(0, [
      [0, 0],
      [0.4, 0.6],
      [1, 1],
    ]),
    endReach: 0.6,
  },
} as const satisfies Record<StoneCut, CutProportions>;
