import type {
  changeHouseModels,
  createHouseModel,
  HouseModelAnswer,
  placeHouseModel,
  updateHouseModel,
} from '@ringwerk/contract';
import { COUNTED_CATEGORY, houseDate } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { startOfDay } from '../calendar/house-calendar.ts';
import { houseZone } from '../calendar/house-zone.ts';
import type { HouseModel } from '../catalogue/house-model.ts';
import { announceModels } from '../catalogue/model-repository.ts';
import { keepWeights, type WeighedDesign } from '../designs/design-weights.ts';
import {
  lockCollection,
  openingDesigns,
  placesOf,
  updateModel,
  updateModels,
  writePlaces,
  type ModelChange,
} from './collection-repository.ts';
import { insertModel, kindOf, requireRings } from './insert-model.ts';
import { fieldRefusal, requireDates, requireNamed, requireSuccessor } from './model-checks.ts';
import { modelAnswer } from './model-answers.ts';
import { addWrittenPictures } from './draw-picture.ts';
import { writtenForms } from './picture-job.ts';
import { formsOf, requireNew, savedForm, unfit, weigh, withoutStones } from './model-design.ts';

type Body<O extends { readonly body: z.ZodMiniType }> = z.output<O['body']>;

/** Everything that changes the collection: one transaction, its audit row, and word to every process. */
export async function change<Result>(
  { database, models }: Services,
  work: (transaction: Transaction) => Promise<Result>,
): Promise<Result> {
  const result = await database.transaction(async (transaction) => {
    await lockCollection(transaction);
    const done = await work(transaction);
    await announceModels(transaction);
    return done;
  });
  await models.refresh();
  return result;
}

const answerOf = (services: Services, caller: Caller, setId: number): Promise<HouseModelAnswer> =>
  modelAnswer(services, requireModel(services, setId), { language: caller.language, now: services.clock() });

export function requireModel({ models }: Pick<Services, 'models'>, setId: number): HouseModel {
  const model = models.find(setId);
  if (model === null) throw new CodedError('model.unknown');
  return model;
}

export async function createModel(
  services: Services,
  caller: Caller,
  body: Body<typeof createHouseModel>,
): Promise<HouseModelAnswer> {
  const first = await savedForm(services, caller, body.code, '/code');
  const twin = body.twinCode === undefined ? null : await savedForm(services, caller, body.twinCode, '/twinCode');
  const { forms, weighed } = await formsOf(services, caller, first, twin);
  requireRings(forms, kindOf(body.section));
  const model = { section: body.section, forms, weighed, fields: { names: body.names ?? {} } };
  const setId = await change(services, (transaction) =>
    insertModel(services, transaction, caller, services.clock(), model),
  );
  return answerOf(services, caller, setId);
}

export async function updateOne(
  services: Services,
  caller: Caller,
  setId: number,
  body: Body<typeof updateHouseModel>,
): Promise<HouseModelAnswer> {
  const before = requireModel(services, setId);
  // Another process may be ahead of this one.
  if (before.version !== body.version) throw new CodedError('model.changed');
  const now = services.clock();
  const zone = await houseZone(services.database.orm);
  const { version, categories, code, publishedFrom, withdrawnFrom, ...texts } = body;
  const { change: formChange, weighed } =
    code === undefined ? NO_FORM : await replacedForm(services, caller, before, code);
  const written: ModelChange = {
    ...texts,
    ...(publishedFrom === undefined ? {} : { publishedFrom: momentOf(publishedFrom, now, zone) }),
    ...(withdrawnFrom === undefined ? {} : { withdrawnFrom: momentOf(withdrawnFrom, now, zone) }),
    ...formChange,
  };
  const after = { ...before, ...written };
  requireDates(before, after, now);
  requireNamed(written.names ?? before.texts.names, after);
  requireSuccessor(services.models, setId, after.successor ?? null);
  await change(services, async (transaction) => {
    const opening = written.withDesign ?? (before.with === null ? written.withoutDesign : null);
    if (opening) requireNew(await openingDesigns(transaction), opening, setId);
    const update: ModelChange = { ...written, updatedAt: now, updatedBy: caller.userId };
    if (!(await updateModel(transaction, setId, version, update))) throw new CodedError('model.changed');
    await keepWeights(transaction, weighed, now);
    const drawing = { forms: writtenForms(formChange), now, createdBy: caller.userId };
    await addWrittenPictures(services, transaction, before, drawing);
    if (categories !== undefined) await writeCategories(transaction, setId, before.categories, categories);
    await recordAudit(transaction, caller, now, {
      action: 'model.changed',
      entity: 'model',
      entityId: String(setId),
      ...differenceOf(before, { ...written, ...(categories === undefined ? {} : { categories }) }),
    });
  });
  return answerOf(services, caller, setId);
}

/** The moment at which a day of the house begins; today has begun: it counts at once. */
export const momentOf = (day: string | null, now: Date, zone: string): Date | null =>
  day === null ? null : day === houseDate(now, zone) ? now : startOfDay(day, zone);

interface FormChange {
  readonly change: ModelChange;
  readonly weighed: readonly WeighedDesign[];
}
const NO_FORM: FormChange = { change: {}, weighed: [] };

