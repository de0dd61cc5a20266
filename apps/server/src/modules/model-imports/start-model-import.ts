import type { applyModelImport, uploadModelSheet } from '@ringwerk/contract';
import { MODEL_IMPORTS_KEPT } from '@ringwerk/contract';
import type * as z from 'zod/mini';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import type { Transaction } from '../../storage/database.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { addJob, findOpenJob } from '../jobs/add-job.ts';
import { cancelJob } from '../jobs/job-repository.ts';
import { MODEL_IMPORT_JOB } from './model-import-job.ts';
import * as repository from './model-import-repository.ts';

type Means = Pick<Services, 'database' | 'clock'>;
type Body<O extends { readonly body: z.ZodMiniType }> = z.output<O['body']>;

const openJob = (transaction: Transaction, id: string): Promise<string | null> =>
  findOpenJob(transaction, MODEL_IMPORT_JOB.kind, id);

interface Ordered {
  readonly id: string;
  readonly name: string;
  readonly digest?: string;
}

const order = (transaction: Transaction, caller: Caller, now: Date, { id, name, digest }: Ordered): Promise<string> =>
  addJob(
    transaction,
    MODEL_IMPORT_JOB,
    { importId: id, askedBy: caller.userId, ...(digest === undefined ? {} : { digest }) },
    { now, subject: name, uniqueKey: id, createdBy: caller.userId },
  );

/** Keeps a file and looks at its rows in the background. @throws CodedError `import.busy` while too many are under way */
export function uploadSheet(
  { database, clock }: Means,
  caller: Caller,
  { data, name }: Body<typeof uploadModelSheet>,
): Promise<{ id: string }> {
  const now = clock();
  const file = Buffer.from(data, 'base64');
  return database.transaction(async (transaction) => {
    if ((await repository.makeRoom(transaction)) >= MODEL_IMPORTS_KEPT) throw new CodedError('import.busy');
    const id = await repository.insertImport(transaction, { name, file, createdAt: now, createdBy: caller.userId });
    await order(transaction, caller, now, { id, name });
    return { id };
  });
}

/** An import that stands still and is not written. @throws CodedError `not-found`, `conflict` */
async function requireIdle(transaction: Transaction, id: string): Promise<repository.ImportRow> {
  // Looked at before the lock, too: a job that writes holds it until it has written.
  if ((await openJob(transaction, id)) !== null) throw new CodedError('conflict');
  const found = await repository.lockImport(transaction, id);
  if (found === null) throw new CodedError('not-found');
  if (found.writtenAt !== null || (await openJob(transaction, id)) !== null) throw new CodedError('conflict');
  return found;
}

/** Looks at the rows again, over the collection as it is now. */
export function recheckImport({ database, clock }: Means, caller: Caller, id: string): Promise<void> {
  return database.transaction(async (transaction) => {
    const { name } = await requireIdle(transaction, id);
    await order(transaction, caller, clock(), { id, name });
  });
}

/**
 * Writes what was looked at, in the background; the log names it when it is written.
 * @throws CodedError `model.changed` for another answer than that of the last check
 */
export function applyImport(
  { database, clock }: Means,
  caller: Caller,
  id: string,
  { digest }: Body<typeof applyModelImport>,
): Promise<void> {
  return database.transaction(async (transaction) => {
    const found = await requireIdle(transaction, id);
    if (found.digest !== digest) throw new CodedError('model.changed');
    await order(transaction, caller, clock(), { id, name: found.name, digest });
  });
}

/** @throws CodedError `conflict` where nothing is under way */
export function cancelImport({ database, clock }: Means, caller: Caller, id: string): Promise<void> {
  const now = clock();
  return database.transaction(async (transaction) => {
    // Without a lock: while rows are written, the job holds the import.
    if ((await repository.findImport(transaction, id)) === null) throw new CodedError('not-found');
    const jobId = await openJob(transaction, id);
    if (jobId === null || !(await cancelJob(transaction, jobId, now))) throw new CodedError('conflict');
    await recordAudit(transaction, caller, now, { action: 'job.cancelled', entity: 'job', entityId: jobId });
  });
}
