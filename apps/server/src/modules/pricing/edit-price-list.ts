import type {
  activatePriceList,
  checkPriceSheet as checkOperation,
  createPriceDraft,
  OfficePriceList,
  PriceSheetCheck,
  savePriceDraft,
} from '@ringwerk/contract';
import type { AuditAction, PriceListState, PriceListSummary } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Queryable, Transaction } from '../../storage/database.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { readUpload } from '../sheets/read-upload.ts';
import { changeCells, valueAt } from './change-cells.ts';
import { checkPriceSheet, PRICE_SHEET_LIMITS } from './check-price-sheet.ts';
import { readComingMoment } from './posted-moment.ts';
import * as repository from './price-list-repository.ts';

type Edition = repository.Edition;
type Means = Pick<Services, 'database' | 'clock'>;
type Body<Operation extends { readonly body: z.ZodMiniType }> = z.output<Operation['body']>;

function stateOf(edition: Edition, inForce: Edition | null): PriceListState {
  if (edition.activeFrom === null) return 'draft';
  if (!edition.hasBegun) return 'planned';
  if (edition.isAgreedOnly) return 'agreed';
  return edition.id === inForce?.id ? 'active' : 'past';
}

export function summaryOf(edition: Edition, inForce: Edition | null): PriceListSummary {
  const { id, name, note, isAgreedOnly, agreements, version, activeFrom, createdAt, updatedAt } = edition;
  const { savedBy, startedBy } = edition;
  return {
    id,
    name,
    note,
    state: stateOf(edition, inForce),
    isAgreedOnly,
    agreements,
    version,
    activeFrom: activeFrom?.toISOString() ?? null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
    updatedBy: savedBy,
    activatedBy: startedBy,
  };
}

async function requireEdition(database: Queryable, id: string): Promise<Edition> {
  const edition = await repository.findEdition(database, id);
  if (edition === null) throw new CodedError('price-list.unknown');
  return edition;
}

/** A list with its figures and those that they are compared with. */
export async function readPriceList(database: Queryable, id: string): Promise<OfficePriceList> {
  const edition = await requireEdition(database, id);
  const inForce = await repository.editionInForce(database);
  const other = edition.hasBegun && !edition.isAgreedOnly ? await repository.editionBefore(database, edition) : inForce;
  return {
    ...summaryOf(edition, inForce),
    content: edition.content,
    compared: other && { name: other.name, content: other.content },
  };
}

const audited = (
  transaction: Transaction,
  caller: Caller,
  now: Date,
  action: AuditAction,
  id: string,
  detail: object,
) => recordAudit(transaction, caller, now, { action, entity: 'price-list', entityId: id, detail: { ...detail } });

export function createDraft(
  { database, clock }: Means,
  caller: Caller,
  { name, note = '', from }: Body<typeof createPriceDraft>,
): Promise<OfficePriceList> {
  const now = clock();
  return database.transaction(async (transaction) => {
    const source = await requireEdition(transaction, from);
    const { userId } = caller;
    // A list made from one that few may see is not everybody's by forgetting to say so.
    const { content, isAgreedOnly } = source;
    const draft = { name, note, content, isAgreedOnly, createdAt: now, updatedAt: now, updatedBy: userId };
    const id = await repository.insertEdition(transaction, draft);
    await audited(transaction, caller, now, 'price-list.created', id, { name, from: source.name });
    return readPriceList(transaction, id);
  });
}

/** @throws CodedError unless the list is a draft that nobody has saved since `version` was read. */
function requireDraft(edition: Edition, version: number): void {
  if (edition.activeFrom !== null) throw new CodedError('price-list.frozen');
  if (edition.version !== version) throw new CodedError('price-list.changed');
}

/** The same, locked until the transaction ends. */
async function lockDraft(transaction: Transaction, id: string, version: number): Promise<Edition> {
  const edition = await repository.lockEdition(transaction, id);
  if (edition === null) throw new CodedError('price-list.unknown');
  requireDraft(edition, version);
  return edition;
}

