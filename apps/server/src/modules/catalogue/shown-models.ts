import { addBit, noBits, type Bits } from './search/bits.ts';
import { stateOf, type HouseModel } from './house-model.ts';

/** What dealers find at a moment: the models that are published. */
export interface ShownModels {
  /** By their places in the collection. */
  readonly bits: Bits;
  readonly revision: number;
  /** Milliseconds of the clock between which no date of a model begins. */
  readonly from: number;
  readonly until: number;
}

export function shownModels(list: readonly HouseModel[], revision: number, now: Date): ShownModels {
  const bits = noBits(list.length);
  for (const [place, model] of list.entries()) if (stateOf(model, now) === 'published') addBit(bits, place);
  const dates = list
    .flatMap(({ publishedFrom, withdrawnFrom }) => [publishedFrom, withdrawnFrom])
    .flatMap((date) => (date === null ? [] : date.getTime()));
  return {
    bits,
    revision,
    from: dates.reduce((last, date) => (date <= now.getTime() ? Math.max(last, date) : last), -Infinity),
    until: dates.reduce((next, date) => (date > now.getTime() ? Math.min(next, date) : next), Infinity),
  };
}

export const isStillShown = (shown: ShownModels, revision: number, now: Date): boolean =>
  shown.revision === revision && shown.from <= now.getTime() && now.getTime() < shown.until;
