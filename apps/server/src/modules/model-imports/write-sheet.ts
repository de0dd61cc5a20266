import { setImmediate } from 'node:timers/promises';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { recordAudit, type Doer } from '../audit/record-audit.ts';
import { differenceOf } from '../collection/change-collection.ts';
import type { SheetPlan } from '../collection/check-model-sheet.ts';
import { placesOf, updateModel, writePlaces } from '../collection/collection-repository.ts';
import { insertNewModel } from '../collection/insert-model.ts';
import type { NewFromSheet } from '../collection/model-sheet-changes.ts';
import type { ChangedModel } from '../collection/model-sheet-rows.ts';
import { placesText, type Places } from '../collection/model-sheet.ts';
import { designKeyOf } from '../designs/design-key-of.ts';

interface Placed {
  readonly setId: number;
  readonly places: Places;
}
export interface WriteMeans {
  readonly services: Pick<Services, 'alloys' | 'stills' | 'models'>;
  readonly doer: Doer;
  readonly now: Date;
  readonly signal: AbortSignal;
  /** @param done - 0 to 1 */
  readonly onProgress: (done: number) => void;
}

/** Models whose keys are computed between two looks at what else waits. */
const KEYS_AT_ONCE = 100;

/**
 * Writes what a plan changes, in the caller's transaction and under the lock of the collection.
 * @throws CodedError `model.changed` where the collection is not that of the plan any more, and the reason of `signal`
 */
export async function writeSheet(
  transaction: Transaction,
  { changed, created }: Pick<SheetPlan, 'changed' | 'created'>,
  means: WriteMeans,
): Promise<void> {
  const { signal, onProgress } = means;
  await requireNewDesigns(transaction, created, means);
  const placed: Placed[] = [];
  const all = changed.length + created.length;
  const place = (setId: number, places: Places | null): void => {
    if (places !== null) placed.push({ setId, places });
    onProgress(done / all);
  };
  let done = 0;
  for (const one of changed) {
    signal.throwIfAborted();
    await writeChange(transaction, one, means);
    done += 1;
    place(one.model.setId, one.places);
  }
  for (const { model, places } of created) {
    signal.throwIfAborted();
    const setId = await insertNewModel(means.services, transaction, means.doer, means.now, model);
    done += 1;
    place(setId, places);
  }
  await placeModels(transaction, placed);
}

/** The plan was made before the lock: a model of the same design may have come between. */
async function requireNewDesigns(
  transaction: Transaction,
  created: readonly NewFromSheet[],
  { services }: WriteMeans,
): Promise<void> {
  if (created.length === 0) return;
  const keys = new Set(created.map(({ key }) => key));
  // Nobody else adds a model from now on.
  const models = [...services.models.list, ...(await services.models.designsSinceLook(transaction))];
  for (const [index, model] of models.entries()) {
    if (index % KEYS_AT_ONCE === 0) await setImmediate();
    if (keys.has(designKeyOf(model.with ?? model.without))) throw new CodedError('model.changed');
  }
}

async function writeChange(
  transaction: Transaction,
  { model, change: fields, places }: ChangedModel,
  { doer, now }: WriteMeans,
): Promise<void> {
  const update = { ...fields, updatedAt: now, updatedBy: doer.userId };
  if (!(await updateModel(transaction, model.setId, model.version, update))) throw new CodedError('model.changed');
  await recordAudit(transaction, doer, now, {
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
