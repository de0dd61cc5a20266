import { randomUUID } from 'node:crypto';
import { MODEL_SHEET_ROWS_MAX, SHEET_PROBLEMS, type ModelImport } from '@ringwerk/contract';
import { SHEET_LIMITS, type Sheet } from '@ringwerk/sheets';
import type * as z from 'zod/mini';
import { CodedError } from '../../http/coded-error.ts';
import type { Services } from '../../services.ts';
import { recordAudit, type Doer } from '../audit/record-audit.ts';
import { change } from '../collection/change-collection.ts';
import { planSheet, type SheetPlan } from '../collection/check-model-sheet.ts';
import { JobError, type JobContext, type JobResult } from '../jobs/define-job.ts';
import { readUpload } from '../sheets/read-upload.ts';
import type { MODEL_IMPORT_JOB } from './model-import-job.ts';
import * as repository from './model-import-repository.ts';
import { writeSheet } from './write-sheet.ts';

type Payload = z.output<typeof MODEL_IMPORT_JOB.schema>;
type Context = Pick<JobContext, 'signal' | 'progress'>;
type Problem = NonNullable<ModelImport['problem']>;

const LIMITS = { ...SHEET_LIMITS, rows: MODEL_SHEET_ROWS_MAX };
/** Share of the work that is done when the rows were looked at again; the rest is the writing. */
const PLAN_SHARE = 0.5;

const gone = (): JobError => new JobError('import.gone', 'the file is not kept any more', { isFinal: true });
const changed = (): JobError =>
  new JobError('import.changed', 'the collection is another than at the check', { isFinal: true });

/** What the job does. @throws JobError */
export async function runModelImport(services: Services, context: Context, payload: Payload): Promise<JobResult> {
  const doer = await repository.findDoer(services.database.orm, payload.askedBy);
  if (doer === null) throw new Error('whoever asked for an import is no account');
  return payload.digest === undefined
    ? checkRows(services, context, payload.importId, doer)
    : writeRows(services, context, { id: payload.importId, digest: payload.digest }, doer);
}

async function readKept(services: Services, id: string, { signal, progress }: Context): Promise<Sheet> {
  progress(0, 'reading');
  const file = await repository.fileOf(services.database.orm, id);
  if (file === null) throw gone();
  const sheet = await readUpload(file, LIMITS, signal);
  await services.models.refresh();
  return sheet;
}

/** Answers every row, in place of the answers of an earlier run; of a file that is no table of models, why. */
async function checkRows(services: Services, context: Context, id: string, doer: Doer): Promise<JobResult> {
  const { orm } = services.database;
  const run = { id, runId: randomUUID() };
  const requireCurrent = (isCurrent: boolean): void => {
    if (!isCurrent) throw new JobError('job.interrupted', 'another run has begun', { isFinal: true });
  };
  if (!(await repository.beginCheck(orm, id, run.runId))) throw gone();
  try {
    const sheet = await readKept(services, id, context);
    const { counts, digest } = await planSheet(services, doer, sheet, {
      signal: context.signal,
      onProgress: (done) => context.progress(done, 'checking'),
      onRows: async (rows) => requireCurrent(await repository.addRows(orm, run, rows)),
    });
    const { name, others } = sheet;
    const found = { checkedAt: services.clock(), sheet: name, others, counts, digest };
    requireCurrent(await repository.endCheck(orm, run, found));
    return { ...counts };
  } catch (error) {
    const problem = problemOf(error);
    if (problem === null) throw error;
    requireCurrent(await repository.endCheck(orm, run, { problem }));
    return { problem: problem.code };
  }
}

/** Why a file cannot be read as a whole; null for any other failure. */
function problemOf(error: unknown): Problem | null {
  if (!(error instanceof CodedError) || error.code !== 'sheet.unreadable') return null;
  const issue = error.issues?.[0];
  const code = SHEET_PROBLEMS.find((known) => known === issue?.code);
  return code === undefined || issue === undefined ? null : { code, params: { ...issue.params } };
}

interface LookedAt {
  readonly id: string;
  readonly digest: string;
}

/**
 * Writes the rows as they were looked at, all in one transaction with the word that they are written. Over another collection, or
 * cut off anywhere, nothing is; begun again after its commit, it has nothing left to do.
 */
async function writeRows(services: Services, context: Context, lookedAt: LookedAt, doer: Doer): Promise<JobResult> {
  const { id, digest } = lookedAt;
  const found = await repository.findImport(services.database.orm, id);
  if (found === null) throw gone();
  if (found.writtenAt !== null) return { created: found.created, changed: found.changed };
  const plan = await planAgain(services, context, id, doer);
  if (plan.digest !== digest) throw changed();
  const { created, changed: rows, counts } = plan;
  const now = services.clock();
  const written = { writtenAt: now, writtenBy: doer.userId, created: created.length, changed: rows.length };
  try {
    await change(services, async (transaction) => {
      // Under the lock of the collection: a second attempt waits here, and finds them written.
      if (!(await repository.markWritten(transaction, id, written))) return;
      await writeSheet(transaction, plan, {
        services,
        doer,
        now,
        signal: context.signal,
        onProgress: (done) => context.progress(PLAN_SHARE + done * (1 - PLAN_SHARE), 'writing'),
      });
      const detail = { file: found.name, created: created.length, changed: rows.length, refused: counts.refused };
      await recordAudit(transaction, doer, now, { action: 'models.imported', entity: 'model', entityId: '', detail });
      context.signal.throwIfAborted();
    });
  } catch (error) {
    throw error instanceof CodedError && error.code === 'model.changed' ? changed() : error;
  }
  return { created: created.length, changed: rows.length };
}

async function planAgain(services: Services, context: Context, id: string, doer: Doer): Promise<SheetPlan> {
  try {
    const sheet = await readKept(services, id, context);
    return await planSheet(services, doer, sheet, {
      signal: context.signal,
      isKept: true,
      onProgress: (done) => context.progress(done * PLAN_SHARE, 'checking'),
    });
  } catch (error) {
    // It could be read when it was looked at.
    throw problemOf(error) === null ? error : changed();
  }
}
