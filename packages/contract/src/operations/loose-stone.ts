import * as z from 'zod/mini';
import { STONE_SHAPES } from '../stone-shapes.ts';
import {
  STONE_CLARITIES,
  STONE_COLOURS,
  STONE_CUT_GRADES,
  STONE_LABS,
  STONE_ORIGINS,
  STONE_TREATMENTS,
} from './stones.ts';

/** A loose stone without what its seller asks for it: of a quote or order as it was offered then, of a watch list as it is today. */
export const looseStoneFields = z.object({
  listing: z.string(),
  stockNumber: z.string(),
  shape: z.enum(STONE_SHAPES),
  carats: z.number(),
  origin: z.enum(STONE_ORIGINS),
  treatment: z.enum(STONE_TREATMENTS),
  colour: z.enum(STONE_COLOURS),
  clarity: z.enum(STONE_CLARITIES),
  cutGrade: z.enum(STONE_CUT_GRADES),
  lab: z.enum(STONE_LABS),
  reportNumber: z.string(),
  /** Length × width × depth in mm. */
  measurements: z.tuple([z.number(), z.number(), z.number()]),
});
export type LooseStone = z.infer<typeof looseStoneFields>;
