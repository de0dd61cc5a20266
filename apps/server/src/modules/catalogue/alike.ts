import { setImmediate } from 'node:timers/promises';
import { designDistance, type ColouredAlloys } from '@ringwerk/advice/budget';
import type { CatalogueModel } from '@ringwerk/catalogue/models';
import { shownDesign } from '@ringwerk/search';
import { addBit, noBits, type Bits } from './search/bits.ts';

/** Models that look like one of them, by their places in the collection. */
export interface Alike {
  readonly models: Bits;
  /** Distance in look by place, 0 for the same look. */
  readonly distance: Float32Array;
}

/** A ring in another colour and with another surface is none; from 1 on it is another one in most respects (`designDistance`). */
const ALIKE_MOST = 0.5;
/** Models between two looks at what else waits. */
const TURN_MODELS = 2_000;

/** What looks like the model at a place, itself not among it; another kind of set only where it is as near. O(models), in turns. */
export async function alikeTo(
  models: readonly CatalogueModel[],
  reference: number,
  alloys: ColouredAlloys,
): Promise<Alike> {
  const found: Alike = { models: noBits(models.length), distance: new Float32Array(models.length) };
  const model = models[reference];
  if (model === undefined) return found;
  const design = shownDesign(model);
  for (const [place, other] of models.entries()) {
    if (place % TURN_MODELS === TURN_MODELS - 1) await setImmediate();
    if (place === reference) continue;
    const distance = designDistance(design, shownDesign(other), alloys);
    found.distance[place] = distance;
    if (distance < ALIKE_MOST) addBit(found.models, place);
  }
  return found;
}
