import type { listHouseModels, ModelState } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import { fold } from '@ringwerk/search';
import { stateOf, textIn, untranslatedIn, type HouseModel } from '../catalogue/house-model.ts';
import { inAlphabet } from '../sorted-by.ts';
import type { Reading } from './model-answers.ts';

export type ListQuery = z.output<NonNullable<typeof listHouseModels.query>>;

const STATES: readonly ModelState[] = ['draft', 'planned', 'published', 'withdrawn'];

/** Models of a list in its order, and how many of each state there are when no state is chosen. */
export function foundModels(list: readonly HouseModel[], query: ListQuery, reading: Reading) {
  const wanted = list.filter((model) => isWanted(model, query));
  const states = Map.groupBy(wanted, (model) => stateOf(model, reading.now));
  const count = (state: ModelState): number => states.get(state)?.length ?? 0;
  const found = query.state === undefined ? wanted : (states.get(query.state) ?? []);
  return {
    found: found.toSorted(orderOf(query, reading)),
    counts: {
      draft: count('draft'),
      planned: count('planned'),
      published: count('published'),
      withdrawn: count('withdrawn'),
    },
  };
}

function isWanted(model: HouseModel, { q, category, kind, untranslated }: ListQuery): boolean {
  if (category !== undefined && !model.categories.includes(category)) return false;
  if (kind !== undefined && model.kind !== kind) return false;
  if (untranslated !== undefined) {
    const missing = untranslatedIn(model.texts);
    if (untranslated === 'any' ? missing.length === 0 : !missing.includes(untranslated)) return false;
  }
  return (
    q === undefined ||
    fold(q)
      .split(/\s+/u)
      .every((word) => isNamed(model, word))
  );
}

/** A part of the number, with or without its hyphens, of a name in any language or of an own word. */
function isNamed({ articleNumber, setId, texts, words }: HouseModel, word: string): boolean {
  const plain = word.replaceAll('-', '');
  const number = articleNumber.toLowerCase();
  return (
    number.includes(word) ||
    (plain !== '' && (number.replaceAll('-', '').includes(plain) || String(setId).includes(plain))) ||
    [...Object.values(texts.names), ...words].some((text = '') => fold(text).includes(word))
  );
}

type Compare = (a: HouseModel, b: HouseModel) => number;

/** Every order ends with the article number, so that pages never overlap. */
function orderOf({ sort = 'article', descending = false, category }: ListQuery, { language, now }: Reading): Compare {
  const nameOf = ({ texts, articleNumber }: HouseModel): string => textIn(texts.names, language) ?? articleNumber;
  const rank = (model: HouseModel): number => STATES.indexOf(stateOf(model, now));
  const compare: Record<NonNullable<ListQuery['sort']>, Compare> = {
    article: () => 0,
    name: (a, b) => inAlphabet(nameOf(a), nameOf(b)),
    state: (a, b) => rank(a) - rank(b),
    orders: (a, b) => a.demand.orders - b.demand.orders,
    keeps: (a, b) => a.demand.keeps - b.demand.keeps,
    points: (a, b) => a.popularity - b.popularity,
    published: (a, b) => (a.publishedFrom?.getTime() ?? Infinity) - (b.publishedFrom?.getTime() ?? Infinity),
    place: (a, b) => (a.positions.get(category ?? 0) ?? Infinity) - (b.positions.get(category ?? 0) ?? Infinity),
  };
  const sign = descending ? -1 : 1;
  return (a, b) => sign * compare[sort](a, b) || sign * (a.setId - b.setId);
}
