import type { HouseModelAnswer, Language, ModelSummary } from '@ringwerk/contract';
import { houseCatalogue } from '@ringwerk/catalogue';
import { TRAITS, traitsOf } from '@ringwerk/catalogue/traits';
import type { Design } from '@ringwerk/kernel';
import type { Services } from '../../services.ts';
import type { StillOf } from '../catalogue/model-stills.ts';
import { stateOf, textIn, untranslatedIn, type HouseModel } from '../catalogue/house-model.ts';

/** Who reads, and when. */
export interface Reading {
  readonly language: Language;
  readonly now: Date;
}
type Means = Pick<Services, 'models' | 'alloys' | 'modelStills'>;

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

export function summaryOf(model: HouseModel, { language, now }: Reading, stillOf: StillOf): ModelSummary {
  const { setId, articleNumber, kind, categories, popularityStart, demand, popularity } = model;
  return {
    setId,
    articleNumber,
    kind,
    name: textIn(model.texts.names, language) ?? articleNumber,
    categories: [...categories],
    state: stateOf(model, now),
    publishedFrom: iso(model.publishedFrom),
    withdrawnFrom: iso(model.withdrawnFrom),
    untranslated: untranslatedIn(model.texts),
    demand: { start: popularityStart, ...demand, points: popularity },
    still: stillOf(model, model.with ?? model.without),
  };
}

export async function modelAnswer(
  { models, alloys, modelStills }: Means,
  model: HouseModel,
  reading: Reading,
): Promise<HouseModelAnswer> {
  const known = await alloys.now();
  const stillOf = await modelStills([model], known);
  const form = (design: Design, code: string | null) => ({ code, still: stillOf(model, design) });
  const next = model.successor === null ? null : models.find(model.successor);
  const sizeOf = (category: number): number =>
    models.list.filter(({ categories }) => categories.includes(category)).length;
  return {
    ...summaryOf(model, reading, stillOf),
    ...model.texts,
    traits: traitsOf(model.with ?? model.without, houseCatalogue(known.alloys).alloys).map(
      (trait) => TRAITS[trait]?.[reading.language] ?? trait,
    ),
    places: placesOf(models.list, model).map(({ category, position }) => ({
      category,
      position,
      of: sizeOf(category),
    })),
    forms: {
      with: model.with === null ? null : form(model.with, model.withCode),
      without: form(model.without, model.withoutCode),
    },
    successor: next && {
      setId: next.setId,
      articleNumber: next.articleNumber,
      name: textIn(next.texts.names, reading.language) ?? next.articleNumber,
    },
    version: model.version,
    updatedAt: model.updatedAt.toISOString(),
    updatedBy: model.updatedBy,
  };
}

/** Stored positions may have gaps, where a model has left a category: people count places without them. */
function placesOf(list: readonly HouseModel[], model: HouseModel): { category: number; position: number }[] {
  return model.categories.map((category) => {
    const own = model.positions.get(category) ?? 0;
    return {
      category,
      position: list.filter(({ positions }) => (positions.get(category) ?? Infinity) <= own).length,
    };
  });
}
