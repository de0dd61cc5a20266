import { MODEL_KINDS, type ModelKind } from '@ringwerk/contract';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { recordAudit, type Doer } from '../audit/record-audit.ts';
import { insertModels, type NewModel } from '../catalogue/model-repository.ts';
import { keepWeights, type WeighedDesign } from '../designs/design-weights.ts';
import { nextSetId, openingDesigns, placesOf, writePlaces } from './collection-repository.ts';
import { requireNew, unfit, type ModelForms } from './model-design.ts';
import { addWrittenPictures } from './draw-picture.ts';
import { writtenForms } from './picture-job.ts';

/** Sections of the ring worlds; the others are pairs. */
const WORLDS: Readonly<Record<number, ModelKind>> = {
  21: 'engagementring',
  22: 'memoire',
  23: 'special',
  24: 'zweiklang',
};
const PAIRS: readonly ModelKind[] = MODEL_KINDS.filter((kind) => kind === 'pair' || kind === 'zweiklang');

/** What rings of a section are. */
export const kindOf = (section: number): ModelKind => WORLDS[section] ?? 'pair';

/** @throws CodedError `model.unfit` for a design that has another number of rings than its section */
export function requireRings({ withoutDesign }: ModelForms, kind: ModelKind): void {
  if (withoutDesign.rings.length !== (PAIRS.includes(kind) ? 2 : 1)) throw unfit('/section');
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');

export interface ModelToInsert {
  readonly section: number;
  readonly forms: ModelForms;
  readonly weighed: readonly WeighedDesign[];
  readonly fields: Pick<NewModel, 'names'> &
    Partial<Pick<NewModel, 'words' | 'note' | 'publishedFrom' | 'withdrawnFrom' | 'successor' | 'popularityStart'>>;
}

/** A new model, under the lock of the collection. @throws CodedError `model.twice`, `model.section-full` */
export async function insertModel(
  services: Pick<Services, 'alloys' | 'stills'>,
  transaction: Transaction,
  doer: Doer,
  now: Date,
  model: ModelToInsert,
): Promise<number> {
  const { withDesign, withoutDesign } = model.forms;
  requireNew(await openingDesigns(transaction), withDesign ?? withoutDesign);
  return insertNewModel(services, transaction, doer, now, model);
}

/**
 * The same for a design that is known to be none of the collection: with the next number of its section; pairs enter the category
 * of theirs. @throws CodedError `model.section-full`
 */
export async function insertNewModel(
  services: Pick<Services, 'alloys' | 'stills'>,
  transaction: Transaction,
  doer: Doer,
  now: Date,
  { section, forms, weighed, fields }: ModelToInsert,
): Promise<number> {
  const kind = kindOf(section);
  const id = await nextSetId(transaction, section);
  if (id === null) throw new CodedError('model.section-full');
  const articleNumber = `RW-${twoDigits(section)}-${String(id % 1000).padStart(3, '0')}`;
  const row = { setId: id, articleNumber, kind, ...forms, ...fields, updatedAt: now, updatedBy: doer.userId };
  await insertModels(transaction, [row], []);
  await keepWeights(transaction, weighed, now);
  const drawing = { forms: writtenForms(forms), now, createdBy: doer.userId };
  await addWrittenPictures(services, transaction, row, drawing);
  if (kind === 'pair') await writePlaces(transaction, section, [...(await placesOf(transaction, section)), id]);
  const { withCode, withoutCode } = forms;
  const after = { articleNumber, code: withCode ?? withoutCode, twinCode: withCode === null ? null : withoutCode };
  await recordAudit(transaction, doer, now, {
    action: 'model.created',
    entity: 'model',
    entityId: String(id),
    after: { ...after, ...fields },
  });
  return id;
}
