import {
  readDesignCode,
  type AuditAction,
  type changeCouple as changeOperation,
  type CoupleFile,
  type CoupleInput,
  type createCouple as createOperation,
  type addCoupleNote,
  type recordConsent,
  type tieRecord,
} from '@ringwerk/contract';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { claimKey, noteMade, type IdempotentCall } from '../idempotency/claim-key.ts';
import { coupleFile, fileMeans } from './couple-answer.ts';
import * as repository from './couple-repository.ts';
import { foundBy, requireSizes } from './couple-words.ts';
import { requireCouple } from './tied-couple.ts';
import { tie } from './tied-records.ts';

type Body<Operation extends { readonly body: z.ZodMiniType | undefined }> = z.output<NonNullable<Operation['body']>>;
type Row = repository.CoupleRow;

/** The couple, locked. @throws CodedError `couple.unknown` */
export async function lockKnown(transaction: Transaction, caller: Caller, id: string): Promise<Row> {
  const couple = await repository.lockCouple(transaction, caller.dealerId, id);
  if (couple === null) throw new CodedError('couple.unknown');
  return couple;
}

/** Empty where a text may be, so that a new file has every field. */
const EMPTY: Omit<CoupleInput, 'people' | 'language'> = {
  street: '',
  postcode: '',
  city: '',
  weddingDate: null,
  source: null,
  nextStep: '',
  nextStepOn: null,
};

/** Opens a file. Calls with the same key of the same dealer answer with the file of the first one. */
export async function createCouple(
  services: Services,
  caller: Caller,
  { idempotencyKey: key, ...request }: Body<typeof createOperation>,
  sent: IdempotentCall['body'],
): Promise<CoupleFile> {
  requireSizes(request.people);
  const now = services.clock();
  const input = { ...EMPTY, language: caller.language, ...definedOnly(request), people: request.people };
  const call: IdempotentCall | null =
    key === undefined ? null : { act: 'couple', dealerId: caller.dealerId, key, body: sent };
  const means = await fileMeans(services);
  return services.database.transaction(async (transaction) => {
    const made = call === null ? null : await claimKey(transaction, call);
    // The file may have gone into another one meanwhile.
    if (made !== null) return coupleFile(means, transaction, await requireCouple(transaction, caller, made));
    const couple = await repository.insertCouple(transaction, {
      ...input,
      ...foundBy(input),
      dealerId: caller.dealerId,
      createdAt: now,
      updatedAt: now,
      updatedBy: caller.userId,
    });
    if (call !== null) await noteMade(transaction, call, couple.id);
    await note(transaction, caller, now, 'couple.created', couple.id);
    return coupleFile(means, transaction, couple);
  });
}

const definedOnly = <Fields extends object>(
  fields: Fields,
): { [Name in keyof Fields]?: Exclude<Fields[Name], undefined> } =>
  // The entries that are left have no undefined among their values.
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined)) as never;

/**
 * An entry of the log. It says which fields were changed and not what stood in them: the log is never shortened, and a couple
 * may have its data deleted.
 */
export const note = (
  transaction: Transaction,
  caller: Caller,
  at: Date,
  action: AuditAction,
  coupleId: string,
  detail: Readonly<Record<string, unknown>> = {},
): Promise<void> => recordAudit(transaction, caller, at, { action, entity: 'couple', entityId: coupleId, detail });

/** Changes a couple as of the version that the caller saw; whoever saw an older one reads the present state first. */
export async function changeCouple(
  services: Services,
  caller: Caller,
  id: string,
  { version, ...fields }: Body<typeof changeOperation>,
): Promise<CoupleFile> {
  if (fields.people !== undefined) requireSizes(fields.people);
  const now = services.clock();
  const means = await fileMeans(services);
  return services.database.transaction(async (transaction) => {
    const before = await lockKnown(transaction, caller, id);
    if (before.version !== version) throw new CodedError('couple.changed');
    const after = { ...before, ...definedOnly(fields) };
    const changed = Object.keys(definedOnly(fields));
    const couple = await repository.updateCouple(transaction, before.id, {
      ...definedOnly(fields),
      ...foundBy(after),
      updatedAt: now,
      updatedBy: caller.userId,
    });
    await note(transaction, caller, now, 'couple.changed', couple.id, { fields: changed });
    return coupleFile(means, transaction, couple);
  });
}

interface Act {
  readonly action: AuditAction;
  readonly detail?: Readonly<Record<string, unknown>>;
}

/** Something is added to a file or taken from it. It is no change of what two sellers may write over, so no version counts. */
async function act(
  services: Services,
  caller: Caller,
  id: string,
  { action, detail = {} }: Act,
  work: (transaction: Transaction, couple: Row, now: Date) => Promise<void>,
): Promise<CoupleFile> {
  const now = services.clock();
  const means = await fileMeans(services);
  return services.database.transaction(async (transaction) => {
    const couple = await lockKnown(transaction, caller, id);
    await work(transaction, couple, now);
    await note(transaction, caller, now, action, couple.id, detail);
    return coupleFile(means, transaction, couple);
  });
}

export const addNote = (services: Services, caller: Caller, id: string, body: Body<typeof addCoupleNote>) =>
  act(
    services,
    caller,
    id,
    { action: 'couple.note-added', detail: { kind: body.kind } },
    async (transaction, couple, at) => {
      const notes = await repository.listNotes(transaction, couple.id);
      if (notes.length >= repository.NOTES_MAX) throw new CodedError('couple.full');
      await repository.insertNotes(transaction, [{ ...body, coupleId: couple.id, at, byName: caller.name }]);
    },
  );

export const removeNote = (services: Services, caller: Caller, id: string, noteId: number) =>
  act(services, caller, id, { action: 'couple.note-removed' }, async (transaction, couple) => {
    if (!(await repository.removeNote(transaction, couple.id, noteId))) throw new CodedError('not-found');
  });

export const consent = (services: Services, caller: Caller, id: string, body: Body<typeof recordConsent>) => {
  const action = body.isGiven ? 'couple.consent-given' : 'couple.consent-withdrawn';
  return act(services, caller, id, { action, detail: { purpose: body.purpose } }, async (transaction, couple, at) => {
    const consents = await repository.listConsents(transaction, couple.id);
    if (consents.length >= repository.NOTES_MAX) throw new CodedError('couple.full');
    await repository.insertConsent(transaction, { ...body, coupleId: couple.id, at, byName: caller.name });
  });
};

const UUID = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/iu;
const UNKNOWN = {
  design: 'design.unknown',
  quote: 'quote.unknown',
  order: 'order.unknown',
  share: 'share.unknown',
} as const;

export function tieTo(
  services: Services,
  caller: Caller,
  id: string,
  body: Body<typeof tieRecord>,
): Promise<CoupleFile> {
  const { kind, isTied } = body;
  const record = kind === 'design' ? readDesignCode(body.record) : UUID.test(body.record) ? body.record : null;
  const entry = {
    action: isTied ? 'couple.record-tied' : 'couple.record-untied',
    detail: { kind, record: body.record },
  } as const;
  return act(services, caller, id, entry, async (transaction, { id: coupleId }, at) => {
    const scope = { dealerId: caller.dealerId, coupleId, at };
    if (record === null || !(await tie(transaction, scope, { kind, record, isTied })))
      throw new CodedError(UNKNOWN[kind]);
  });
}
