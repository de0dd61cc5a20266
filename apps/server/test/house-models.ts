import type { CatalogueModel } from '@ringwerk/catalogue/models';
import { NO_DEMAND, type HouseModel } from '../src/modules/catalogue/house-model.ts';

/** A model of the first collection as the house's table has it. */
export const houseModelOf = (model: CatalogueModel): HouseModel => ({
  ...model,
  texts: { names: model.names, words: {}, note: {} },
  positions: new Map(model.categories.map((category) => [category, model.setId])),
  withCode: null,
  withoutCode: null,
  publishedFrom: new Date(0),
  withdrawnFrom: null,
  successor: null,
  popularityStart: model.popularity,
  demand: NO_DEMAND,
  version: 1,
  updatedAt: new Date(0),
  updatedBy: null,
  words: [],
});

/** A collection that nobody changes. */
export function fixedModels(models: readonly CatalogueModel[]) {
  const list = models.map(houseModelOf);
  return {
    list,
    revision: 1,
    find: (setId: number) => list.find((model) => model.setId === setId) ?? null,
    recountWhenOld: () => {},
    ensureRead: () => Promise.resolve(),
  };
}