/** What a file would change in a draft; nothing is written. */
export async function checkSheet(
  { database }: Pick<Means, 'database'>,
  id: string,
  { version, data }: Body<typeof checkOperation>,
  signal: AbortSignal,
): Promise<PriceSheetCheck> {
  const edition = await requireEdition(database.orm, id);
  requireDraft(edition, version);
  const sheet = await readUpload(Buffer.from(data, 'base64'), PRICE_SHEET_LIMITS, signal);
  return checkPriceSheet(edition.content, sheet);
}

export function saveDraft(
  { database, clock }: Means,
  caller: Caller,
  id: string,
  { version, name, note, isAgreedOnly, cells, file }: Body<typeof savePriceDraft>,
): Promise<OfficePriceList> {
  const now = clock();
  return database.transaction(async (transaction) => {
    const draft = await lockDraft(transaction, id, version);
    await repository.updateEdition(transaction, id, {
      name: name ?? draft.name,
      note: note ?? draft.note,
      isAgreedOnly: isAgreedOnly ?? draft.isAgreedOnly,
      content: changeCells(draft.content, cells),
      version: version + 1,
      updatedAt: now,
      updatedBy: caller.userId,
    });
    await recordAudit(transaction, caller, now, {
      action: 'price-list.changed',
      entity: 'price-list',
      entityId: id,
      detail: { name: name ?? draft.name, ...(file === undefined ? {} : { file }) },
      before: {
        ...(name === undefined ? {} : { name: draft.name }),
        ...(note === undefined ? {} : { note: draft.note }),
        ...(isAgreedOnly === undefined ? {} : { isAgreedOnly: draft.isAgreedOnly }),
        ...Object.fromEntries(cells.map(({ path }) => [path, valueAt(draft.content, path)])),
      },
      after: {
        ...(name === undefined ? {} : { name }),
        ...(note === undefined ? {} : { note }),
        ...(isAgreedOnly === undefined ? {} : { isAgreedOnly }),
        ...Object.fromEntries(cells.map(({ path, value }) => [path, value])),
      },
    });
    return readPriceList(transaction, id);
  });
}

export function activate(
  { database, clock }: Means,
  caller: Caller,
  id: string,
  { version, from }: Body<typeof activatePriceList>,
): Promise<OfficePriceList> {
  const now = clock();
  const activeFrom: Date | 'now' = from === null ? 'now' : readComingMoment(from, '/from', now);
  return database.transaction(async (transaction) => {
    const draft = await lockDraft(transaction, id, version);
    const changes = { activeFrom, version: version + 1, updatedAt: now, activatedBy: caller.userId };
    await repository.updateEdition(transaction, id, changes);
    const { name, isAgreedOnly } = draft;
    await audited(transaction, caller, now, 'price-list.activated', id, { name, isAgreedOnly, from: from ?? 'now' });
    return readPriceList(transaction, id);
  });
}

/** A planned list becomes a draft again; one that has begun is superseded by another list only. */
export function withdraw({ database, clock }: Means, caller: Caller, id: string): Promise<OfficePriceList> {
  const now = clock();
  return database.transaction(async (transaction) => {
    const edition = await repository.lockEdition(transaction, id);
    if (edition === null) throw new CodedError('price-list.unknown');
    if (edition.activeFrom === null || edition.hasBegun) throw new CodedError('price-list.frozen');
    const changes = { activeFrom: null, activatedBy: null, version: edition.version + 1, updatedAt: now };
    await repository.updateEdition(transaction, id, changes);
    await audited(transaction, caller, now, 'price-list.withdrawn', id, { name: edition.name });
    return readPriceList(transaction, id);
  });
}

export function deleteDraft({ database, clock }: Means, caller: Caller, id: string): Promise<void> {
  const now = clock();
  return database.transaction(async (transaction) => {
    const edition = await repository.lockEdition(transaction, id);
    if (edition === null) throw new CodedError('price-list.unknown');
    if (edition.activeFrom !== null) throw new CodedError('price-list.frozen');
    await repository.deleteEdition(transaction, id);
    await audited(transaction, caller, now, 'price-list.deleted', id, { name: edition.name });
  });
}
