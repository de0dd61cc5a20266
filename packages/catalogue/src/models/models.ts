import type { CatalogueModel } from './catalogue-model.ts';
import { SURFACES } from './01-surfaces.ts';
import { MILGRAIN } from './02-milgrain.ts';
import { STONE_ROWS } from './03-stone-rows.ts';
import { CARBON_RINGS } from './04-carbon.ts';
import { MOKUME_GANE } from './05-mokume-gane.ts';
import { NARROW } from './06-narrow.ts';
import { TOP_SELLERS } from './07-top-sellers.ts';
import { HIGHLIGHTS } from './08-highlights.ts';
import { CLASSIC } from './09-classic.ts';
import { CLASSIC_ONE_STONE } from './10-classic-one-stone.ts';
import { CLASSIC_PLAIN } from './11-classic-plain.ts';
import { CREATIVE } from './12-creative.ts';
import { ENGAGEMENT } from './21-engagement.ts';
import { MEMOIRE } from './22-memoire.ts';
import { SPECIAL } from './23-special.ts';
import { ZWEIKLANG } from './24-zweiklang.ts';
import { modelsOf } from './section.ts';

/** Every article, in the order of article numbers. */
export const MODELS: readonly CatalogueModel[] = [
  ...modelsOf(1, 'pair', SURFACES),
  ...modelsOf(2, 'pair', MILGRAIN),
  ...modelsOf(3, 'pair', STONE_ROWS),
  ...modelsOf(4, 'pair', CARBON_RINGS),
  ...modelsOf(5, 'pair', MOKUME_GANE),
  ...modelsOf(6, 'pair', NARROW),
  ...modelsOf(7, 'pair', TOP_SELLERS),
  ...modelsOf(8, 'pair', HIGHLIGHTS),
  ...modelsOf(9, 'pair', CLASSIC),
  ...modelsOf(10, 'pair', CLASSIC_ONE_STONE),
  ...modelsOf(11, 'pair', CLASSIC_PLAIN),
  ...modelsOf(12, 'pair', CREATIVE),
  ...modelsOf(21, 'engagementring', ENGAGEMENT),
  ...modelsOf(22, 'memoire', MEMOIRE),
  ...modelsOf(23, 'special', SPECIAL),
  ...modelsOf(24, 'zweiklang', ZWEIKLANG),
];