/** A saved design takes the place of the form that it is; a derived form follows its twin. */
async function replacedForm(services: Services, caller: Caller, before: HouseModel, code: string): Promise<FormChange> {
  const form = await savedForm(services, caller, code, '/code');
  if (form.design.rings.length !== before.without.rings.length) throw unfit('/code');
  if (!form.hasStones)
    return { change: { withoutDesign: form.design, withoutCode: form.code }, weighed: [form.weighed] };
  const change: ModelChange = { withDesign: form.design, withCode: form.code };
  if (before.withoutCode !== null || before.withCode === null) return { change, weighed: [form.weighed] };
  const derived = await weigh(services, caller, withoutStones(form.design));
  return { change: { ...change, withoutDesign: derived.design }, weighed: [form.weighed, derived] };
}

async function writeCategories(
  transaction: Transaction,
  setId: number,
  before: readonly number[],
  after: readonly number[],
): Promise<void> {
  for (const category of after.filter((id) => !before.includes(id)))
    await writePlaces(transaction, category, [...(await placesOf(transaction, category)), setId]);
  for (const category of before.filter((id) => !after.includes(id)))
    await writePlaces(
      transaction,
      category,
      (await placesOf(transaction, category)).filter((id) => id !== setId),
    );
}

/** What was and what is now, of the fields that were written. Designs are named by their codes. */
export function differenceOf(before: HouseModel, written: Readonly<Record<string, unknown>>) {
  const was: Readonly<Record<string, unknown>> = { ...before, ...before.texts };
  const fields = Object.keys(written).filter((field) => written[field] !== undefined && !field.endsWith('Design'));
  return {
    before: Object.fromEntries(fields.map((field) => [field, was[field] ?? null])),
    after: Object.fromEntries(fields.map((field) => [field, written[field] ?? null])),
  };
}

export async function changeMany(
  services: Services,
  caller: Caller,
  body: Body<typeof changeHouseModels>,
): Promise<{ changed: number }> {
  const now = services.clock();
  const chosen = [...new Set(body.setIds)].map((setId) => requireModel(services, setId));
  const { category } = body;
  const isOfCategory = body.change === 'add-category' || body.change === 'remove-category';
  if (isOfCategory && category === undefined) throw fieldRefusal('/category', 'field.missing');
  const touched = chosen.filter((model) => isTouched(model, body, now));
  if (body.change === 'publish') for (const model of touched) requireNamed(model.texts.names, { publishedFrom: now });
  if (touched.length === 0) return { changed: 0 };
  const setIds = touched.map(({ setId }) => setId);
  await change(services, async (transaction) => {
    const who = { updatedAt: now, updatedBy: caller.userId };
    await updateModels(transaction, setIds, { ...bulkChange(body.change, now), ...who });
    if (isOfCategory && category !== undefined) {
      const others = (await placesOf(transaction, category)).filter((id) => !setIds.includes(id));
      await writePlaces(transaction, category, body.change === 'add-category' ? [...others, ...setIds] : others);
    }
    const detail = { change: body.change, category: category ?? null, setIds };
    await recordAudit(transaction, caller, now, {
      action: 'models.changed',
      entity: 'model',
      entityId: '',
      detail,
    });
  });
  return { changed: setIds.length };
}

const isPublished = ({ publishedFrom }: HouseModel, now: Date): boolean =>
  publishedFrom !== null && publishedFrom <= now;

function isTouched(
  model: HouseModel,
  { change: what, category = 0 }: Body<typeof changeHouseModels>,
  now: Date,
): boolean {
  switch (what) {
    case 'publish':
      return !isPublished(model, now);
    case 'withdraw':
      // Nothing ends before it has begun: a draft or a planned model would not save any more.
      return isPublished(model, now) && (model.withdrawnFrom === null || model.withdrawnFrom > now);
    case 'offer':
      return model.withdrawnFrom !== null;
    case 'add-category':
      return !model.categories.includes(category);
    case 'remove-category':
      return model.categories.includes(category);
  }
}

function bulkChange(what: Body<typeof changeHouseModels>['change'], now: Date): ModelChange {
  switch (what) {
    case 'publish':
      return { publishedFrom: now };
    case 'withdraw':
      return { withdrawnFrom: now };
    case 'offer':
      return { withdrawnFrom: null };
    case 'add-category':
    case 'remove-category':
      return {};
  }
}

export async function placeModel(
  services: Services,
  caller: Caller,
  setId: number,
  { category, before }: Body<typeof placeHouseModel>,
): Promise<void> {
  const model = requireModel(services, setId);
  if (category === COUNTED_CATEGORY) throw fieldRefusal('/category', 'field.value');
  await change(services, async (transaction) => {
    const order = await placesOf(transaction, category);
    const from = order.indexOf(setId);
    const others = order.filter((id) => id !== setId);
    const to = before === null ? others.length : others.indexOf(before);
    if (from < 0 || to < 0) throw new CodedError('model.changed');
    await writePlaces(transaction, category, others.toSpliced(to, 0, setId));
    await recordAudit(transaction, caller, services.clock(), {
      action: 'model.placed',
      entity: 'model',
      entityId: String(setId),
      detail: { articleNumber: model.articleNumber, category, before: from + 1, after: to + 1 },
    });
  });
}
