import type { importModelSheet as operation } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { change, differenceOf } from './change-collection.ts';
import { planUpload, type SheetPlan } from './check-model-sheet.ts';
import { placesOf, updateModel, writePlaces } from './collection-repository.ts';
import { insertModel } from './insert-model.ts';
import type { ChangedModel } from './model-sheet-rows.ts';
import { placesText, type Places } from './model-sheet.ts';

interface Placed {
  readonly setId: number;
  readonly places: Places;
}

/**
 * Writes what a file changes, all in one transaction, as it was looked at: the file is checked again, and what has become
 * another answer since, because somebody changed an article, is refused as a whole.
 */
export async function importSheet(
  services: Services,
  caller: Caller,
  { data, digest, name }: z.output<typeof operation.body>,
): Promise<{ created: number; changed: number }> {
  const plan = await planUpload(services, caller, data);
  if (plan.answer.digest !== digest) throw new CodedError('model.changed');
  const now = services.clock();
  const { created, changed } = plan;
  await change(services, async (transaction) => {
    const placed = await writeModels(services, transaction, caller, now, plan);
    await placeModels(transaction, placed);
    await recordAudit(transaction, caller, now, {
      action: 'models.imported',
      entity: 'model',
      entityId: '',
      detail: { file: name, created: created.length, changed: changed.length, refused: plan.answer.counts.refused },
    });
  });
  return { created: created.length, changed: changed.length };
}

async function writeModels(
  services: Pick<Services, 'alloys' | 'stills'>,
  transaction: Transaction,
  caller: Caller,
  now: Date,
  { changed, created }: SheetPlan,
): Promise<readonly Placed[]> {
  const placed: Placed[] = [];
  for (const one of changed) {
    await writeChange(transaction, caller, now, one);
    if (one.places !== null) placed.push({ setId: one.model.setId, places: one.places });
  }
  for (const { model, places } of created) {
    const setId = await insertModel(services, transaction, caller, now, model);
    if (places !== null) placed.push({ setId, places });
  }
  return placed;
}

async function writeChange(
  transaction: Transaction,
  caller: Caller,
  now: Date,
  { model, change: fields, places }: ChangedModel,
): Promise<void> {
  const update = { ...fields, updatedAt: now, updatedBy: caller.userId };
  if (!(await updateModel(transaction, model.setId, model.version, update))) throw new CodedError('model.changed');
  await recordAudit(transaction, caller, now, {
    action: 'model.changed',
    entity: 'model',
    entityId: String(model.setId),
    ...differenceOf(model, { ...fields, ...(places === null ? {} : { categories: [...places.keys()] }) }),
    ...(places === null ? {} : { detail: { places: placesText(places) } }),
  });
}

/** Puts models at their places; those that the file does not move stay in their order around them. */
async function placeModels(transaction: Transaction, placed: readonly Placed[]): Promise<void> {
  if (placed.length === 0) return;
  const moved = new Set(placed.map(({ setId }) => setId));
  for (let category = 1; category <= 12; category += 1) {
    const order = (await placesOf(transaction, category)).filter((id) => !moved.has(id));
    const entering = placed
      .filter(({ places }) => places.has(category))
      .map(({ setId, places }) => ({ setId, place: places.get(category) ?? Infinity }))
      .toSorted((a, b) => a.place - b.place);
    for (const { setId, place } of entering) order.splice(Math.min(place - 1, order.length), 0, setId);
    await writePlaces(transaction, category, order);
  }
}
