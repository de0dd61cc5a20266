import { ModelSearch } from './search/model-search.ts';
import { stateOf, type HouseModel } from './house-model.ts';

/** What dealers find at a moment: the models that are published, and the search over them. */
export interface ShownModels {
  readonly models: readonly HouseModel[];
  readonly setIds: ReadonlySet<number>;
  readonly search: ModelSearch;
  readonly revision: number;
  /** Milliseconds of the clock between which no date of a model begins. */
  readonly from: number;
  readonly until: number;
}

export function shownModels(list: readonly HouseModel[], revision: number, now: Date): ShownModels {
  const models = list.filter((model) => stateOf(model, now) === 'published');
  const dates = list
    .flatMap(({ publishedFrom, withdrawnFrom }) => [publishedFrom, withdrawnFrom])
    .flatMap((date) => (date === null ? [] : date.getTime()));
  return {
    models,
    setIds: new Set(models.map(({ setId }) => setId)),
    search: new ModelSearch(models),
    revision,
    from: dates.reduce((last, date) => (date <= now.getTime() ? Math.max(last, date) : last), -Infinity),
    until: dates.reduce((next, date) => (date > now.getTime() ? Math.min(next, date) : next), Infinity),
  };
}

export const isStillShown = (shown: ShownModels, revision: number, now: Date): boolean =>
  shown.revision === revision && shown.from <= now.getTime() && now.getTime() < shown.until;
