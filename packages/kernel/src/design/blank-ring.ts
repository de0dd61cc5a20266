import { mm } from '../units/quantities.ts';
import type { Engraving, Path, RingDesign, Split, StoneRow } from './ring-design.ts';

/** A line that does not swing. */
export const STRAIGHT: Path = { form: 'straight', amplitude: mm(0), waves: 1, phase: 0 };
export const STRAIGHT_SPLIT: Split = { form: 'straight', amplitude: mm(0), waves: 1, phase: 0 };

/** What a ring has when nothing was chosen beyond profile, dimensions and colours. */
export const PLAIN_RING = {
  ratios: null,
  plating: 'none',
  edges: { left: null, right: null },
  split: STRAIGHT_SPLIT,
  inlays: [],
  grooves: [],
  stones: [],
  engravings: [],
} as const satisfies Partial<RingDesign>;

/** What a row of round stones of the trade's sizes on the top of the band leaves unsaid; `length` is the diameter. */
export const PLAIN_ROW = {
  cut: 'round',
  depth: null,
  listing: null,
  orientation: 'along',
  face: 'outer',
  angle: 0,
  back: 'closed',
  lift: mm(0),
  seed: 0,
} as const satisfies Partial<StoneRow>;

/** Usual depth of cut by method, mm: a laser darkens more than it removes, a diamond tip presses a line. */
export const ENGRAVING_DEPTH = { laser: mm(0.02), 'diamond-tip': mm(0.05) } as const;

/** One line of text on the bore, in the middle of the band and opposite the hallmark. */
export const PLAIN_ENGRAVING: Engraving = {
  face: 'inside',
  text: '',
  drawing: null,
  method: 'laser',
  font: 'sans',
  height: null,
  position: mm(0),
  angle: 0,
  depth: ENGRAVING_DEPTH.laser,
};
