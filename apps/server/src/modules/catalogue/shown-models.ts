import { houseCatalogue } from '@ringwerk/catalogue';
import type { AlloysNow } from '../alloys/house-alloys.ts';
import { ModelSearch } from './search/model-search.ts';
import { stateOf, type HouseModel } from './house-model.ts';

/** What dealers find at a moment: the models that are published, and the search over them. */
export interface ShownModels {
  readonly models: readonly HouseModel[];
  readonly setIds: ReadonlySet<number>;
  readonly search: ModelSearch;
  readonly revision: number;
  /** Of the house's alloys, whose names and colours are searched. */
  readonly stamp: string;
  /** Milliseconds of the clock between which no date of a model begins. */
  readonly from: number;
  readonly until: number;
}

/** What a search looks through: the collection at a revision, and the alloys at their stamp. */
export interface Searched {
  readonly list: readonly HouseModel[];
  readonly revision: number;
  readonly alloys: Pick<AlloysNow, 'stamp' | 'alloys'>;
}

export function shownModels({ list, revision, alloys: { stamp, alloys } }: Searched, now: Date): ShownModels {
  const models = list.filter((model) => stateOf(model, now) === 'published');
  const dates = list
    .flatMap(({ publishedFrom, withdrawnFrom }) => [publishedFrom, withdrawnFrom])
    .flatMap((date) => (date === null ? [] : date.getTime()));
  return {
    models,
    setIds: new Set(models.map(({ setId }) => setId)),
    search: new ModelSearch(models, houseCatalogue(alloys).alloys),
    revision,
    stamp,
    from: dates.reduce((last, date) => (date <= now.getTime() ? Math.max(last, date) : last), -Infinity),
    until: dates.reduce((next, date) => (date > now.getTime() ? Math.min(next, date) : next), Infinity),
  };
}

export const isStillShown = (shown: ShownModels, { revision, alloys }: Searched, now: Date): boolean =>
  shown.revision === revision &&
  shown.stamp === alloys.stamp &&
  shown.from <= now.getTime() &&
  now.getTime() < shown.until;
