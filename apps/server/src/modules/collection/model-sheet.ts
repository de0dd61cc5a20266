import {
  COUNTED_CATEGORY,
  houseDate,
  MODEL_SHEET_COLUMNS,
  type Language,
  type LocalisedTexts,
  type ModelSheetColumn,
  type ModelSheetText,
} from '@ringwerk/contract';
import type { HouseModel } from '../catalogue/house-model.ts';

/** A cell of the file; days are days, everything else is text or a number. */
export type ModelCell = string | number | null | { readonly kind: 'day'; readonly day: string };

/** What a model says in a column, as text: what a file's own text is compared with. */
export type ModelTexts = Readonly<Record<ModelSheetColumn, string>>;

const FIELDS: Readonly<Record<ModelSheetText, keyof HouseModel['texts']>> = {
  name: 'names',
  words: 'words',
  note: 'note',
};
const NUMBERS: readonly ModelSheetColumn[] = ['section', 'start', 'version'];
const DAYS: readonly ModelSheetColumn[] = ['publishedFrom', 'withdrawnFrom'];

/** Text and language of a column that is written in every language; null for any other. */
export function textColumn(
  column: ModelSheetColumn,
): { readonly field: keyof HouseModel['texts']; readonly language: Language } | null {
  const [text, language] = column.split('.');
  // A column with a dot is a text and a language, by its type.
  return language === undefined ? null : { field: FIELDS[text as ModelSheetText], language: language as Language };
}

/** Categories of a model with its places, gaps closed: `3 (12); 7`. The counted category has no place of its own. */
export type Places = ReadonlyMap<number, number | null>;

export const placesText = (places: Places): string =>
  [...places]
    .toSorted(([a], [b]) => a - b)
    .map(([category, place]) => (place === null ? String(category) : `${category} (${place})`))
    .join('; ');

/** Places of all models by set id, counted as people count them. */
export function placesOfAll(list: readonly HouseModel[]): ReadonlyMap<number, Places> {
  const places = new Map(list.map(({ setId }) => [setId, new Map<number, number | null>()]));
  const categories = new Set(list.flatMap((model) => model.categories));
  for (const category of categories) {
    const order = list
      .filter(({ positions }) => positions.has(category))
      .toSorted((a, b) => (a.positions.get(category) ?? 0) - (b.positions.get(category) ?? 0));
    for (const [index, { setId }] of order.entries())
      places.get(setId)?.set(category, category === COUNTED_CATEGORY ? null : index + 1);
  }
  return places;
}

const dayText = (moment: Date | null, zone: string): string => (moment === null ? '' : houseDate(moment, zone));

/** How a file says things: `articleOf`, number of another model; `zone` of the house's days. */
export interface ModelWording {
  readonly articleOf: (setId: number) => string | undefined;
  readonly zone: string;
}

/** Everything that a file says of a model. */
export function textsOfModel(model: HouseModel, places: Places, { articleOf, zone }: ModelWording): ModelTexts {
  const { withCode, withoutCode } = model;
  const text = (column: ModelSheetColumn): string => {
    const found = textColumn(column);
    const texts: LocalisedTexts = found === null ? {} : model.texts[found.field];
    return found === null ? '' : (texts[found.language] ?? '');
  };
  const texts = Object.fromEntries(MODEL_SHEET_COLUMNS.map((column) => [column, text(column)]));
  return {
    // Every column is there: the list is that of the type.
    ...(texts as ModelTexts),
    article: model.articleNumber,
    section: String(Math.floor(model.setId / 1000)),
    code: withCode ?? withoutCode ?? '',
    twin: withCode === null ? '' : (withoutCode ?? ''),
    places: placesText(places),
    publishedFrom: dayText(model.publishedFrom, zone),
    withdrawnFrom: dayText(model.withdrawnFrom, zone),
    successor: model.successor === null ? '' : (articleOf(model.successor) ?? ''),
    start: String(model.popularityStart),
    version: String(model.version),
  };
}

function cellOf(column: ModelSheetColumn, text: string): ModelCell {
  if (text === '') return null;
  if (DAYS.includes(column)) return { kind: 'day', day: text };
  return NUMBERS.includes(column) ? Number(text) : text;
}

/** The collection as rows of a table, in the order of the columns. */
export function modelRows(list: readonly HouseModel[], zone: string): ModelCell[][] {
  const places = placesOfAll(list);
  const numbers = new Map(list.map(({ setId, articleNumber }) => [setId, articleNumber]));
  const wording: ModelWording = { articleOf: (setId) => numbers.get(setId), zone };
  return list.map((model) => {
    const texts = textsOfModel(model, places.get(model.setId) ?? new Map(), wording);
    return MODEL_SHEET_COLUMNS.map((column) => cellOf(column, texts[column]));
  });
}
