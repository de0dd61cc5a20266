import { readFile } from 'node:fs/promises';
import * as contract from '@ringwerk/contract';
import type { Caller } from '../../http/caller.ts';
import { CodedError } from '../../http/coded-error.ts';
import type { FileAnswer } from '../../http/file-answer.ts';
import { registerOperation, type Api } from '../../http/register-operation.ts';
import type { Services } from '../../services.ts';
import { recordAudit } from '../audit/record-audit.ts';
import { dumpPath, isBackupName, listBackups } from './backup-folder.ts';
import { EMPTY_FILES_JOB, emptyFiles } from './empty-files-job.ts';
import { emptyHouse } from './empty-house.ts';
import { companyName, countTrial, isTrial } from './trial-repository.ts';

export function registerEmptying(api: Api, services: Services): void {
  services.jobs.register(EMPTY_FILES_JOB, (context) => emptyFiles(services, context));
  registerOperation(api, contract.getTrial, ({ caller }) => trialAnswer(services, caller));
  registerOperation(api, contract.emptyHouse, async ({ caller, body }) => {
    const { config, database, clock } = services;
    const { userId: keeperId } = caller;
    const means = { dataDir: config.dataDir, keeperId, doer: caller, confirm: body.confirm, now: clock() };
    const { backup, removed } = await emptyHouse(database, means);
    return { backup: backup.name, removed };
  });
  registerOperation(api, contract.getBackup, ({ caller, params }) => readBackup(services, caller, params.name));
}

async function trialAnswer({ config, database: { orm } }: Services, caller: Caller): Promise<contract.Trial> {
  const [is, company, counts, backups] = await Promise.all([
    isTrial(orm),
    companyName(orm),
    countTrial(orm, caller.userId),
    listBackups(config.dataDir),
  ]);
  return { isTrial: is, company, counts, backups, folder: `${config.dataDir}/backups` };
}

/** The database of a backup; it holds everything that the house knew, so each reading is logged. */
async function readBackup({ config, database, clock }: Services, caller: Caller, name: string): Promise<FileAnswer> {
  if (!isBackupName(name)) throw new CodedError('not-found');
  const bytes = await readFile(dumpPath(config.dataDir, name)).catch(() => null);
  if (bytes === null) throw new CodedError('not-found');
  await recordAudit(database.orm, caller, clock(), {
    action: 'house.backup-read',
    entity: 'house',
    entityId: caller.dealerId,
    detail: { backup: name },
  });
  return { name: `ringwerk-${name}.sql.gz`, bytes };
}
