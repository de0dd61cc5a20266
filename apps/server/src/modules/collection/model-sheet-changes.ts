import {
  houseDate,
  MODEL_SECTIONS,
  type Language,
  type LocalisedTexts,
  type ModelSheetColumn,
} from '@ringwerk/contract';
import { designKey } from '@ringwerk/kernel';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import { startOfDay } from '../calendar/house-calendar.ts';
import type { Doer } from '../audit/record-audit.ts';
import type { HouseModel } from '../catalogue/house-model.ts';
import type { CellFinding } from '../sheets/cell-values.ts';
import type { ModelChange } from './collection-repository.ts';
import { kindOf, requireRings, type ModelToInsert } from './insert-model.ts';
import { requireDates, requireNamed, requireSuccessor } from './model-checks.ts';
import { formsOf, savedForm } from './model-design.ts';
import { parsePlaces } from './model-sheet-cells.ts';
import { RowRefusal, type ChangedModel, type Written } from './model-sheet-rows.ts';
import { textColumn, type Places } from './model-sheet.ts';

export interface NewFromSheet {
  readonly model: ModelToInsert;
  /** Of the design that it opens with. */
  readonly key: string;
  /** Null: a pair enters the category of its section, others enter none. */
  readonly places: Places | null;
}

interface Means {
  readonly services: Services;
  readonly doer: Doer;
  readonly now: Date;
  /** Of the house's days. */
  readonly zone: string;
  readonly byArticle: ReadonlyMap<string, HouseModel>;
  readonly successors: Map<number, number | null>;
  /** Numbers that each section has left. */
  readonly free: ReadonlyMap<number, number>;
}

const COLUMN_OF: Readonly<Record<string, ModelSheetColumn>> = {
  '/code': 'code',
  '/twinCode': 'twin',
  '/section': 'section',
  '/names': 'name.de',
  '/publishedFrom': 'publishedFrom',
  '/withdrawnFrom': 'withdrawnFrom',
  '/successor': 'successor',
};

const CODES: Readonly<Record<string, CellFinding['code']>> = {
  'design.unknown': 'code.unknown',
  'design.refused': 'code.refused',
  'model.unfit': 'code.unfit',
};

/** A refusal of the collection's own checks as a finding of a row. @throws whatever is no refusal */
export function findingOf(error: unknown): {
  readonly column: ModelSheetColumn | null;
  readonly finding: CellFinding;
} {
  if (!(error instanceof CodedError)) throw error;
  const issue = error.issues?.[0];
  const column = COLUMN_OF[issue?.path ?? ''] ?? null;
  const code = CODES[error.code];
  if (code !== undefined) return { column: column ?? 'code', finding: { code, params: {} } };
  if (error.code !== 'request.invalid') throw error;
  return { column, finding: { code: issue?.code === 'field.missing' ? 'cell.missing' : 'cell.value', params: {} } };
}

/** A day of the house: today begins at once. */
const momentOf = (day: string, { now, zone }: Pick<Means, 'now' | 'zone'>): Date | null =>
  day === '' ? null : day === houseDate(now, zone) ? now : startOfDay(day, zone);

function successorOf(article: string, { byArticle }: Means): number | null {
  if (article === '') return null;
  const model = byArticle.get(article);
  if (model === undefined) throw new RowRefusal('successor', { code: 'row.unknown', params: { text: article } });
  return model.setId;
}

/** Texts of a field with those of the file; an empty one is none. */
function textsWith(
  before: LocalisedTexts,
  field: keyof HouseModel['texts'],
  written: Written,
  columns: readonly ModelSheetColumn[],
): LocalisedTexts | undefined {
  const own = columns.flatMap((column) => {
    const found = textColumn(column);
    return found?.field === field ? [{ language: found.language, text: written[column] ?? '' }] : [];
  });
  if (own.length === 0) return undefined;
  const texts: Partial<Record<Language, string>> = {};
  for (const [language, text] of Object.entries(before)) if (text !== undefined) texts[language as Language] = text; // its keys
  for (const { language, text } of own) texts[language] = text;
  return texts;
}

function changeOf(
  texts: HouseModel['texts'],
  written: Written,
  columns: readonly ModelSheetColumn[],
  means: Means,
): ModelChange {
  const has = (column: ModelSheetColumn): boolean => columns.includes(column);
  const fields = (['names', 'words', 'note'] as const).map(
    (field) => [field, textsWith(texts[field], field, written, columns)] as const,
  );
  return {
    ...Object.fromEntries(fields.filter(([, value]) => value !== undefined)),
    ...(has('publishedFrom') ? { publishedFrom: momentOf(written.publishedFrom ?? '', means) } : {}),
    ...(has('withdrawnFrom') ? { withdrawnFrom: momentOf(written.withdrawnFrom ?? '', means) } : {}),
    ...(has('successor') ? { successor: successorOf(written.successor ?? '', means) } : {}),
    ...(has('start') ? { popularityStart: Number(written.start) } : {}),
  };
}

/** What a row changes of a model, checked as the form of an article is. */
export function settleChange(
  model: HouseModel,
  written: Written,
  columns: readonly ModelSheetColumn[],
  means: Means,
): ChangedModel {
  const change = changeOf(model.texts, written, columns, means);
  const after = { ...model, ...change };
  requireDates(model, after, means.now);
  requireNamed(change.names ?? model.texts.names, after);
  if (change.successor !== undefined) {
    const { models } = means.services;
    const find = (setId: number): HouseModel | null => {
      const found = models.find(setId);
      const next = means.successors.get(setId);
      return found === null || next === undefined ? found : { ...found, successor: next };
    };
    requireSuccessor({ find }, model.setId, change.successor);
    means.successors.set(model.setId, change.successor);
  }
  return { model, change, places: columns.includes('places') ? parsePlaces(written.places ?? '') : null };
}

const NO_TEXTS: HouseModel['texts'] = { names: {}, words: {}, note: {} };

/** Fields of a new model: the columns that the file has, but those that are empty. */
function fieldsOf(written: Written, means: Means): ModelToInsert['fields'] {
  // The record's keys are columns, by its type.
  const columns = (Object.keys(written) as ModelSheetColumn[]).filter((column) => written[column] !== '');
  const { names = {}, ...rest } = changeOf(NO_TEXTS, written, columns, means);
  requireDates({}, rest, means.now);
  requireNamed(names, rest);
  const given = Object.entries(rest).filter(([, value]) => value !== undefined);
  return { names, ...Object.fromEntries(given) };
}

/** A new model from a row that names a saved design in place of an article. */
export async function readNewModel(written: Written, means: Means): Promise<NewFromSheet> {
  const { services, doer } = means;
  const section = MODEL_SECTIONS.find((known) => String(known) === written.section);
  if (section === undefined)
    throw new RowRefusal('section', { code: written.section ? 'cell.value' : 'cell.missing', params: {} });
  if ((means.free.get(section) ?? 0) <= 0) throw new RowRefusal('section', { code: 'section.full', params: {} });
  const first = await savedForm(services, doer, written.code ?? '', '/code');
  const twin = written.twin ? await savedForm(services, doer, written.twin, '/twinCode') : null;
  const { forms, weighed } = await formsOf(services, doer, first, twin);
  requireRings(forms, kindOf(section));
  const places = written.places ? parsePlaces(written.places) : null;
  const key = designKey(forms.withDesign ?? forms.withoutDesign);
  return { model: { section, forms, weighed, fields: fieldsOf(written, means) }, key, places };
}
